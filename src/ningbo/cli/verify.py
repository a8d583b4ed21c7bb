"""`ningbo verify`: check a certificate without the solver."""

from pathlib import Path

from ningbo.core.errors import SolveError


def verify(file: Path, /, *, json: bool = False) -> None:
    """Check a certificate of `ningbo solve --proof`: a line of play, or a proof that there is none.

    Example: ningbo verify 7-d.proof

    The checker knows the rules of the game and nothing of the solver.

    Parameters
    ----------
    file
        The certificate.
    json
        Print {"status", "tiles", "played", "steps"}.
    """
    from ningbo.cli.output import print_json
    from ningbo.solver.proof import check
    from ningbo.words import say

    try:
        text = file.read_text(encoding="ascii")
    except UnicodeDecodeError:
        raise SolveError("error.proof.ascii", file=file.name) from None
    checked = check(text)
    if json:
        print_json(checked._asdict())
    else:
        print(say(f"verify.{checked.status}", checked._asdict()))
