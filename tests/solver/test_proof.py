"""The checker: what is true passes, what isn't is refused, whatever it looks like."""

import random
from pathlib import Path

import pytest

from ningbo.core.board import Board
from ningbo.core.deal import deal
from ningbo.core.errors import SolveError
from ningbo.solver import proof, state
from ningbo.solver.certificate import certificate, line_text
from ningbo.solver.proof import check
from ningbo.solver.solver import solve
from tests.solver.boards import brute_force, free_pairs, random_board, small_sizes

MANY = 1 if state.CURRENT else 10


def test_the_checker_imports_nothing_of_the_solver() -> None:
    source = Path(proof.__file__).read_text()
    imports = [line for line in source.splitlines() if "import" in line.split()[:1]]
    froms = [line.split()[1] for line in source.splitlines() if line.startswith("from ")]
    assert not imports
    assert all(name.startswith("ningbo.core.") or name == "collections" for name in froms)


def test_every_verdict_on_small_boards_has_a_certificate_that_checks() -> None:
    rng = random.Random(21)
    for _ in range(600 // MANY):
        board = random_board(rng, small_sizes(rng, rng.choice([12, 16, 20, 30])))
        verdict, text = certificate(board)
        checked = check(text)
        assert checked.status == verdict.status
        assert (checked.tiles, checked.played) == (board.count, 0)


def test_positions_have_certificates_too() -> None:
    rng = random.Random(22)
    seen = set()
    for _ in range(400 // MANY):
        board = random_board(rng, small_sizes(rng, 16))
        played, position = [], board.copy()
        while position.pairs and len(played) < 3:
            played.append(rng.choice(free_pairs(position)))
            position.play(*played[-1])
        verdict, text = certificate(board, played)
        assert check(text)[:3] == (verdict.status, 16, len(played))
        assert (verdict.status == "solvable") == brute_force(position)
        if played:
            seen.add(verdict.status)
            # A board with slots that hold no tiles any more is a board like another.
            verdict, text = certificate(position)
            assert check(text).status == verdict.status
    assert seen == {"solvable", "unsolvable"}


@pytest.mark.parametrize("code", ["7-d.r", "18-d.r", "27-d.r", "59-d.r", "2-c.r", "3-h.r", "4-b.r"])
def test_certificates_of_deals(code: str) -> None:
    board = deal(code).board()
    verdict, text = certificate(board, code=code)
    assert check(text).status == verdict.status
    with pytest.raises(SolveError, match="not those that the code deals"):
        check(text.replace(f"code {code}", "code 8-d.r"))


def unwinnable() -> list[tuple[Board, list[str]]]:
    """Small boards that can't be won, with the lines of their proofs."""
    rng = random.Random(23)
    found = []
    while len(found) < 60:
        board = random_board(rng, small_sizes(rng, 16))
        verdict, text = certificate(board)
        if verdict.status == "unsolvable":
            found.append((board, text.splitlines()))
    return found


def accepted(lines: list[str]) -> bool:
    try:
        check("\n".join(lines) + "\n")
    except SolveError:
        return False
    return True


def test_a_proof_for_another_board_that_can_be_won_is_refused() -> None:
    """Tiles exchanged, so that the board can be won: no proof may pass."""
    rng = random.Random(24)
    tried = 0
    for board, lines in unwinnable():
        for _ in range(40):
            groups = list(board.groups)
            a, b = rng.sample(range(board.count), 2)
            groups[a], groups[b] = groups[b], groups[a]
            other = Board(board.layout, groups, groups, board.labels)
            if groups != list(board.groups) and brute_force(other):
                changed = list(lines)
                for slot, (x, y, z) in enumerate(board.layout.slots):
                    changed[1 + slot] = f"tile {x} {y} {z} {groups[slot]}"
                assert not accepted(changed)
                tried += 1
    assert tried > 10


def test_steps_that_do_not_hold_are_refused() -> None:
    """Clauses with a literal denied, a closure cut short, steps left out, the end missing."""
    refused = 0
    for _board, lines in unwinnable():
        assert accepted(lines)
        assert not accepted(lines[: 1 + 16])
        steps = range(1 + 16, len(lines))
        closures = [at for at in steps if lines[at].startswith("closure")]
        # Without what the board forces, nothing contradicts that it can be won.
        rest = [line for at, line in enumerate(lines) if at not in closures]
        assert not closures or not accepted(rest)
        for at in closures:
            words = lines[at].split()
            for i in range(1, len(words)):
                # Asking for one pair less claims more; where it's refused it was needed.
                shorter = [*lines[:at], " ".join(words[:i] + words[i + 1 :]), *lines[at + 1 :]]
                refused += not accepted(shorter)
    assert refused > 100


def test_a_solvable_board_has_no_proof() -> None:
    """Whatever steps are tried on boards that can be won, the checker never takes them all."""
    rng = random.Random(25)
    for _ in range(150 // MANY):
        board = random_board(rng, small_sizes(rng, 12))
        if not brute_force(board):
            continue
        _, text = certificate(board)
        head = [proof.PROOF, *[line for line in text.splitlines() if line.startswith("tile")]]
        pairs = [
            (a, b)
            for a in range(board.count)
            for b in range(a + 1, board.count)
            if board.groups[a] == board.groups[b]
        ]
        for _ in range(10):
            steps = []
            for _ in range(6):
                some = rng.sample(pairs, min(len(pairs), rng.randrange(0, 5)))
                word = rng.choice(["closure", "follows"])
                deny = [rng.choice(["", "!"]) if word == "follows" else "" for _ in some]
                step = " ".join(
                    [word, *(f"{d}{a}-{b}" for d, (a, b) in zip(deny, some, strict=True))]
                )
                if accepted_so_far([*head, *steps, step]):
                    steps.append(step)
            assert not accepted([*head, *steps, "follows"])


def accepted_so_far(lines: list[str]) -> bool:
    """Whether the checker only misses the end."""
    with pytest.raises(SolveError) as caught:
        check("\n".join(lines))
    return caught.value.key == "error.proof.unfinished-proof"


def test_lines_that_were_changed_are_refused() -> None:
    rng = random.Random(26)
    board = deal("7-d.r").board()
    line = list(solve(board).line or ())
    assert check(line_text(board, line)).status == "solvable"
    with pytest.raises(SolveError, match="tiles are left"):
        check(line_text(board, line[:-1]))
    with pytest.raises(SolveError):
        check(line_text(board, [*line, line[0]]))
    with pytest.raises(SolveError):
        check(line_text(board, line[::-1]))
    for _ in range(50):
        changed = list(line)
        at, other = rng.sample(range(72), 2)
        (a, b), (c, d) = changed[at], changed[other]
        if board.groups[a] != board.groups[c]:
            changed[at], changed[other] = (a, d), (c, b)
            with pytest.raises(SolveError, match=r"match|holds|covered|free|held"):
                check(line_text(board, changed))


GOOD = """ningbo line 1
tile 0 0 0 0
tile 2 0 0 1
tile 4 0 0 1
tile 6 0 0 0
play 0-3 1-2
"""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("ningbo line 1", "ningbo line 2"), "This is no certificate"),
        (("tile 2 0 0 1", "tile 1 0 0 1"), "Line 6: .*overlap"),
        (("tile 2 0 0 1", "tile 2 0 1 1"), "Line 6: the tiles above are not in the order"),
        (("tile 2 0 0 1", "tile 2 0 0"), "Line 3: a line can’t begin so here"),
        (("tile 2 0 0 1", "tile 2 0 0 x"), "Line 3: slots, places and groups"),
        (("tile 2 0 0 1", "tile 2 0 0 -1"), "Line 3: slots, places and groups"),
        (("tile 2 0 0 1", "tile 2 0 999999 1"), "Line 3: slots, places and groups"),
        (("play 0-3 1-2", "play 1-2 0-3"), "Line 6: .*held"),
        (("play 0-3 1-2", "play 0-1 2-3"), "Line 6: "),
        (("play 0-3 1-2", "play 0-3"), "Line 7: the certificate ends here, but tiles are left"),
        (("play 0-3 1-2", "play 0-3 1_2"), "Line 6: a pair is written"),
        (("play 0-3 1-2", "play 0-3 1-9"), "Line 6: "),
        (("play 0-3 1-2", "play"), "Line 6: a line can’t begin so here"),
        (("play 0-3 1-2", "follows 0-3"), "Line 6: a line can’t begin so here"),
        (("play 0-3 1-2", "played 0-3\nplay 0-3"), "Line 7: "),
        (("play 0-3 1-2", ""), "tiles are left"),
        ((GOOD[14:], ""), "Line 2: no tiles have been given"),
    ],
)
def test_what_is_wrong_is_named_by_its_line(change: tuple[str, str], sentence: str) -> None:
    assert check(GOOD) == ("solvable", 4, 0, 2)
    with pytest.raises(SolveError, match=sentence):
        check(GOOD.replace(*change))


def test_proofs_need_even_groups_and_pairs_that_match() -> None:
    tiles = "tile 0 0 0 0\ntile 2 0 0 0\ntile 4 0 0 0\n"
    with pytest.raises(SolveError, match="odd number of tiles"):
        check(f"{proof.PROOF}\n{tiles}follows\n")
    tiles = "tile 0 0 0 0\ntile 2 0 0 1\ntile 4 0 0 0\ntile 6 0 0 1\n"
    for step in ("closure 0-1", "follows 0-1", "follows !0-9", "closure !0-2"):
        with pytest.raises(SolveError, match="Line 6: "):
            check(f"{proof.PROOF}\n{tiles}{step}\n")
    assert check(f"{proof.PROOF}\n{tiles}closure\n").status == "unsolvable"
