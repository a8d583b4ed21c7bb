"""The optional compiled kernel: the one part of the build that pyproject.toml can't say.

`solver/kernel.py` is compiled, through Cython and typed by `_kernel.pxd`, to a second module,
`ningbo.solver._kernel`, so that an edit of the source is never hidden by an old binary and both
can be compared. `NINGBO_PURE=1` builds without it, `NINGBO_KERNEL_CHECKED=1` builds it with
Cython's bounds checks on. With no C compiler the build goes on without it.
"""

import hashlib
import os
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

SOLVER = Path("src/ningbo/solver")
COPY = Path("build/kernel/ningbo/solver")
CHECKED = os.environ.get("NINGBO_KERNEL_CHECKED") == "1"


def kernel_copy() -> Path:
    """Lay the kernel and its types where Cython looks for a pair named `_kernel`.

    The copy ends with a digest of both files, by which the solver tells whether a binary is of
    the source beside it.
    """
    source, types = SOLVER / "kernel.py", SOLVER / "_kernel.pxd"
    digest = hashlib.sha256(source.read_bytes() + types.read_bytes()).hexdigest()
    COPY.mkdir(parents=True, exist_ok=True)
    for package in (COPY, COPY.parent):  # Cython finds the types of a module by its full name
        (package / "__init__.py").touch()
    declared = types.read_text(encoding="utf-8")
    if CHECKED:
        declared = declared.replace("noexcept", "except *")  # or a bad index would go unheard
    (COPY / types.name).write_text(declared, encoding="utf-8")
    text = source.read_text(encoding="utf-8")
    copy = COPY / "_kernel.py"
    copy.write_text(f'{text}\n\nSOURCE_DIGEST = "{digest}"\n', encoding="utf-8")
    return copy


def extensions() -> list[Extension]:
    """Return the kernel as an extension that may fail to build, or nothing."""
    sources = [SOLVER / "kernel.py", SOLVER / "_kernel.pxd"]
    if os.environ.get("NINGBO_PURE") == "1" or not all(path.exists() for path in sources):
        return []
    from Cython.Build import cythonize

    kernel = Extension(
        "ningbo.solver._kernel", [str(kernel_copy())], depends=[str(path) for path in sources]
    )
    built: list[Extension] = cythonize(
        [kernel],
        force=True,
        compiler_directives={
            "language_level": 3,
            "annotation_typing": False,
            "boundscheck": CHECKED,
            "wraparound": CHECKED,
            "cdivision": not CHECKED,
        },
    )
    for extension in built:
        extension.optional = True  # said afterwards, because cythonize drops it
    return built


setup(ext_modules=extensions())
