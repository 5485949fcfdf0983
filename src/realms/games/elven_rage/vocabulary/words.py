"""How the primitives are worded, in both languages; {} stands for what is put in."""

from __future__ import annotations

from typing import Final

SAID: Final[dict[str, tuple[str, str]]] = {
    "icon_none": ("nothing", "ничего"),
    "icon_s1": ("a simple strike", "простой удар"),
    "icon_s2": ("a simple double strike", "простой двойной удар"),
    "icon_p1": ("a piercing strike", "пробивной удар"),
    "icon_p2": ("a double piercing strike", "двойной пробивной удар"),
    "icon_sh": ("a shield", "щит"),
    "icon_ca": ("a counter-attack", "контратака"),
    "icon_fs": ("a fire shield", "огненный щит"),
    "icon_mv": ("movement", "движение"),
    "replace_own": (
        "a side of your fighter shows {} until the battle ends",
        "на одной стороне вашего бойца до конца боя: {}",
    ),
    "replace_enemy": (
        "a side of an enemy shows {} until the battle ends",
        "на одной стороне вражеского бойца до конца боя: {}",
    ),
    "replace_any": (
        "a side of any fighter shows {} until the battle ends",
        "на одной стороне любого бойца до конца боя: {}",
    ),
    "replace_shield": (
        "a shield or fire shield of an enemy becomes {} until the battle ends",
        "щит или огненный щит вражеского бойца до конца боя заменяется: {}",
    ),
    "damage_enemy": ("an enemy loses lives: {}", "вражеский боец теряет жизни: {}"),
    "damage_any": ("any fighter loses lives: {}", "любой боец теряет жизни: {}"),
    "strike_again": (
        "your fighter strikes the same target once more, with {}",
        "ваш боец ещё раз бьёт ту же цель: {}",
    ),
    "prevent_any": ("the loss of any fighter is smaller by {}", "потеря жизней любого бойца меньше на {}"),
    "prevent_all": ("your fighter does not lose the lives", "ваш боец не теряет этих жизней"),
    "heal": ("your fighter gets lost lives back: {}", "вашему бойцу возвращаются потерянные жизни: {}"),
    "heal_all": ("your fighter gets all lost lives back", "вашему бойцу возвращаются все потерянные жизни"),
    "swap_own": ("your fighter exchanges places with any other", "ваш боец меняется местами с любым другим"),
    "swap_any": ("any two fighters exchange places", "любые два бойца меняются местами"),
    "substitute": (
        "a card of your hand takes the place of your fighter, who comes to your hand",
        "карта с вашей руки встаёт на место вашего бойца, а он возвращается в руку",
    ),
    "return": (
        "any fighter but a Dragon leaves the battle for its owner's hand",
        "любой боец, кроме Дракона, уходит из боя в руку владельца",
    ),
    "skip_fresh": (
        "a fighter that has not acted in this cycle misses its turn",
        "боец, который ещё не ходил в этом раунде боя, пропускает ход",
    ),
    "skip_turn": (
        "any fighter misses its turn in this cycle, or in the next if it has acted",
        "любой боец пропускает ход в этом раунде боя, а если уже ходил, то в следующем",
    ),
    "extra_turn": (
        "your fighter that has just acted takes one more turn",
        "ваш боец, который только что ходил, ходит ещё раз",
    ),
    "last_turn": (
        "your dying fighter takes one more turn, then it dies",
        "ваш гибнущий боец ходит ещё раз, затем гибнет",
    ),
    "act_now": (
        "your fighter that has not acted takes its turn at once",
        "ваш боец, который ещё не ходил, ходит немедленно",
    ),
    "initiative_own": (
        "initiative of your fighter {} until the battle ends",
        "инициатива вашего бойца {} до конца боя",
    ),
    "initiative_any": (
        "initiative of any fighter {} until the battle ends",
        "инициатива любого бойца {} до конца боя",
    ),
    "tie_win": ("you win this battle if it ends in a tie", "при ничьей в этом бою побеждаете вы"),
    "save": ("your card that would die comes to your hand", "ваша гибнущая карта возвращается в руку"),
    "redeal": ("all six cards are mixed and dealt again", "все шесть карт перемешиваются и раскладываются заново"),
    "no_actions": (
        "another player may use neither Actions nor Artifacts until the battle ends",
        "другой игрок до конца боя не может применять Действия и Артефакты",
    ),
    "cancel": (
        "an Action or Artifact of another player has no effect",
        "Действие или Артефакт другого игрока не срабатывает",
    ),
    "draw": ("draw cards: {}", "возьмите карты: {}"),
    "discard_random": (
        "an opponent discards a random card of the hand",
        "соперник сбрасывает случайную карту с руки",
    ),
    "recover": (
        "take cards of your choice from your discard pile: up to {}",
        "верните в руку карты из своего сброса, до {}",
    ),
    "look_hand": ("look at the hand of an opponent", "посмотрите руку соперника"),
    "look_squad": (
        "look at a neutral squad or at the hand of an opponent",
        "посмотрите нейтральный отряд или руку соперника",
    ),
    "look_ahead": (
        "look at the top three cards of your deck and put them back in any order",
        "посмотрите три верхние карты своей колоды и верните их в любом порядке",
    ),
    "steal": (
        "take a random Artifact or a Treasure of your choice from an opponent",
        "заберите у соперника случайный Артефакт или любое Сокровище",
    ),
    "move_token": (
        "your token moves to an adjacent ownerless land without a battle; not from or to a Castle",
        "ваша фишка без боя переходит на соседнюю ничью землю; не с Замка и не на Замок",
    ),
    "remove_token": (
        "an opponent's token leaves an ordinary land adjacent to a land of yours",
        "фишка соперника покидает обычную землю рядом с вашей",
    ),
    "build_tower": ("a Tower is built on an ordinary land of yours", "на вашей обычной земле строится Башня"),
    "reach": (
        "the land you conquer now may be up to {} steps away; not a Castle",
        "земля этого захвата может быть на расстоянии до {} шагов; не Замок",
    ),
    "extra_conquest": ("one more conquest in this turn", "ещё один захват в этом ходу"),
    "protect_land": (
        "a land of yours, but no Castle, cannot be attacked until your next turn",
        "на вашу землю, кроме Замка, нельзя напасть до вашего следующего хода",
    ),
    "new_goal": (
        "draw an unused Goal and keep one of the two; in Dragon Lord draw cards instead: {}",
        "возьмите неиспользованную Цель и оставьте одну из двух; в «Повелителе драконов» взамен возьмите карты: {}",
    ),
}


def say(lang: str, kind: str, *args: object) -> str:
    return SAID[kind][1 if lang == "ru" else 0].format(*args)
