"""`./flibuste` does what is due, once, and nothing when nothing has changed."""

import ast
import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.house.places import ROOT, load_script


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, as if it stood in an empty folder."""
    script = load_script(ROOT / "flibuste", "flibuste_script")
    places = {"ROOT": "", "TOOLS": ".tools", "VENV": ".venv", "STAMPS": ".venv/set-up", "WEB": "web"}
    for name, place in places.items():
        monkeypatch.setattr(script, name, tmp_path / place)
    monkeypatch.setattr(script, "WHY_UNCOMPILED", tmp_path / "build/why-uncompiled.txt")
    monkeypatch.setattr(script, "find_uv", lambda: "uv")
    return script


class Work:
    """A step that copies a file, and counts how often."""

    def __init__(self, script: ModuleType, folder: Path, seconds: float = 0) -> None:
        self.source = folder / "source"
        self.product = folder / "product"
        self.source.write_text("one")
        self.times = 0
        self.seconds = seconds
        self.step: Any = script.Step(
            "copying", "uv", self.product, folder / "stamps/copy", lambda: script.digest_of([self.source]), self.run
        )

    def run(self) -> None:
        time.sleep(self.seconds)
        self.product.write_text(self.source.read_text())
        self.times += 1


def test_a_step_is_done_once(script: ModuleType, tmp_path: Path) -> None:
    work = Work(script, tmp_path)
    script.set_up([work.step])
    script.set_up([work.step])
    assert work.times == 1


def test_a_step_is_done_again_when_a_file_it_depends_on_has_changed(script: ModuleType, tmp_path: Path) -> None:
    work = Work(script, tmp_path)
    script.set_up([work.step])
    work.source.write_text("two")
    script.set_up([work.step])
    assert (work.times, work.product.read_text()) == (2, "two")


def test_a_file_written_anew_with_the_same_content_changes_nothing(script: ModuleType, tmp_path: Path) -> None:
    work = Work(script, tmp_path)
    script.set_up([work.step])
    os.utime(work.source, (1, 1))
    assert not work.step.due()


def test_a_step_is_done_again_when_its_product_is_gone(script: ModuleType, tmp_path: Path) -> None:
    work = Work(script, tmp_path)
    script.set_up([work.step])
    work.product.unlink()
    assert work.step.due()


def test_a_step_that_failed_is_still_due(script: ModuleType, tmp_path: Path) -> None:
    work = Work(script, tmp_path)

    def fail() -> None:
        script.run(sys.executable, "-c", "print('the mast is broken'); exit(3)")

    with pytest.raises(script.NotSetUp, match="the mast is broken"):
        script.set_up([work.step._replace(run=fail)])
    assert work.step.due()


def test_of_two_set_ups_at_once_the_second_waits_and_finds_the_work_done(script: ModuleType, tmp_path: Path) -> None:
    work = Work(script, tmp_path, seconds=0.3)
    both = [threading.Thread(target=script.set_up, args=([work.step],)) for _ in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join()
    assert work.times == 1


def test_the_progress_is_told_step_by_step(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script.set_up([Work(script, tmp_path).step])
    assert re.fullmatch(r"Setting up: 1 of 1, copying \.\.\. \d+\.\d s\n", capsys.readouterr().err)


def test_nothing_is_told_when_there_is_nothing_to_do(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    work = Work(script, tmp_path)
    script.set_up([work.step])
    capsys.readouterr()
    script.set_up([work.step])
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "change",
    [
        lambda folder, patch: (folder / "src/flibuste/kit/bits.py").write_text("edited"),
        lambda folder, patch: (folder / "src/flibuste/games/go_fish/rules.py").write_text("edited"),
        lambda folder, patch: (folder / "src/flibuste/games/go_fish/bot/cards.py").write_text("edited"),
        lambda folder, patch: (folder / "src/flibuste/games/go_fish/figures.py").write_text("new"),
        lambda folder, patch: (folder / "src/flibuste/kit/bits.abi3.so").touch(),
        lambda folder, patch: (folder / "setup.py").write_text("edited"),
        lambda folder, patch: patch.setenv("FLIBUSTE_PURE", "1"),
        lambda folder, patch: patch.setenv("FLIBUSTE_FAST_BUILD", "1"),
        lambda folder, patch: patch.setenv("CC", "/nonexistent"),
    ],
    ids=[
        "kit",
        "game",
        "bot",
        "figures",
        "a binary appears or goes",
        "the build itself",
        "FLIBUSTE_PURE",
        "fast",
        "the compiler",
    ],
)
def test_the_rules_are_built_again_when_it_matters(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Any
) -> None:
    sources = ("kit/bits.py", "games/go_fish/rules.py", "games/go_fish/bot/cards.py")
    for name in (*(f"src/flibuste/{source}" for source in sources), "setup.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    for name in ("FLIBUSTE_PURE", "FLIBUSTE_COMPILED", "CC"):
        monkeypatch.delenv(name, raising=False)
    before = script.build_digest()
    (tmp_path / "src/flibuste/__main__.py").write_text("not compiled, so it does not matter")
    assert script.build_digest() == before
    change(tmp_path, monkeypatch)
    assert script.build_digest() != before


def test_the_page_is_built_again_for_its_sources_and_for_texts_but_not_for_its_packages(
    script: ModuleType, tmp_path: Path
) -> None:
    for folder in ("web/src", "web/node_modules/preact", "src/flibuste/kit/texts"):
        (tmp_path / folder).mkdir(parents=True)
    digests = [script.page_digest()]
    (tmp_path / "web/node_modules/preact/index.js").touch()
    assert script.page_digest() == digests[0]
    (tmp_path / "web/src/table.tsx").touch()
    digests.append(script.page_digest())
    (tmp_path / "src/flibuste/kit/texts/en.ftl").touch()
    digests.append(script.page_digest())
    assert len(set(digests)) == 3


def test_without_web_sources_no_page_is_built(script: ModuleType) -> None:
    assert script.page_steps() == []


def test_what_is_set_up_here_is_what_is_written() -> None:
    """A stale binary would shadow its source, and every other test would speak of yesterday's rules."""
    script = load_script(ROOT / "flibuste", "flibuste_here")
    due = [step.doing for step in script.python_steps("requirements-test.lock") if step.due()]
    assert due == [], "run the tests by ./flibuste test, which builds what has changed"


