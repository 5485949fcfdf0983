"""How the primitives are worded, in both languages; {} stands for what is put in.

Short enough for a card: a changed icon stays until the battle ends (ER-ACTION-10), so no card repeats it.
"""

from __future__ import annotations

from typing import Final

SAID: Final[dict[str, tuple[str, str]]] = {
    "icon_s1": ("simple strike", "простой удар"),
    "icon_s2": ("simple double strike", "простой двойной удар"),
    "icon_p1": ("piercing strike", "пробивной удар"),
    "icon_p2": ("double piercing strike", "двойной пробивной удар"),
    "icon_sh": ("shield", "щит"),
    "icon_ca": ("counter-attack", "контратаку"),
    "icon_fs": ("fire shield", "огненный щит"),
    "lives_1": ("1 life", "1 жизнь"),
    "lives_2": ("2 lives", "2 жизни"),
    "cards_1": ("a card", "карту"),
    "cards_2": ("2 cards", "2 карты"),
    "cards_3": ("3 cards", "3 карты"),
    "replace_own": ("one side of your fighter shows a {}", "одна сторона вашего бойца получает {}"),
    "clear_any": ("one side of any fighter becomes empty", "одна сторона любого бойца становится пустой"),
    "clear_shield": ("an enemy loses one shield or fire shield", "враг теряет один щит или огненный щит"),
    "damage_enemy": ("an enemy loses {}", "враг теряет {}"),
    "damage_any": ("any fighter loses {}", "любой боец теряет {}"),
    "strike_again": (
        "your fighter strikes the same target again: {}",
        "ваш боец ещё раз бьёт ту же цель: {}",
    ),
    "prevent_any": ("any fighter loses {} less", "любой боец теряет на {} меньше"),
    "prevent_all": ("your fighter does not lose those lives", "ваш боец не теряет этих жизней"),
    "heal": ("your fighter regains {}", "ваш боец восстанавливает {}"),
    "heal_all": ("your fighter regains all lost lives", "ваш боец восстанавливает все жизни"),
    "swap_own": ("your fighter changes places with any other", "ваш боец меняется местами с любым другим"),
    "swap_any": ("any two fighters change places", "любые два бойца меняются местами"),
    "substitute": (
        "swap your fighter (no Dragon) for a card of your hand",
        "замените своего бойца (не Дракона) картой с руки",
    ),
    "return": (
        "any fighter but a Dragon returns to its owner's hand",
        "любой боец, кроме Дракона, уходит в руку владельца",
    ),
    "skip_fresh": (
        "a fighter that has not acted yet misses its turn",
        "боец, который ещё не ходил, пропускает ход",
    ),
    "skip_turn": ("any fighter misses its next turn", "любой боец пропускает следующий ход"),
    "extra_turn": (
        "your fighter that has just acted takes another turn",
        "ваш боец, который только что сходил, ходит ещё раз",
    ),
    "last_turn": (
        "your dying fighter takes one more turn, then dies",
        "ваш гибнущий боец ходит ещё раз, затем гибнет",
    ),
    "act_now": (
        "your fighter that has not acted yet acts at once",
        "ваш боец, который ещё не ходил, ходит немедленно",
    ),
    "initiative_own": ("your fighter has {} initiative in this battle", "инициатива вашего бойца {} до конца боя"),
    "initiative_any": ("any fighter has {} initiative in this battle", "инициатива любого бойца {} до конца боя"),
    "tie_win": ("you win this battle if it is a tie", "при ничьей в этом бою побеждаете вы"),
    "save": (
        "your dying card (no Dragon) returns to your hand",
        "ваша гибнущая карта (не Дракон) возвращается в руку",
    ),
    "redeal": ("all six cards are mixed and dealt again", "все шесть карт перемешиваются и раздаются заново"),
    "no_actions": (
        "another player: no Actions or Artifacts in this battle",
        "другой игрок в этом бою без Действий и Артефактов",
    ),
    "cancel": (
        "another player's Action or Artifact has no effect",
        "чужое Действие или Артефакт не срабатывает",
    ),
    "draw": ("draw {}", "возьмите {}"),
    "discard_random": (
        "an opponent discards a random card of the hand",
        "соперник сбрасывает случайную карту с руки",
    ),
    "recover_one": (
        "take a card of another name from your discard pile",
        "верните в руку из сброса карту с другим именем",
    ),
    "recover": ("take up to {} cards from your discard pile", "верните в руку до {} карт из своего сброса"),
    "look_hand": ("look at an opponent's hand", "посмотрите руку соперника"),
    "look_squad": (
        "look at a neutral squad or at an opponent's hand",
        "посмотрите нейтральный отряд или руку соперника",
    ),
    "look_ahead": ("reorder your deck's top 3 cards", "переложите 3 верхние карты колоды"),
    "steal": (
        "take a random Artifact or any Treasure of an opponent",
        "заберите у соперника случайный Артефакт или Сокровище",
    ),
    "move_token": (
        "move your token to an adjacent ownerless land; no Castles",
        "перенесите фишку на соседнюю ничью землю (не Замки)",
    ),
    "remove_token": (
        "an opponent loses an ordinary land adjacent to yours",
        "соперник теряет обычную землю рядом с вашей",
    ),
    "build_tower": ("build a Tower on an ordinary land of yours", "постройте Башню на своей обычной земле"),
    "reach": (
        "conquer a land up to {} steps from yours; no Castle",
        "захватите землю не дальше {} шагов от своих; не Замок",
    ),
    "extra_conquest": ("one more conquest in this turn", "ещё один захват в этом ходу"),
    "protect_land": (
        "a land of yours (no Castle) is safe until your next turn",
        "на вашу землю (не Замок) нельзя нападать до вашего хода",
    ),
    "new_goal": (
        "draw a Goal, keep one of the two (no Goals: draw {})",
        "возьмите Цель и оставьте одну из двух (без Целей: {})",
    ),
}


def say(lang: str, kind: str, *args: object) -> str:
    return SAID[kind][1 if lang == "ru" else 0].format(*args)
