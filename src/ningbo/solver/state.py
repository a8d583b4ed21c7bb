"""Which kernel runs: the compiled one where there is one of this very source, else kernel.py."""

from ningbo.solver import kernel

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ningbo.solver.kernel import Kernel, Player

try:
    from ningbo.solver import _kernel as compiled  # type: ignore[attr-defined]
except ImportError:
    compiled = None


def source_digest() -> str:
    """The digest of the kernel's source and types; setup.py gives the binary the same."""
    from hashlib import sha256
    from pathlib import Path

    source = Path(kernel.__file__)
    types = source.with_name("_kernel.pxd")
    return sha256(source.read_bytes() + types.read_bytes()).hexdigest()


def is_current() -> bool:
    """Whether there is a compiled kernel, and it is of this source."""
    return compiled is not None and source_digest() == compiled.SOURCE_DIGEST


def is_typed() -> bool:
    """Whether Cython found the types beside the kernel: without, it is hardly worth compiling."""
    return hasattr(compiled.Kernel, "status")  # a typed attribute shows on the class


CURRENT = is_current()


def kernel_class() -> "type[Kernel]":
    """The Kernel to solve with."""
    return compiled.Kernel if CURRENT else kernel.Kernel


def player_class() -> "type[Player]":
    """The Player to rate with."""
    return compiled.Player if CURRENT else kernel.Player


def kernel_state() -> str:
    """What `ningbo --version` says of the kernel."""
    if CURRENT:
        return "typed" if is_typed() else "untyped (a fault of this build: it is slow)"
    if compiled is None:
        return "interpreted"
    return "interpreted (the compiled one is of another source; install again)"