def test_an_older_python_can_read_the_script_and_is_told_in_a_sentence() -> None:
    source = (ROOT / "flibuste").read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))
    pretend = "import sys; sys.version_info = (3, 9, 2); exec(compile(open('flibuste').read(), 'flibuste', 'exec'))"
    run = subprocess.run([sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stderr == "Flibuste needs Python 3.11 or newer; this is Python 3.9.\n"
    assert run.returncode == 1


class Machine:
    """A machine with some commands, and what was run on it."""

    def __init__(self, script: ModuleType, patch: pytest.MonkeyPatch, *commands: str, user: int = 0) -> None:
        self.ran: list[str] = []
        (script.ROOT / "tests/browser").mkdir(parents=True)
        patch.setattr(script.shutil, "which", lambda name: name if name in commands else None)
        patch.setattr(script.os, "geteuid", lambda: user)
        patch.setattr(script, "run", self.run)
        self.not_set_up = script.NotSetUp
        self.unknown = ""  # a package that cannot be installed

    def run(self, *words: str, **_: str) -> None:
        self.ran.append(" ".join(words).partition("=300 ")[2])
        if words[-1] == self.unknown:
            raise self.not_set_up("there is none")


def test_chromium_is_installed_for_browser_tests_where_that_is_allowed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    install = "install --yes --no-install-recommends"
    machine = Machine(script, monkeypatch, "apt-get", user=0)
    script.set_up_browser()
    assert machine.ran == ["update", f"{install} chromium-headless-shell"]
    machine.ran.clear()
    machine.unknown = "chromium-headless-shell"
    script.set_up_browser()
    assert machine.ran == ["update", f"{install} chromium-headless-shell", f"{install} chromium"]


def test_where_it_is_not_allowed_the_one_command_is_named(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(script, monkeypatch, "apt-get", user=1000)
    script.set_up_browser()
    assert machine.ran == []
    assert capsys.readouterr().err.endswith("sudo apt-get install chromium\n")


def test_chromium_that_is_there_is_left_alone(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(script, monkeypatch, "apt-get", "google-chrome")
    script.set_up_browser()
    assert machine.ran == []


@pytest.mark.parametrize(
    ("words", "becomes", "packages"),
    [
        (["play", "--seed", "1"], ["-P", "-m", "flibuste", "play", "--seed", "1"], "requirements.lock"),
        (["--help"], ["-P", "-m", "flibuste", "--help"], "requirements.lock"),
        (["test", "--full", "-k", "pile"], ["tools/prove.py", "--full", "-k", "pile"], "requirements-test.lock"),
        (["bench", "peers"], ["-m", "benchmarks", "peers"], "requirements-bench.lock"),
    ],
)
def test_after_the_set_up_it_becomes_the_real_command(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], becomes: list[str], packages: str
) -> None:
    (script.ROOT / "benchmarks").mkdir()
    became: list[str] = []
    steps: list[Any] = []
    monkeypatch.setattr(script, "set_up", steps.extend)

    def become(_: Path, command: list[str]) -> None:
        became.extend(command[1:])
        sys.exit(0)

    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setattr(script.os, "execv", become)
    with pytest.raises(SystemExit):
        script.main(words)
    assert [word.removeprefix(f"{script.ROOT}/") for word in became] == becomes
    assert [step.stamp.name for step in steps][-2:] == [packages, "package"]


@pytest.mark.parametrize(
    ("words", "page"),
    [(["play"], True), (["play", "jamaica"], True), (["serve"], True), (["play", "--terminal"], False)],
)
def test_only_who_opens_a_browser_waits_for_its_page(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], page: bool
) -> None:
    (script.WEB).mkdir()
    (script.WEB / "package.json").write_text("{}")
    steps: list[Any] = []
    monkeypatch.setattr(script, "set_up", steps.extend)
    monkeypatch.setattr(script, "become", lambda *_: 0)
    assert script.main(words) == 0
    assert ("building the page" in [step.doing for step in steps]) == page
