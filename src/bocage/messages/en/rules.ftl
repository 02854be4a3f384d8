# bocage rules

rules-help = Show the numbered rules of a game, or which of them the tests name.
rules-word-game = [GAME]
rules-word-id = [ID]…
rules-argument-game = A game; without ids all its rules are shown.
rules-argument-id = The rules (C-10.14) or sections (C-10) to show.
rules-option-sources = Show also where each rule comes from, how sure a ruling is, and why.
rules-option-coverage = Count the rules and rulings of each game, and list those that no test names.
rules-option-json = With --coverage: print JSON.
rules-option-tests = With --coverage: the folder of the tests.
rules-of-game = { $game }
rules-hint = “bocage rules { $game }” shows them all; add ids to see a section or a single rule.
rules-unknown = There is no rule “{ $id }”.
rules-unknown-nearest = There is no rule “{ $id }”; the nearest are { $nearest }.
rules-json-alone = “--json” goes together with “--coverage”.
rules-no-sheets = No rules sheets are installed.
rules-none = The game “{ $game }” has brought no rules sheets.
rules-no-tests = There is no folder of tests here: coverage is counted in a checkout of the project.
rules-bad-test = { $file }, line { $line }: this test file is not valid Python.
rules-coverage = { $game }: { $rules ->
        [one] { $rules } rule or ruling
       *[other] { $rules } rules and rulings
    }, { $tested } named by a test.
rules-untested = { $count ->
        [one] No test names this one:
       *[other] No test names these { $count }:
    }
