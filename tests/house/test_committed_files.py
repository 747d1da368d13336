"""What is committed works anywhere: it names no package registry and no path of the machine it was written on."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.house.places import ROOT

SHARED_BY_ALL_MACHINES = {Path("/"), Path("/usr"), Path("/opt"), Path("/srv"), Path("/tmp")}


def asked(*command: str) -> list[str]:
    if shutil.which(command[0]) is None:
        return []
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd="/").stdout.split()


def registries() -> set[str]:
    """The hosts that the package tools of this machine ask; asked of them, so that they are not written here either."""
    pip = "from pip._internal.models.index import PyPI as p; print(p.netloc, p.file_storage_domain)"
    npm = [urlsplit(address).netloc for address in asked("npm", "config", "get", "registry")]
    return {host for host in [*npm, *asked(str(Path(sys.base_prefix, "bin/python3")), "-c", pip)] if "." in host}


def machine_paths() -> set[str]:
    return {f"{path}/" for path in (ROOT, ROOT.parent, Path.home()) if path not in SHARED_BY_ALL_MACHINES}


def committed() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def lines_naming(words: set[str], files: list[Path]) -> list[str]:
    return [
        f"{file.name}, line {number}: {word}"
        for file in files
        for number, line in enumerate(file.read_text("utf-8", errors="replace").splitlines(), 1)
        for word in words
        if word in line
    ]


def test_no_committed_file_names_a_registry_or_a_path_of_this_machine() -> None:
    files = committed()
    assert ROOT / "pyproject.toml" in files
    assert lines_naming(registries() | machine_paths(), files) == []


def test_a_line_that_names_a_registry_is_found(tmp_path: Path) -> None:
    file = tmp_path / "some.lock"
    file.write_text("msgspec==0.22.0\n--index-url https://packages.example.org/simple\n")
    assert lines_naming({"packages.example.org"}, [file]) == ["some.lock, line 2: packages.example.org"]


@pytest.mark.parametrize("lock", sorted(ROOT.glob("*.lock")), ids=lambda path: path.name)
def test_a_lock_file_holds_names_versions_and_hashes_only(lock: Path) -> None:
    lines = lock.read_text("utf-8").splitlines()
    assert len(lines) > 20
    assert [line for line in lines if "==" not in line and not line.startswith("    --hash=sha256:")] == []


def test_the_lock_of_the_page_names_no_place_to_load_from() -> None:
    lock = ROOT / "web/package-lock.json"
    packages = json.loads(lock.read_text("utf-8"))["packages"] if lock.exists() else {}
    assert [name for name, package in packages.items() if "://" in package.get("resolved", "")] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web/.npmrc").read_text("utf-8")
