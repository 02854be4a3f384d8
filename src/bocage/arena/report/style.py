"""How the report looks: the paper, ink and leaf of the table, by day and by night."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #f1e9d6; --panel: #fffaf0; --ink: #2e281f; --ink-2: #5d5342; --line: #dccfb2; --line-2: #978355;
  --leaf: #3b682f; --leaf-soft: #e2ecd0; --seat-a: #1c69a3; --seat-b: #b8480a; --seat-c: #efbe2b;
  --seat-d: #5e2159; --water: #6aa5bf; --soil: #9a6a42; --hedge: #79a85c;
  --text: -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif;
  --title: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, "DejaVu Serif", serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #171c17; --panel: #232a23; --ink: #f1ead9; --ink-2: #beb7a3; --line: #3d473b; --line-2: #75806a;
    --leaf: #9cc777; --leaf-soft: #2f4229; --seat-a: #5fa8dc; --seat-b: #e08a4f; --seat-c: #efbe2b;
    --seat-d: #e3a9d8; --water: #7fb6cc; --soil: #b98a5c; --hedge: #79a85c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--text); }
main, header { max-width: 1060px; margin: 0 auto; padding: 16px; }
h1 { font: 700 32px/1.2 var(--title); margin: 16px 0 4px; }
h2 { font: 700 21px/1.3 var(--title); margin: 0 0 4px; }
p { margin: 4px 0 12px; max-width: 72ch; color: var(--ink-2); }
section { background: var(--panel); border-radius: 16px; padding: 18px 20px; margin: 0 0 16px; }
section { box-shadow: 0 1px 0 #0000000f, 0 3px 10px #4a35201f; }
nav a { color: var(--leaf); margin-right: 14px; }
a:focus-visible, .wide:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
figure { margin: 12px 0; }
figure svg { width: 100%; height: auto; max-width: 900px; display: block; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 60%; }
caption { text-align: left; color: var(--ink-2); padding: 4px 0; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); text-align: right; }
th, td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
thead th { color: var(--ink-2); font-weight: 600; border-bottom-color: var(--line-2); }
tbody th { font-weight: 600; }
td small { color: var(--ink-2); font-size: 12.5px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 12px; }
dt { color: var(--ink-2); } dd { margin: 0; }
@media print { body { background: #fff; } section { box-shadow: none; break-inside: avoid; } }
"""
