"""An owner's own figures: laid over the printed ones, and refused with the line that is wrong."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from flibuste.bots import ask
from flibuste.kit.errors import BadFigures
from flibuste.kit.figures import laid_over, read_own
from flibuste.kit.game import Game, find_game
from flibuste.kit.house_cards import with_house_cards
from flibuste.kit.lines import lines_of
from flibuste.kit.play import Play
from flibuste.kit.position import read_position, write_position
from flibuste.kit.record import read_record, record_of, replay, write_record
from tests.laws.found import TUTORIAL, beside_the_others, every_game

GAMES = every_game()
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

PRINTED: dict[str, Any] = {
    "about": {"year": 1720},
    "totals": {"cards": 3},
    "rules": {"hand": 3, "scoring": {"gold": 1, "rum": 2}, "steps": [1, 2, 3]},
    "card": [{"id": "rum", "worth": 2, "source": "seen"}, {"id": "tea", "worth": 1}],
}


def changed(text: str) -> dict[str, Any]:
    return read_own(PRINTED, tomllib.loads("changes = true\n" + text))


# -- laying over


def test_figures_that_are_not_named_stay_as_printed() -> None:
    assert changed("[rules.scoring]\nrum = 5")["rules"] == {
        "hand": 3,
        "scoring": {"gold": 1, "rum": 5},
        "steps": [1, 2, 3],
    }


def test_a_row_of_a_known_id_changes_that_card_only() -> None:
    assert changed("[[card]]\nid = 'tea'\nworth = 4")["card"] == [PRINTED["card"][0], {"id": "tea", "worth": 4}]


def test_a_row_of_a_new_id_is_a_new_card() -> None:
    assert changed("[[card]]\nid = 'silk'\nworth = 9")["card"] == [*PRINTED["card"], {"id": "silk", "worth": 9}]


def test_a_row_can_be_removed() -> None:
    assert changed("[[card]]\nid = 'rum'\nremove = true")["card"] == [{"id": "tea", "worth": 1}]


def test_a_list_without_ids_is_replaced_as_a_whole() -> None:
    assert changed("[rules]\nsteps = [7]")["rules"]["steps"] == [7]


def test_totals_of_the_printed_cards_do_not_hold_for_changed_ones() -> None:
    assert "totals" not in changed("[rules]\nhand = 4")
    assert changed("[rules]\nhand = 4\n[totals]\ncards = 4")["totals"] == {"cards": 4}
    assert changed("") == PRINTED


def test_the_printed_figures_are_left_alone() -> None:
    before = repr(PRINTED)
    changed("[rules.scoring]\nrum = 5\n[[card]]\nid = 'tea'\nworth = 4")
    assert repr(PRINTED) == before


def test_a_file_without_the_word_is_the_whole_game() -> None:
    assert read_own(PRINTED, {"rules": {"hand": 1}}) == {"rules": {"hand": 1}}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[[cards]]\nid = 'tea'", "figures-unknown-table"),
        ("[card]\nid = 'tea'", "figures-not-rows"),
        ("[[card]]\nworth = 3", "figures-without-id"),
        ("[[card]]\nid = ['tea']\nworth = 3", "figures-without-id"),
        ("[[card]]\nid = 'tea'\nworth = 3\n[[card]]\nid = 'tea'\nworth = 4", "figures-same-id"),
        ("[[card]]\nid = 'teas'\nremove = true", "figures-nothing-to-remove"),
        ("[[card]]\nid = 'silk'", "figures-new-row"),
    ],
)
def test_changes_that_change_nothing_printed_are_refused(text: str, key: str) -> None:
    with pytest.raises(BadFigures) as refused:
        changed(text)
    assert refused.value.text.key == key


def test_a_card_that_is_not_known_is_told_which_are_like_it() -> None:
    with pytest.raises(BadFigures) as refused:
        laid_over(PRINTED, {"card": [{"id": "teaa", "count": 3}]})
    assert str(refused.value) == (
        "teaa is none of the printed ones (like it are: tea). Something new needs everything; it lacks: worth."
    )


# -- lines

ODD = """# a comment with [[brackets]]
title = "a # in quotes"

[rules]
steps = [
    1, # one
    2,
]
"quoted key".inner = '''
two lines'''
since = 1720-05-01 10:00:00

[[deck.card]]
id = "rum"
effects = [{ kind = "reveal", n = 1 },
    { kind = "peek",
      n = 2 }]
