"""Which browser is driven, and what is said when there is none."""

from pathlib import Path

import pytest

from tools import chromium


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A path with nothing on it, and a user who may not install."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("NINGBO_CHROMIUM", raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 1000)


def program(folder: Path, name: str) -> Path:
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_the_one_named_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "chromium")
    named = program(tmp_path, "my-browser")
    monkeypatch.setenv("NINGBO_CHROMIUM", str(named))
    assert chromium.find("/none") == named


def test_a_name_that_leads_nowhere_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINGBO_CHROMIUM", "/no/such/browser")
    with pytest.raises(chromium.NoChromiumError, match="/no/such/browser"):
        chromium.find("/none")


def test_the_path_comes_before_playwrights_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = program(tmp_path, "playwrights")
    assert chromium.find(str(own)) == own
    found = program(tmp_path, "google-chrome")
    assert chromium.find(str(own)) == found
    assert "found on the path" in capsys.readouterr().out


def test_none_is_a_failure_that_says_what_to_do() -> None:
    with pytest.raises(chromium.NoChromiumError, match="NINGBO_CHROMIUM"):
        chromium.find("/none")


def test_root_on_debian_installs_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installer = program(tmp_path, "apt-get")
    installer.write_text(f'#!/bin/sh\n[ "$2" = update ] || /bin/cp "$0" {tmp_path}/chromium\n')
    monkeypatch.setattr("os.geteuid", lambda: 0)
    assert chromium.find("/none") == tmp_path / "chromium"
