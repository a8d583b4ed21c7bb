"""Ningbo: Mahjong Solitaire as a library.

>>> import ningbo
>>> board = ningbo.deal("41739205-d").board()
>>> board.count
144

Names are loaded when they are first asked for, so that importing the package costs next to
nothing and a script that only deals never loads the solver.
"""

from ningbo.core import errors as _errors

__version__ = "0.1.0"

# Where each public name lives.
_HOMES = {
    "layouts": "ningbo.core.layouts",
    "layout": "ningbo.core.layouts",
    "Layout": "ningbo.core.layout",
    "Board": "ningbo.core.board",
    "Deal": "ningbo.core.deal",
    "deal": "ningbo.core.deal",
    "NingboError": "ningbo.core.errors",
    "LayoutError": "ningbo.core.errors",
    "DealError": "ningbo.core.errors",
    "CodeError": "ningbo.core.errors",
    "MoveError": "ningbo.core.errors",
    "SaveError": "ningbo.core.errors",
    "RulesError": "ningbo.core.errors",
    "TextError": "ningbo.core.errors",
    "FormatError": "ningbo.core.errors",
    "SolveError": "ningbo.core.errors",
}

TYPE_CHECKING = False  # not typing's, whose import costs more than all the rest here
if TYPE_CHECKING:
    from ningbo.core.board import Board as Board
    from ningbo.core.deal import Deal as Deal
    from ningbo.core.deal import deal as deal
    from ningbo.core.errors import CodeError as CodeError
    from ningbo.core.errors import DealError as DealError
    from ningbo.core.errors import FormatError as FormatError
    from ningbo.core.errors import LayoutError as LayoutError
    from ningbo.core.errors import MoveError as MoveError
    from ningbo.core.errors import NingboError as NingboError
    from ningbo.core.errors import RulesError as RulesError
    from ningbo.core.errors import SaveError as SaveError
    from ningbo.core.errors import SolveError as SolveError
    from ningbo.core.errors import TextError as TextError
    from ningbo.core.layout import Layout as Layout
    from ningbo.core.layouts import layout as layout
    from ningbo.core.layouts import layouts as layouts

__all__ = ["__version__", *sorted(_HOMES)]


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'ningbo' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


def _speak(key: str, values: dict[str, object]) -> str:
    from ningbo.words import say

    return say(key, values)


_errors.speak = _speak
