"""Calls about learning, each answered as the server's interface does (docs/api.md)."""

from __future__ import annotations

from bocage.learning.daily import deals
from bocage.learning.lessons import lesson
from bocage.offline import board_forms as forms
from bocage.offline.board_forms import day
from bocage.offline.forms import read
from bocage.offline.routes import OWNER, Answer, PageCall, route
from bocage.table import dealing, lessons, linking, studying
from bocage.table.profiles import typical_levels
from bocage.table.setting_up import moves_of_link

# Lessons and puzzles.


@route("GET", "/learn/lessons")
async def _lessons(asked: PageCall) -> Answer:
    return 200, lessons.lesson_list(asked.lang)


@route("POST", "/learn/lessons/*")
async def _lesson(asked: PageCall) -> Answer:
    answers = read(forms.LessonAnswers, asked.body)
    return 200, lessons.lesson_moment(lesson(asked.parts[0]), answers, asked.lang)


@route("GET", "/learn/puzzles/*")
async def _puzzles(asked: PageCall) -> Answer:
    return 200, lessons.puzzle_list(asked.parts[0], day(asked.query))


@route("GET", "/learn/puzzles/*/*")
async def _puzzle(asked: PageCall) -> Answer:
    return 200, lessons.puzzle_moment(asked.parts[0], asked.parts[1], asked.lang)


@route("POST", "/learn/puzzles/*/*")
async def _solve(asked: PageCall) -> Answer:
    move = read(forms.PuzzleAnswer, asked.body).move
    return 200, lessons.puzzle_verdict(asked.parts[0], asked.parts[1], move, asked.lang)


# Links, and the analysis desk.


@route("POST", "/learn/links")
async def _link(asked: PageCall) -> Answer:
    return 200, linking.make_link(read(forms.LinkWish, asked.body))


@route("POST", "/learn/desk")
async def _board(asked: PageCall) -> Answer:
    return 200, studying.board_moment(read(forms.BoardPlace, asked.body), asked.lang)


@route("POST", "/learn/desk/moves")
async def _moves(asked: PageCall) -> Answer:
    return 200, moves_of_link(read(forms.HeldCode, asked.body).code)


@route("POST", "/learn/setup")
async def _set_up(asked: PageCall) -> Answer:
    return 200, studying.set_up(read(forms.SetUpWish, asked.body).position, asked.lang)


@route("GET", "/learn/typical/*")
async def _typical(asked: PageCall) -> Answer:
    return 200, typical_levels(asked.parts[0], asked.lang)


@route("POST", "/learn/desk/weigh")
async def _weigh(asked: PageCall) -> Answer:
    place = read(forms.BoardPlace, asked.body)
    study = studying.studied(place)
    return 200, await studying.weigh(asked.house.rooms, OWNER, place.code, study, asked.lang)


@route("POST", "/learn/desk/line")
async def _line(asked: PageCall) -> Answer:
    place = read(forms.BoardPlace, asked.body)
    study = studying.studied(place)
    return 200, await studying.best_line(asked.house.rooms, OWNER, place.code, study, asked.lang)


@route("POST", "/learn/warning")
async def _warning(asked: PageCall) -> Answer:
    move = read(forms.MoveAbout, asked.body)
    study = studying.studied(forms.BoardPlace(move.code, moves=move.moves))
    rooms = asked.house.rooms
    return 200, await studying.warn(rooms, OWNER, move.code, study, move.action, move.limit, asked.lang)


@route("POST", "/learn/tables/*/warning")
async def _warning_at_table(asked: PageCall) -> Answer:
    move = read(forms.MoveAtTable, asked.body)
    rooms, room = asked.house.rooms, await asked.room()
    return 200, await studying.warn_at_table(rooms, room, OWNER, move.action, move.limit, asked.lang)


@route("POST", "/learn/desk/record")
async def _variations(asked: PageCall) -> Answer:
    return 200, studying.keep_variations(read(forms.Variations, asked.body))


# The deal of the day.


@route("GET", "/learn/deals")
async def _deals(asked: PageCall) -> Answer:
    return 200, {"deals": [dealing.deal_card(one) for one in deals(day(asked.query))]}


@route("POST", "/learn/deals/*/*")
async def _deal(asked: PageCall) -> Answer:
    body = read(forms.DealMoves, asked.body)
    one = dealing.deal_of(day(asked.query), *asked.parts)
    study = dealing.dealt(one, body.moves, asked.lang)
    return 200, await dealing.deal_moment(asked.house.rooms, OWNER, one, study, body, asked.lang)


@route("GET", "/learn/deals/*/*/champion")
async def _champions(asked: PageCall) -> Answer:
    one = dealing.deal_of(day(asked.query), *asked.parts)
    return 200, await dealing.champions_scores(asked.house.rooms, OWNER, one)
