"""The page's types are those of the server's structs: generated, up to date, and the same words for the same things."""

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from flibuste.kit.game import Refusal
from flibuste.server.messages import Hello
from tests.house.places import ROOT, load_script

tool = load_script(ROOT / "tools/page_types.py", "page_types")


def test_the_generated_types_are_up_to_date() -> None:
    assert tool.out_of_date(tool.page_types(), tool.FOLDER) == [], "run .venv/bin/python tools/page_types.py"


def test_a_changed_a_missing_and_a_left_over_file_are_out_of_date(tmp_path: Path) -> None:
    (tmp_path / "same.ts").write_text("a")
    (tmp_path / "changed.ts").write_text("b")
    (tmp_path / "left-over.ts").write_text("c")
    wanted = {"same.ts": "a", "changed.ts": "other", "missing.ts": "d"}
    assert tool.out_of_date(wanted, tmp_path) == ["changed.ts", "left-over.ts", "missing.ts"]


class Hold(Struct):
    goods: Literal["rum", "gold"] | None
    rest: Any = None


class FromCaptain(Struct, tag_field="type"):
    pass


class Report(FromCaptain, tag="report", kw_only=True):
    """What lies
    where."""

    name: str  # of the ship
    holds: list[Hold | None]
    at: tuple[int, float]
    prices: dict[str, tuple[int, ...]]
    storm: bool | UnsetType = UNSET


class Barrel(Struct, array_like=True):
    goods: Literal["rum", "gold"]
    amount: int


class Price(Struct):
    by_goods: dict[Literal["rum", "gold"], int]


class Brief(Struct, omit_defaults=True):
    told: list[str] = []


def test_structs_become_interfaces_with_their_tags_and_comments() -> None:
    types = tool.PageTypes()
    types.add_struct(Report)
    head, source = types.sources()["test_page_types.ts"].split("\n\n", 1)
    assert head.startswith("// Written by")
    assert (
        source
        == """/** What lies where. */
export interface Report {
  type: "report";
  name: string; // of the ship
  holds: (Hold | null)[];
  at: [number, number];
  prices: Record<string, number[]>;
  storm?: boolean;
}

export interface Hold {
  goods: "gold" | "rum" | null;
  rest: unknown;
}
"""
    )


class Answer(Struct):
    refusal: Refusal


def test_a_struct_of_another_part_is_imported() -> None:
    types = tool.PageTypes()
    types.add_struct(Answer)
    sources = types.sources()
    assert 'import type { Refusal } from "./kit";' in sources["test_page_types.ts"]
    assert "export interface Refusal {" in sources["kit.ts"]


def test_the_page_may_leave_out_what_has_a_default_and_the_server_what_it_does_not_send() -> None:
    assert "since?: number;" in tool.PageTypes().interface(Hello, "messages")
    assert "told?: string[];" in tool.PageTypes().interface(Brief, "messages")
    assert "rest: unknown;" in tool.PageTypes().interface(Hold, "messages")


def test_a_struct_that_is_written_as_a_row_becomes_a_tuple() -> None:
    written = tool.PageTypes().interface(Barrel, "messages")
    assert written == 'export type Barrel = [goods: "gold" | "rum", amount: number];\n'


def test_a_dict_need_not_have_every_key_that_it_may_have() -> None:
    assert 'by_goods: Partial<Record<"gold" | "rum", number>>;' in tool.PageTypes().interface(Price, "messages")


def test_comments_of_fields_come_along() -> None:
    assert tool.comments_of(Report) == {"name": "of the ship"}


def test_a_type_that_the_page_has_no_word_for_is_named() -> None:
    class Odd(Struct):
        bits: bytes

    with pytest.raises(SystemExit, match="BytesType"):
        tool.PageTypes().interface(Odd, "messages")


def test_a_generated_type_fits_what_is_sent() -> None:
    """The tag and the names of the fields, as msgspec writes them."""
    sent = msgspec.to_builtins(Report(name="Kraken", holds=[], at=(1, 2.0), prices={}))
    interface = tool.PageTypes().interface(Report, "messages")
    assert all(f"  {name}" in interface for name in sent)
