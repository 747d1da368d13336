"""No file of the page imports itself by a detour, not even for a type: each can be read before those that use it."""

import re
from collections.abc import Mapping
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web/src"
ENDINGS = (".ts", ".tsx", "/index.ts", "/index.tsx")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(
    r"""\b(?:from|import)\s*\(?\s*["'](\.[^"']*)["']"""
)  # static, for types only, for effects, or awaited

Graph = Mapping[Path, set[Path]]


def imports_of(file: Path) -> set[Path]:
    """The files that a file imports, in any form; style sheets apart, which import nothing."""
    found: set[Path] = set()
    for named in IMPORT.findall(COMMENT.sub("", file.read_text(encoding="utf-8"))):
        if named.endswith(".css"):
            continue
        wanted = (file.parent / named).resolve()
        known = [one for ending in ENDINGS if (one := Path(f"{wanted}{ending}")).is_file()]
        assert known, f"{file} imports {named}, which is no file"
        found.add(known[0])
    return found


def graph_of(folder: Path) -> Graph:
    files = [file.resolve() for file in sorted(folder.rglob("*.ts*")) if not file.name.endswith(".d.ts")]
    return {file: imports_of(file) for file in files}


def cycle_in(graph: Graph) -> list[Path]:
    """The files of some cycle, the first again at the end; empty if there is none."""
    done: set[Path] = set()

    def search(file: Path, way: list[Path]) -> list[Path]:
        if file in way:
            return [*way[way.index(file) :], file]
        if file in done:
            return []
        for imported in sorted(graph.get(file, ())):
            if cycle := search(imported, [*way, file]):
                return cycle
        done.add(file)
        return []

    for file in graph:
        if cycle := search(file, []):
            return cycle
    return []


def test_no_file_of_the_page_imports_itself_by_a_detour() -> None:
    cycle = cycle_in(graph_of(SOURCE))
    assert not cycle, " imports ".join(str(file.relative_to(SOURCE)) for file in cycle)


def test_the_whole_page_is_looked_at() -> None:
    graph = graph_of(SOURCE)
    reached: set[Path] = set()
    waiting = [SOURCE / "main.tsx", *SOURCE.glob("games/*/index.tsx")]
    while waiting:
        file = waiting.pop().resolve()
        if file not in reached:
            reached.add(file)
            waiting += graph[file]
    written_by_hand = {file for file in graph if file.parent.name != "generated"}  # a game may have no board of its own
    assert sorted(written_by_hand - reached) == [], "nobody imports these"


def test_a_cycle_is_found_whatever_form_its_imports_have(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "a.ts").write_text('import { b } from "./b";\n// import "./c";\n')
    (tmp_path / "b.tsx").write_text('export type { C } from "./parts";\n')
    (tmp_path / "parts/index.ts").write_text('import type {\n  A,\n} from "../a";\nexport type C = A;\n')
    (tmp_path / "c.ts").write_text('export const load = () => import("./a");\n')
    names = [file.relative_to(tmp_path.resolve()).as_posix() for file in cycle_in(graph_of(tmp_path))]
    assert names == ["a.ts", "b.tsx", "parts/index.ts", "a.ts"]


def test_files_without_a_cycle_pass(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text('import { b } from "./b";\nimport "./c";\nimport "./a.css";\n')
    (tmp_path / "b.ts").write_text('import { c } from "./c";\n')
    (tmp_path / "c.ts").write_text("export const c = 1;\n")
    assert cycle_in(graph_of(tmp_path)) == []
