"""The coach over whole games: verdicts, hints with their reasons, the way back, slices."""

from ningbo.coach.allowance import Allowance, finish
from ningbo.coach.analysis import WANTS, analyse
from ningbo.coach.coach import Coach
from ningbo.coach.follow import Follower
from ningbo.coach.script import Script, read_script
from ningbo.coach.trail import Trail
from ningbo.core.deal import deal
from ningbo.core.errors import NingboError
from ningbo.core.game import Game
from ningbo.core.rng import Rng
from ningbo.core.save import save_game


def plain(value):
    """A value as text, its dictionaries in the order of their keys."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {plain(value[key])}" for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([plain(one) for one in value]) + "]"
    return str(value)


def act(game, rng):
    """One action of a game at random."""
    pairs = list(game.board.pairs)
    if not pairs or rng.below(20) == 0:
        game.act(f"{('shuffle', 'random')[rng.below(2)]} {rng.below(1000)}")
    elif rng.below(8) == 0 and game.can_undo:
        game.undo()
    else:
        game.play(*rng.choice(pairs))


for code in ("7-a.r", "20261130-b", "8-c.b"):
    game = Game(deal(code))
    coach = Coach(game)
    rng = Rng(5, code, "portability")
    for _ in range(14):
        try:
            act(game, rng)
        except NingboError as error:
            print(error.key, plain(error.values))
        hint = coach.hint()
        print(coach.verdict(), hint and (hint.pair, hint.reason.key, plain(hint.reason.values)))
        print(plain(coach.no_return()), plain(coach.safe()))
    script = read_script(save_game(game))
    print(plain(finish(analyse(script, ("back", "line", "trail"), Allowance(400)))))

follower = Follower()
for actions in ((), ("hint",), ("hint", "nudge")):
    script = Script("9-d.r", "ningbo", actions)
    coach = follower.follow(script)
    print(plain(finish(analyse(script, WANTS[:2], Allowance(60, 7), coach))))
print(Trail(Script("7-a", "tower", ("hint", "shuffle 3"))).labels)