[deck.card.motif]
ink = 3
[[deck.card]]
id = "tea"
"""


def test_every_value_is_found_in_its_line() -> None:
    lines = lines_of(ODD)
    found = {
        ("title",): 2,
        ("rules",): 4,
        ("rules", "steps"): 5,
        ("rules", "steps", 0): 6,
        ("rules", "steps", 1): 7,
        ("rules", "quoted key", "inner"): 9,
        ("rules", "since"): 11,
        ("deck", "card", 0): 13,
        ("deck", "card", 0, "effects", 0, "n"): 15,
        ("deck", "card", 0, "effects", 1, "kind"): 16,
        ("deck", "card", 0, "effects", 1, "n"): 17,
        ("deck", "card", 0, "motif", "ink"): 19,
        ("deck", "card", 1, "id"): 21,
    }
    assert {place: lines.get(place) for place in found} == found


@each_game
def test_every_printed_figure_is_found(game: Game) -> None:
    for file in game.figures_files:
        text = (game.folder / file).read_text(encoding="utf-8")
        lines = lines_of(text)
        missing = [place for place in leaves(tomllib.loads(text)) if place not in lines]
        assert missing == []


def leaves(data: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    steps = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [leaf for step, value in steps for leaf in leaves(value, (*here, step))]
    return found if isinstance(data, dict | list) else [here]


# -- in files


def refused_in(tmp_path: Path, game: str, text: str, language: str = "en") -> str:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadFigures) as refused:
        with_house_cards(find_game(game), str(file))
    return refused.value.say(language).replace(str(tmp_path), "").lstrip("/\\")


ADMIRAL = 'changes = true\n\n[[person]]\nid = "admiral-7"\n'


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        (
            "port-royal",
            ADMIRAL + 'kind = "sailor"\nswords = 100',
            'mine.toml, line 6: admiral-7 in the table "person" is not right: '
            '"swords" cannot be 100, but only a whole number from 1 to 99.',
        ),
        (
            "port-royal",
            ADMIRAL + "csot = 6",
            'mine.toml, line 5: admiral-7 in the table "person" is not right: there is no "csot"; '
            "there are: id, count, name_en, name_fr, kind, cost, vp, color, swords.",
        ),
        (
            "port-royal",
            ADMIRAL + 'color = "red"',
            "mine.toml, line 3: The person admiral-7: traders have a colour, and nobody else has.",
        ),
        (
            "jamaica",
            'changes = true\n[board]\nspace = [\n {id = 3, price = 4},\n {id = 5, type = "hole"},\n]',
            "mine.toml, line 5: The figures have not the shape of those of this game: "
            '"type" cannot be hole, but only one of: lair, port, port_royal, sea.',
        ),
        (
            "jamaica",
            'changes = true\n[combat_die]\nfaces = [\n 2,\n "bomb",\n]',
            "mine.toml, line 5: The figures have not the shape of those of this game: "
            '"faces" cannot be bomb, but only a whole number from 1 to 99, or one of: star.',
        ),
        (
            "pirate-king",
            'changes = true\n[[card]]\nid = "pirate-mother-marrow"\neffects = [\n  { kind = "sing" },\n]',
            'mine.toml, line 5: pirate-mother-marrow in the table "card" is not right: "kind" cannot be sing, '
            "but only one of: reveal, copy_previous, peek_reorder, flip_down, gain_per, collect_set, take_captain, "
            "look_keep_one, play_from_discard, lend_card, loot_into_play.",
        ),
        ("jamaica", "x = [", "mine.toml, line 1: The file of figures is not TOML: Invalid value (at end of document)."),
        (
            "jamaica",
            "schema = 1",
            'mine.toml: The file of figures needs a table "rules". One with only what differs from the printed '
            'figures begins with "changes = true".',
        ),
        (
            "jamaica",
            "changes = false",
            'mine.toml, line 1: "changes" can only be true: then the file holds what differs from the printed '
            "figures. It is false.",
        ),
    ],
)
def test_what_is_wrong_is_said_with_file_line_and_what_is_allowed(
    tmp_path: Path, game: str, text: str, sentence: str
) -> None:
    assert refused_in(tmp_path, game, text) == sentence
    assert refused_in(tmp_path, game, text, "fr").startswith("mine.toml")


def test_a_file_that_cannot_be_read_is_no_game(tmp_path: Path) -> None:
    for name, content in {"latin.toml": b"# caf\xe9", "large.toml": b"#" * 300_000}.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BadFigures) as refused:
            with_house_cards(find_game("port-royal"), str(tmp_path / name))
        assert refused.value.text.key in ("cards-not-text", "figures-in-file")
    for path in (tmp_path, tmp_path / "nowhere.toml", Path("~nobody-of-that-name/cards.toml")):
        with pytest.raises(BadFigures) as refused:
            with_house_cards(find_game("port-royal"), str(path))
        assert refused.value.text.key in ("cards-missing", "cards-unreadable")


@each_game
def test_the_same_file_read_again_is_the_same_game(game: Game) -> None:
    before = repr(game.data)
    mine, again, others = (game.with_figures(f"changes = true\n# {owner}") for owner in ("Ada", "Ada", "Bo"))
    assert mine is again
    assert mine is not others
    assert repr(game.data) == before


@each_game
def test_a_copy_of_the_printed_file_is_the_printed_game(game: Game, tmp_path: Path) -> None:
    copy = ("changes = true\n" if game.figures_files[1:] else "") + (game.folder / game.figures_files[0]).read_text(
        "utf-8"
    )
    (tmp_path / "copy.toml").write_bytes(b"\xef\xbb\xbf" + copy.replace("\n", "\r\n").encode())
    assert with_house_cards(game, str(tmp_path / "copy.toml")) is game


CHANGES = {
    "port-royal": "changes = true\n[rules]\nstarting_coins = 5\n",
    "jamaica": "changes = true\n[hoard]\ntreasure = [{ id = 'gold-7', value = 9 }]\n",
    "pirate-king": "changes = true\n[[card]]\nid = 'pirate-mother-marrow'\nswords = 4\n",
    "smugglers": "changes = true\n[rules]\nhand = 2\n",
}


@pytest.mark.parametrize("id", CHANGES)
def test_house_cards_travel_in_records_and_positions_and_bots_play_with_them(id: str) -> None:
    house = GAMES[id].with_figures(CHANGES[id])
    assert house.digest != GAMES[id].digest
    play = Play(house, house.player_counts[0])
    bot = house.rule_bot()
    while not play.over and len(play.made) < 30:
        seat = play.pending()[0]
        play.move(ask(bot, play.state, seat, 7), seat)
    with beside_the_others(TUTORIAL):
        read = read_record(write_record(record_of(play, ["Ada", "Bo"])))
        assert (read.house_figures, replay(read).game.digest) == (CHANGES[id], house.digest)
        again, state = read_position(write_position(house, play.state))
    assert (again.digest, again.write_state(state)) == (house.digest, house.write_state(play.state))
