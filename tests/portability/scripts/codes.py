"""What is typed or read, good and bad: codes, full codes, dates, drawings, saves."""

from ningbo.core.code import read_code
from ningbo.core.daily import Days, daily_code
from ningbo.core.deal import deal, deal_layout
from ningbo.core.drawing import layout_from_text, layout_to_text
from ningbo.core.errors import NingboError
from ningbo.core.full_code import (
    read_full_code,
    read_layout_code,
    write_full_code,
    write_layout_code,
)
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout, layouts
from ningbo.core.rules import rules
from ningbo.core.save import load_game, seal_lines
from ningbo.core.text import board_from_text

CODES = (
    "41739205-a| 0-A.W |00000007-d.b|7-d|7-|-a||7|hello-a|1e5-a|+5-a|5 -a|\u0663-a|\uff15-a"
    "|5\u00b2-a|123456789-a|9007199254740993-a|7-zz|7-turtle|7-1|7--a|7-d2|7-d2.r|7-d.|7-d.peel|7-d.b.r"
    "|7-\u212a|7-d\u00a0|\u00a07-d|7-d\x0b|y1.AAAA|x1.|x1.A|x1.AAAA|x2.AAAA|x\u0661.AAAA|x1.\u00e9|"
    + "9"
    * 500
)
DATES = ("20261130", "20240229", "20230229", "2026113", "2026113\uff10", "00000101", "20261301")
DRAWINGS = (
    "layer 1\n[]  []\nlayer 2\n []\n",
    "ningbo-layout 1\nname:  A name \nlayer 1\n[]\r\n\r\n []\n",
    "",
    "layer 2\n[]",
    "layer 1\n[][",
    "layer 1\n\t[]",
    "layer 1\n[]\u00a0",
    "layer 1\n[]\n []",
    "layer 1\n5p",
    "something else",
)
SAVE = ["ningbo-save 1", "code 7-a", "rules ningbo", "clock 83250 started", "actions "]


def show(values):
    """The values of a message in the order of their names."""
    shown = []
    for name in sorted(values):
        value = values[name]
        nested = isinstance(value, dict)
        shown.append(f"{name}={show(value['values']) if nested else value}")
    return " ".join(shown)


def attempt(name, function, *given):
    try:
        print(name, function(*given))
    except NingboError as error:
        print(name, error.key, show(error.values))


for text in CODES.split("|"):
    attempt("code", read_code, text)
    attempt("deal", lambda text: deal(text).faces[:9], text)
for text in DATES:
    attempt("date", daily_code, text)
days = Days(["20240228", "20240229", "20240301", "20261231", "20270101"], [])
for day in ("20240229", "20240301", "20240302", "20240303", "20270101", "20270103"):
    print("streak", day, days.streak(day), days.longest())
for text in DRAWINGS:
    attempt("drawing", lambda text: layout_to_text(layout_from_text(text)), text)
    attempt("board", lambda text: board_from_text(text.replace("[]", "5p")).free(), text)
for name in ("turtle", " D ", "Turtle", "castle", ""):
    attempt("layout", lambda name: layout(name).id, name)
    attempt("rules", lambda name: rules(name).id, name)
attempt("seed", deal_layout, layout("a"), 100000000)
attempt("seed", deal_layout, layout("a"), -1)
attempt("method", deal_layout, layout("a"), 1, "luck")
attempt("odd", deal_layout, Layout([(0, 0, 0)], name="One"), 1)
attempt("shape", deal_layout, Layout([(0, 0, 0), (0, 0, 1)]), 1)
attempt("shape", deal_layout, Layout([(0, 0, 0), (0, 0, 1)]), 1, "build")
attempt("range", Layout, [(0, 0, -1)])
attempt("none", Layout, [])

for shape in layouts():
    dealt = deal_layout(shape, 7)
    code = write_full_code(shape, dealt.faces)
    alone = write_layout_code(shape)
    print(code, alone)
    print(read_full_code(code)[1] == list(dealt.faces), read_layout_code(alone) == shape)
    for place in range(3, len(alone), 7):
        attempt("cut", read_layout_code, alone[:place])
        attempt("changed", read_layout_code, alone[:place] + "Q" + alone[place + 1 :])

for place, lines in (
    (
        0,
        (
            "",
            "{}",
            "ningbo-save",
            "ningbo-save 2",
            "ningbo-save \u00b2",
            "ningbo-save " + "9" * 5000,
        ),
    ),
    (1, ("code 7-zz", "code x1.AAAA", "tile 5p")),
    (2, ("rules mansion",)),
    (3, ("clock", "clock \u00b2 started", "clock -1 started", "clock 5 running")),
    (4, ("actions undo", "actions 0-1,0-1", "actions hint,,", "actions hint,nudge,shuffle 5,undo")),
):
    for line in lines:
        changed = list(SAVE)
        changed[place] = line
        text = seal_lines(changed)
        attempt("save", lambda text: load_game(text).log, text)
        attempt("save", load_game, text[:-2])
