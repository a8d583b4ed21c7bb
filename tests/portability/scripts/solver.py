"""The solver: verdicts, lines, counts, certificates, positions of a game, slices, rare groups."""

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.errors import SolveError
from ningbo.core.layout import Layout
from ningbo.solver.certificate import certificate
from ningbo.solver.debondt import second_opinion
from ningbo.solver.proof import check
from ningbo.solver.solver import Solver, solve
from ningbo.solver.winnable import winnable_deal

# On each layout one that can be won and, where the first seeds have one, one that can't.
for (
    code
) in "0-a.r 5-a.r 0-b.r 4-b.r 2-c.r 7-d.r 18-d.r 27-d.r 59-d.r 0-e.r 1-f.r 0-g.r 3-h.r".split(" "):
    print(code, solve(deal(code).board(), budget=200))

for code in ("27-d.r", "4-b.r", "0-a.r"):
    verdict, text = certificate(deal(code).board(), code=code)
    print(text)
    print(verdict.closures, check(text))
    try:
        check(text.replace("tile 2 0 0", "tile 3 0 0"))
    except SolveError as error:
        print(error.key)

# A position, its pairs, and slices.
dealt = deal("1-b.r")
solver = Solver(dealt.board())
line = solver.solve().line or ()
print(line)
print(solver.split(line[:4]))
solver.ask([next(iter(dealt.board().pairs))])
slices = 1
while solver.step(2) is None:
    slices += 1
print(slices, solver.step(2))

# Groups of two, six, eight and ten; more than 256 tiles.
slots = [(2 * x, y, z) for z in range(2) for y in (0, 2, 5) for x in range(5)]
groups = [tile % 3 if tile < 18 else 3 + tile % 2 for tile in range(30)]
board = Board(Layout(slots), groups, groups, "abcde")
print(certificate(board))
print(second_opinion(board, 200))
wide = Layout([(2 * x, 2 * y, 0) for x in range(20) for y in range(15)])
groups = [(7 * tile) % 75 for tile in range(300)]
print(solve(Board(wide, groups, groups, [str(group) for group in range(75)])))

seeds = [27, 28, 7]
print(winnable_deal(deal("0-d").layout, lambda: seeds.pop(0)).code)
