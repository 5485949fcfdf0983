"""Rule catalogues can be read and searched in both languages."""

import pytest

from realms.rulebook import find, glossary, rules

GAME = "tiny_epic_kingdoms"


def test_both_languages_have_the_same_rules() -> None:
    english = [rule.id for rule in rules(GAME, "en")]
    assert english == [rule.id for rule in rules(GAME, "ru")]
    assert len(english) == len(set(english)) == 303


def test_both_languages_agree_on_rulings_and_designs() -> None:
    marks = [[(rule.id, rule.ruling, rule.designed) for rule in rules(GAME, lang)] for lang in ("en", "ru")]
    assert marks[0] == marks[1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_ruling_is_known_by_its_id(lang: str) -> None:
    for rule in rules(GAME, lang):
        last = rule.id.rsplit("-", 1)[1]
        assert rule.ruling == ("R" in last), rule.id


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_rule_is_split_into_its_parts(lang: str) -> None:
    by_id = {rule.id: rule for rule in rules(GAME, lang)}
    assert by_id["TEK-WAR-06"].section == {"en": "War", "ru": "Война"}[lang]
    assert by_id["TEK-RACE-CENTAURS-3"].designed
    assert not by_id["TEK-RACE-ORCS-1"].designed
    assert by_id["TEK-SOLO-07R"].designed
    for rule in by_id.values():
        assert rule.text[0] not in "(*"
        assert not rule.text.startswith(("Ruling", "Разъяснение"))
        assert rule.text.rstrip(")").endswith((".", ";")), rule.id
        assert rule.section and "TEK-" not in rule.section


def test_an_id_finds_its_rule_only() -> None:
    assert [rule.id for rule in find(GAME, "TEK-WAR-05")] == ["TEK-WAR-05"]
    assert [rule.id for rule in find(GAME, " war-05 ", "ru")] == ["TEK-WAR-05"]


def test_the_start_of_an_id_finds_the_group() -> None:
    orcs = [rule.id for rule in find(GAME, "TEK-RACE-ORCS")]
    assert orcs[:3] == ["TEK-RACE-ORCS-1", "TEK-RACE-ORCS-1R", "TEK-RACE-ORCS-2"]
    assert len(orcs) == 7


def test_a_section_name_finds_the_section_first() -> None:
    assert [rule.id for rule in find(GAME, "patrol")][:2] == ["TEK-PATROL-01", "TEK-PATROL-02"]
    assert find(GAME, "отступление", "ru")[0].id == "TEK-RETREAT-01"


def test_words_are_all_needed_in_any_order_and_case() -> None:
    found = [rule.id for rule in find(GAME, "LEVEL Dwarves building")]
    assert "TEK-RACE-DWARVES-1" in found
    for rule in find(GAME, "armies ruins scoring"):
        text = f"{rule.section} {rule.text}".lower()
        assert all(word in text for word in ("armies", "ruins", "scoring"))
    assert [rule.id for rule in find(GAME, "ее владелец корона", "ru")] == ["TEK-TOKEN-04"]
    assert find(GAME, "zeppelin") == []
    assert find(GAME, "  ") == []


def test_glossary() -> None:
    english = {entry.term: entry.meaning for entry in glossary(GAME, "en")}
    assert english["army"] == "meeple"
    assert english["instigator / defender"] == "the player who moved in / was there before"
    assert english["find token"] == "exploration token"
    assert len(english) == 9
    russian = {entry.term: entry.meaning for entry in glossary(GAME, "ru")}
    assert russian["запас"] == "supply"
    assert russian["вотчина"] == "собственная карта территории игрока"
    assert "Русский термин" not in russian
