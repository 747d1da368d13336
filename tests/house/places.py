"""Where the parts of the house lie, and how its scripts are loaded."""

import importlib.util
import shutil
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
BINARIES = ("*.so", "*.pyd")


def compiled_sources() -> list[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["flibuste"]["compiled"]
    return sorted(path for pattern in patterns for path in ROOT.glob(pattern))


def load_script(path: Path, name: str) -> ModuleType:
    """A script as a module of its own, so that a test may change it as it likes."""
    spec = importlib.util.spec_from_loader(name, SourceFileLoader(name, str(path)))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def copy_package(folder: Path) -> Path:
    """What a build needs, without anything built."""
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "flibuste"):
        shutil.copy(ROOT / name, folder / name)
    left_out = shutil.ignore_patterns(*BINARIES, "__pycache__", "page", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    return folder
