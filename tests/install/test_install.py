"""What people install: the source distribution and the wheels, in empty environments.

The sources are copied first, so that nothing of the checkout's own build gets in.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tools.site.paths import ROOT

SOURCES = ("src", "docs", "pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
NOT_SOURCES = shutil.ignore_patterns("site", ".site-*", "*.so", "*.egg-info", "__pycache__")


def run(*command: str | Path, **environment: str) -> str:
    ran = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def sdist(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, with the built page in it."""
    tree = tmp_path_factory.mktemp("sources") / "ningbo"
    tree.mkdir()
    for name in (*SOURCES, "CHANGELOG.md"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=NOT_SOURCES)
        else:
            shutil.copy(source, tree / name)
    shutil.copytree(site, tree / "src" / "ningbo" / "site")
    out = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", out, tree)
    [made] = out.iterdir()
    return made


@pytest.fixture(scope="module")
def tools_only(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with Ningbo's locked requirements and build tools, without Ningbo."""
    folder = tmp_path_factory.mktemp("environment") / "env"
    venv.create(folder, with_pip=True, symlinks=True)
    locked = ROOT / "requirements" / "play.txt"
    run(folder / "bin" / "python", "-m", "pip", "install", "-qq", "--require-hashes", "-r", locked)
    return folder


def install(environment: Path, package: Path, **settings: str) -> None:
    """Put a wheel or a source distribution into the environment in place of what was there."""
    pip = [environment / "bin" / "python", "-m", "pip", "install", "-qq", "--no-deps"]
    run(*pip, "--no-build-isolation", "--no-cache-dir", "--force-reinstall", package, **settings)


def check(environment: Path, tmp_path: Path, kernel: str) -> None:
    """Deal, play and build as a newcomer would: no Node.js, no compiler, another folder."""
    ningbo = environment / "bin" / "ningbo"
    bare = {"PATH": str(environment / "bin"), "HOME": str(tmp_path), "PYTHONPATH": ""}
    assert f"kernel: {kernel}" in run(ningbo, "--version", **bare)
    assert len(json.loads(run(ningbo, "deal", "41739205-d", "--json", **bare))["tiles"]) == 144
    assert run(ningbo, "deal", "7-a", "--svg", **bare).startswith("<svg ")
    run(ningbo, "build", tmp_path / "public", **bare)
    listed = json.loads((tmp_path / "public" / "precache.json").read_text())
    assert all((tmp_path / "public" / name).exists() for name in listed["files"])
    with subprocess.Popen(
        [ningbo, "play", "--no-browser", "--port", "0"],
        stdout=subprocess.PIPE,
        text=True,
        env=bare,
        cwd=tmp_path,
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        for name in listed["files"]:
            assert httpx.get(address + name).status_code == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(timeout=60) == 0


def test_the_source_distribution_carries_what_building_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {
        "setup.py",
        "pyproject.toml",
        "LICENSE",
        "CHANGELOG.md",
        "docs/architecture.md",
        "src/ningbo/py.typed",
        "src/ningbo/site/index.html",
        "src/ningbo/site/licences.txt",
        "src/ningbo/web/catalogues/en.json",
        "src/ningbo/web/js/main.js",
        "src/ningbo/solver/kernel.py",
        "src/ningbo/solver/_kernel.pxd",
    }
    assert wanted <= names
    assert not [name for name in names if name.endswith((".pyc", ".so"))]


def test_from_source_with_neither_compiler_nor_node(
    sdist: Path, tools_only: Path, tmp_path: Path
) -> None:
    install(tools_only, sdist, CC=str(tmp_path / "none"), PATH=str(tools_only / "bin"))
    check(tools_only, tmp_path, "interpreted")


def test_the_pure_wheel_is_for_every_machine(sdist: Path, tools_only: Path, tmp_path: Path) -> None:
    wheel = make_wheel(sdist, tools_only, tmp_path, NINGBO_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    install(tools_only, wheel)
    check(tools_only, tmp_path, "interpreted")


@pytest.mark.skipif(shutil.which("cc") is None, reason="this machine has no C compiler")
def test_the_wheel_made_with_a_compiler_is_typed(
    sdist: Path, tools_only: Path, tmp_path: Path
) -> None:
    wheel = make_wheel(sdist, tools_only, tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert [name for name in names if name.startswith("ningbo/solver/_kernel.") and ".so" in name]
    assert {"ningbo/py.typed", "ningbo/site/index.html", "ningbo/solver/kernel.py"} <= {*names}
    assert not [name for name in names if name.endswith((".pyc", ".c", "web/js/main.js"))]
    install(tools_only, wheel)
    check(tools_only, tmp_path, "typed")


def make_wheel(sdist: Path, environment: Path, out: Path, **settings: str) -> Path:
    """Build a wheel out of the source distribution."""
    pip = [environment / "bin" / "python", "-m", "pip", "wheel", "-qq", "--no-deps"]
    run(*pip, "--no-build-isolation", "--no-cache-dir", "--wheel-dir", out, sdist, **settings)
    [wheel] = out.glob("*.whl")
    return wheel
