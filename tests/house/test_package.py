"""The package as strangers get it: built in isolation, installed where nothing else is, and played.

In the daily run the rules are compiled the fast way, without optimising across modules; with --full as for a release.
"""

import ast
import http.client
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import threading
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
import setuptools
import uvicorn

import flibuste
from flibuste.server import ws_protocol
from flibuste.server.errors import CannotServe
from tests.house.places import ROOT, copy_package, load_script
from tests.house.test_building import needs_compiler

PAGE = ROOT / "src/flibuste/server/page"
PATIENCE = 120.0
LONGEST = 1800.0  # seconds for a build on a machine that does much else
GAMES = ("jamaica", "pirate_king", "port_royal", "seul_maitre_a_bord")
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def elsewhere(**more: str) -> dict[str, str]:
    """The environment of somebody who has never seen this checkout."""
    ours = ("FLIBUSTE_", "PYTHON", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | {"LC_ALL": "C", **more}


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    ended = subprocess.run(
        command,
        cwd=folder,
        env=elsewhere(**environment),
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert ended.returncode == 0, f"{' '.join(map(str, command))}\n{ended.stdout[-4000:]}\n{ended.stderr[-4000:]}"
    return ended.stdout


class Installed(NamedTuple):
    sdist: Path
    wheel: Path
    home: Path  # an environment that held nothing before

    def says(self, *words: str) -> str:
        return run(self.home / "bin/flibuste", *words, folder=self.home)

    def python(self, code: str) -> str:
        return run(self.home / "bin/python", "-c", code, folder=self.home).strip()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The sdist of this checkout, the wheel of that sdist, and an environment with nothing but that wheel."""
    assert (PAGE / "index.html").exists(), "run the tests by ./flibuste test, which builds the page"
    uv = load_script(ROOT / "flibuste", "flibuste_for_uv").find_uv()
    source, dist, home = (tmp_path_factory.mktemp(name) for name in ("source", "dist", "home"))
    copy_package(source)
    shutil.copytree(PAGE, source / "src/flibuste/server/page")
    fast = "" if os.environ.get("FLIBUSTE_FULL") else "1"
    # the sdist first, and the wheel from it, each in an environment with the build requirements and nothing else
    run(uv, "build", "--out-dir", dist, source, folder=dist, FLIBUSTE_COMPILED="1", FLIBUSTE_FAST_BUILD=fast)
    (sdist,), (wheel,) = dist.glob("*.tar.gz"), dist.glob("*.whl")
    run(uv, "venv", "--python", sys.executable, home, "--clear", folder=dist)
    run(uv, "pip", "install", "--python", home / "bin/python", wheel, folder=dist)
    return Installed(sdist, wheel, home)


@needs_compiler
def test_the_wheel_of_the_sdist_is_compiled_and_has_the_page_and_both_rulebooks(installed: Installed) -> None:
    held = zipfile.ZipFile(installed.wheel).namelist()
    assert "-cp3" in installed.wheel.name
    for source in ("kit/state", "bots/search", "lab/playout"):
        assert [name for name in held if name.startswith(f"flibuste/{source}.") and name.endswith(".so")], source
    for game in GAMES:
        assert [name for name in held if name.startswith(f"flibuste/games/{game}/rules") and name.endswith(".so")], game
        assert {f"flibuste/games/{game}/{part}.md" for part in ("rulebook/en", "rulebook/fr")} <= set(held)
        assert {f"flibuste/games/{game}/texts/{language}.ftl" for language in ("en", "fr")} <= set(held)
    page = {file.relative_to(ROOT / "src").as_posix() for file in PAGE.rglob("*") if file.is_file()}
    assert page <= set(held)
    with tarfile.open(installed.sdist) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/{file}" for file in page} <= names
    assert not [name for name in names if name.startswith(("web/", "tests/")) or name.endswith((".so", ".c"))]


@needs_compiler
def test_a_game_is_played_by_what_was_installed(installed: Installed) -> None:
    for game in GAMES:
        told = installed.says("simulate", game.replace("_", "-"), "--games", "20", "--seed", "1")
        assert "20" in told, told
        assert installed.says("rules", game.replace("_", "-"), "--text", "--lang", "fr").strip()
    files = installed.python("import flibuste.kit.state as s, flibuste.lab.playout as p; print(s.__file__, p.__file__)")
    assert all(file.endswith(".so") and str(installed.home) in file for file in files.split())
    assert installed.python("import flibuste; print(flibuste.__version__)") == flibuste.VERSION


@contextmanager
def playing(installed: Installed) -> Iterator[str]:
    """`flibuste play` of the installation; its address."""
    command = [str(installed.home / "bin/flibuste"), "play", "--no-browser", "--host", "127.0.0.1"]
    command += ["--data", str(installed.home / "tables.db")]
    with subprocess.Popen(command, cwd=installed.home, env=elsewhere(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        ends = threading.Timer(PATIENCE, server.kill)
        ends.start()
        try:
            words = ""
            while (found := re.search(r"http://(127\.0\.0\.1:\d+)/", words)) is None:
                line = server.stdout.readline()
                assert line, f"the server did not start: {words}"
                words += line
            yield found[1]
        finally:
            ends.cancel()
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)


def fetched(address: str, path: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection(address, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    said = answer.read().decode("utf-8", "replace")
    connection.close()
    return answer.status, said


@needs_compiler
def test_the_page_is_served_by_what_was_installed(installed: Installed) -> None:
    with playing(installed) as address:
        status, page = fetched(address, "/")
        assert status == 200
        scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert scripts
        for script in scripts:
            assert fetched(address, script)[0] == 200, script
        assert all(game.replace("_", "-") in fetched(address, "/api/games")[1] for game in GAMES)


# -- what the package says of itself


@pytest.fixture
def setup_script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    return load_script(ROOT / "setup.py", "setup_script")


NOWHERE = {"project": "", "read": "", "load": ""}
SOMEWHERE = {
    "project": "https://forge.example/flibuste",
    "read": "https://forge.example/flibuste/blob/v{version}/{file}",
    "load": "https://forge.example/flibuste/raw/v{version}/{file}",
}
TARGET = re.compile(r"\]\(([^)]+)\)")


def test_a_package_index_is_shown_no_link_that_leads_nowhere(setup_script: ModuleType) -> None:
    without, readme = setup_script.readme(NOWHERE), (ROOT / "README.md").read_text("utf-8")
    assert TARGET.findall(without) == [link for link in TARGET.findall(readme) if link.startswith("https://")]
    assert "![" not in without and "| --- | --- |\n\n" not in without
    assert "docs/python.md is a short tour" in without
    public = TARGET.findall(setup_script.readme(SOMEWHERE))
    assert len(public) == len(TARGET.findall(readme)) > 10
    assert all(link.startswith("https://") for link in public)
    for link in public:
        file = link.partition(f"/v{flibuste.VERSION}/")[2]
        assert (ROOT / file).is_file(), link
        assert ("/raw/" in link) == file.endswith(".png")


def test_the_project_names_no_public_address_or_all_of_them() -> None:
    home: dict[str, str] = SETTINGS["tool"]["flibuste"]["home"]
    assert set(home) == set(NOWHERE)
    assert len({bool(address) for address in home.values()}) == 1


def test_the_version_is_said_by_the_usual_name_too(setup_script: ModuleType) -> None:
    assert flibuste.__version__ == flibuste.VERSION == setup_script.version()


def test_what_builds_a_wheel_is_what_builds_in_a_checkout() -> None:
    assert SETTINGS["build-system"]["requires"] == SETTINGS["dependency-groups"]["build"]


def imported_by(folder: Path) -> set[str]:
    """The packages that run when the code does, so not those that only explain its types."""
    found = set()
    for file in folder.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        typing = [
            node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        ]
        unused = {id(child) for node in typing for part in node.body for child in ast.walk(part)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import) and id(node) not in unused:
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level and id(node) not in unused:
                found.add(node.module.partition(".")[0])
    return found


def test_every_package_that_is_imported_is_declared() -> None:
    declared = {re.split(r"[\s<>=;~!]", word)[0].replace("-", "_") for word in SETTINGS["project"]["dependencies"]}
    own = {"flibuste", *sys.stdlib_module_names, "__future__"}
    names = {"fluent": "fluent.runtime"}
    used = {names.get(name, name) for name in imported_by(ROOT / "src")} - own
    assert used - declared == set()
    taken_by_uvicorn, needed_by_what_mypyc_makes = {"httptools", "uvloop", "websockets"}, {"librt"}
    assert declared - used == taken_by_uvicorn | needed_by_what_mypyc_makes


# -- what is internal to uvicorn


def test_another_uvicorn_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn, "__version__", "0.55.1")
    with pytest.raises(CannotServe, match=r"needs uvicorn 0\.54, but here is uvicorn 0\.55\.1"):
        exec(Path(ws_protocol.__file__).read_text("utf-8"), {"__name__": "another"})


def test_the_uvicorn_that_is_declared_is_the_one_that_is_extended() -> None:
    major, minor = map(int, ws_protocol.UVICORN.split("."))
    assert f"uvicorn>={major}.{minor},<{major}.{minor + 1}" in SETTINGS["project"]["dependencies"]


# -- wheels for all


def test_wheels_for_all_are_compiled_and_tried() -> None:
    wheels: dict[str, Any] = SETTINGS["tool"]["cibuildwheel"]
    assert wheels["environment"] == {"FLIBUSTE_COMPILED": "1"}
    pythons = [f"Programming Language :: Python :: 3.{name[3:-2]}" for name in wheels["build"]]
    assert set(pythons) <= set(SETTINGS["project"]["classifiers"])
    assert "flibuste simulate port-royal" in wheels["test-command"][0]
