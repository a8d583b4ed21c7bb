"""Layouts read, described, written and studied as the page's workshop does."""

from ningbo.coach.allowance import finish
from ningbo.core.full_code import write_layout_code
from ningbo.core.layout import Layout
from ningbo.core.layouts import layout
from ningbo.formats import FORMATS
from ningbo.workshop.shelf import describe, read, write
from ningbo.workshop.study import study


def show(answer):
    for key in sorted(answer):
        print(" ", key, answer[key])


turtle = layout("turtle")
steps = Layout([(0, 0, 0), (2, 0, 0), (4, 0, 0), (7, 0, 0), (1, 0, 1), (3, 0, 1)])
for shape in (turtle, steps, Layout([(x + 3, y, z + 1) for x, y, z in steps.slots])):
    show(describe(shape))
for format in FORMATS:
    one = {"code": write_layout_code(steps), "name": "Stufen \u00fc", "author": "J. A."}
    written = write({"format": format, "layouts": [one], "name": "steps"})
    print(format, written["file"], written["data"], written["beside"])
    again = finish(read({"data": written["data"], "name": "steps"}))
    for entry in again["entries"]:
        show(entry)
found = {}
for _step in range(3):
    found = finish(study({"layout": "pavilion", "found": found}))["found"]
    show(found)
