"""Written by realms.kernel.derive from the constructors; never edit by hand (`make regen`)."""

# ruff: noqa
# fmt: off
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from realms.kernel.codec import a_bool, a_dict, a_list, a_step, a_str, an_int, present
from realms.kernel.codec import dump_Rng, dump_Zone, load_Rng, load_Zone
from realms.kernel.frame import Frame
from realms.kernel.match import Derived
from realms.kernel.model import BadSave
from realms.kernel.rng import Rng, clone_Rng
from realms.kernel.zones import Zone, clone_Zone, project_Zone
from realms.games.elven_rage.rules.battle import Battle, ExchangeReserve, WhoFirst
from realms.games.elven_rage.rules.conquest import ChooseMover, ChooseSquad, Conquest, LayOpen, LookAtSquad, Reply, Send
from realms.games.elven_rage.rules.declaring import Answers, Declared, Moment
from realms.games.elven_rage.rules.hand import TrimHands
from realms.games.elven_rage.rules.strike import ChooseIcon, Dying, FighterTurn, Strike
from realms.games.elven_rage.rules.trade import Compose, Confirm, Consider, Trade
from realms.games.elven_rage.rules.turn import Game, OwnTurn, Turn
from realms.games.elven_rage.state import ElvenRage, Elves, Fight, Fighter
from realms.games.elven_rage.vocabulary.both import OneByOne
from realms.games.elven_rage.vocabulary.cards import KeepGoal, Reorder, TakeBack
from realms.games.elven_rage.vocabulary.leaving import StepIn


def clone_Battle(o: Battle) -> Battle:
    return Battle(o.cards[:], o.turns[:], o.won, o.at)


def dump_Battle(o: Battle) -> dict[str, object]:
    return {"is": "Battle", "cards": o.cards[:], "turns": o.turns[:], "won": o.won, "at": o.at}


def load_Battle(raw: object) -> Battle:
    d = a_dict(raw)
    return Battle(cards=[a_str(x) for x in a_list(present(d, "cards"))], turns=[an_int(x) for x in a_list(present(d, "turns"))], won=(a_bool(d["won"])) if "won" in d else False, at=a_step(present(d, "at"), Battle.ORDER, Battle.STEPS_WERE))


def project_Battle(o: Battle, s: int) -> dict[str, object]:
    return {"is": "Battle", "cards": o.cards[:], "turns": o.turns[:], "won": o.won, "at": o.at}


def zones_Battle(o: Battle, out: list[Zone]) -> None:
    return None


def clone_ExchangeReserve(o: ExchangeReserve) -> ExchangeReserve:
    return ExchangeReserve(o.seat, o.going)


def dump_ExchangeReserve(o: ExchangeReserve) -> dict[str, object]:
    return {"is": "ExchangeReserve", "seat": o.seat, "going": o.going}


def load_ExchangeReserve(raw: object) -> ExchangeReserve:
    d = a_dict(raw)
    return ExchangeReserve(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_ExchangeReserve(o: ExchangeReserve, s: int) -> dict[str, object]:
    return {"is": "ExchangeReserve", "seat": o.seat, "going": o.going}


def zones_ExchangeReserve(o: ExchangeReserve, out: list[Zone]) -> None:
    return None


def clone_WhoFirst(o: WhoFirst) -> WhoFirst:
    return WhoFirst(o.seat, o.tied[:], o.who, o.going)


def dump_WhoFirst(o: WhoFirst) -> dict[str, object]:
    return {"is": "WhoFirst", "seat": o.seat, "tied": o.tied[:], "who": o.who, "going": o.going}


def load_WhoFirst(raw: object) -> WhoFirst:
    d = a_dict(raw)
    return WhoFirst(seat=an_int(present(d, "seat")), tied=[an_int(x) for x in a_list(present(d, "tied"))], who=(an_int(d["who"])) if "who" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_WhoFirst(o: WhoFirst, s: int) -> dict[str, object]:
    return {"is": "WhoFirst", "seat": o.seat, "tied": o.tied[:], "who": o.who, "going": o.going}


def zones_WhoFirst(o: WhoFirst, out: list[Zone]) -> None:
    return None


def clone_Conquest(o: Conquest) -> Conquest:
    return Conquest(o.seat, o.squad, o.mover, o.at)


def dump_Conquest(o: Conquest) -> dict[str, object]:
    return {"is": "Conquest", "seat": o.seat, "squad": o.squad, "mover": o.mover, "at": o.at}


def load_Conquest(raw: object) -> Conquest:
    d = a_dict(raw)
    return Conquest(seat=an_int(present(d, "seat")), squad=(an_int(d["squad"])) if "squad" in d else -1, mover=(an_int(d["mover"])) if "mover" in d else -1, at=a_step(present(d, "at"), Conquest.ORDER, Conquest.STEPS_WERE))


def project_Conquest(o: Conquest, s: int) -> dict[str, object]:
    return {"is": "Conquest", "seat": o.seat, "squad": o.squad, "mover": o.mover, "at": o.at}


def zones_Conquest(o: Conquest, out: list[Zone]) -> None:
    return None


def clone_LookAtSquad(o: LookAtSquad) -> LookAtSquad:
    return LookAtSquad(o.seat, o.squad, o.going)


def dump_LookAtSquad(o: LookAtSquad) -> dict[str, object]:
    return {"is": "LookAtSquad", "seat": o.seat, "squad": o.squad, "going": o.going}


def load_LookAtSquad(raw: object) -> LookAtSquad:
    d = a_dict(raw)
    return LookAtSquad(seat=an_int(present(d, "seat")), squad=(an_int(d["squad"])) if "squad" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_LookAtSquad(o: LookAtSquad, s: int) -> dict[str, object]:
    return {"is": "LookAtSquad", "seat": o.seat, "squad": o.squad, "going": o.going}


def zones_LookAtSquad(o: LookAtSquad, out: list[Zone]) -> None:
    return None


def clone_LayOpen(o: LayOpen) -> LayOpen:
    return LayOpen(o.seat, o.squad, o.going)


def dump_LayOpen(o: LayOpen) -> dict[str, object]:
    return {"is": "LayOpen", "seat": o.seat, "squad": o.squad, "going": o.going}


def load_LayOpen(raw: object) -> LayOpen:
    d = a_dict(raw)
    return LayOpen(seat=an_int(present(d, "seat")), squad=an_int(present(d, "squad")), going=(a_bool(d["going"])) if "going" in d else True)


def project_LayOpen(o: LayOpen, s: int) -> dict[str, object]:
    return {"is": "LayOpen", "seat": o.seat, "squad": o.squad, "going": o.going}


def zones_LayOpen(o: LayOpen, out: list[Zone]) -> None:
    return None


def clone_ChooseSquad(o: ChooseSquad) -> ChooseSquad:
    return ChooseSquad(o.seat, o.squad, o.going)


def dump_ChooseSquad(o: ChooseSquad) -> dict[str, object]:
    return {"is": "ChooseSquad", "seat": o.seat, "squad": o.squad, "going": o.going}


def load_ChooseSquad(raw: object) -> ChooseSquad:
    d = a_dict(raw)
    return ChooseSquad(seat=an_int(present(d, "seat")), squad=(an_int(d["squad"])) if "squad" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_ChooseSquad(o: ChooseSquad, s: int) -> dict[str, object]:
    return {"is": "ChooseSquad", "seat": o.seat, "squad": o.squad, "going": o.going}


def zones_ChooseSquad(o: ChooseSquad, out: list[Zone]) -> None:
    return None


def clone_ChooseMover(o: ChooseMover) -> ChooseMover:
    return ChooseMover(o.seat, o.mover, o.going)


def dump_ChooseMover(o: ChooseMover) -> dict[str, object]:
    return {"is": "ChooseMover", "seat": o.seat, "mover": o.mover, "going": o.going}


def load_ChooseMover(raw: object) -> ChooseMover:
    d = a_dict(raw)
    return ChooseMover(seat=an_int(present(d, "seat")), mover=(an_int(d["mover"])) if "mover" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_ChooseMover(o: ChooseMover, s: int) -> dict[str, object]:
    return {"is": "ChooseMover", "seat": o.seat, "mover": o.mover, "going": o.going}


def zones_ChooseMover(o: ChooseMover, out: list[Zone]) -> None:
    return None


def clone_Reply(o: Reply) -> Reply:
    return Reply(o.seat, o.surrenders, o.going)


def dump_Reply(o: Reply) -> dict[str, object]:
    return {"is": "Reply", "seat": o.seat, "surrenders": o.surrenders, "going": o.going}


def load_Reply(raw: object) -> Reply:
    d = a_dict(raw)
    return Reply(seat=an_int(present(d, "seat")), surrenders=(a_bool(d["surrenders"])) if "surrenders" in d else False, going=(a_bool(d["going"])) if "going" in d else True)


def project_Reply(o: Reply, s: int) -> dict[str, object]:
    return {"is": "Reply", "seat": o.seat, "surrenders": o.surrenders, "going": o.going}


def zones_Reply(o: Reply, out: list[Zone]) -> None:
    return None


def clone_Send(o: Send) -> Send:
    return Send(o.seats, o.sealed.copy())


def dump_Send(o: Send) -> dict[str, object]:
    return {"is": "Send", "seats": list(o.seats), "sealed": [[k, x] for k, x in sorted(o.sealed.items())]}


def load_Send(raw: object) -> Send:
    d = a_dict(raw)
    return Send(seats=tuple([an_int(x) for x in a_list(present(d, "seats"))]), sealed={an_int(a_list(x)[0]): a_str(a_list(x)[1]) for x in a_list(present(d, "sealed"))})


def project_Send(o: Send, s: int) -> dict[str, object]:
    return {"is": "Send", "seats": list(o.seats), "sealed": {str(k): (x if k == s else True) for k, x in sorted(o.sealed.items())}}


def zones_Send(o: Send, out: list[Zone]) -> None:
    return None


def clone_Declared(o: Declared) -> Declared:
    return Declared(o.seat, o.thing, o.aim[:], o.moment, o.spared[:], o.cancelled, o.at)


def dump_Declared(o: Declared) -> dict[str, object]:
    return {"is": "Declared", "seat": o.seat, "thing": o.thing, "aim": o.aim[:], "moment": o.moment, "spared": o.spared[:], "cancelled": o.cancelled, "at": o.at}


def load_Declared(raw: object) -> Declared:
    d = a_dict(raw)
    return Declared(seat=an_int(present(d, "seat")), thing=a_str(present(d, "thing")), aim=[a_str(x) for x in a_list(present(d, "aim"))], moment=a_str(present(d, "moment")), spared=[an_int(x) for x in a_list(present(d, "spared"))], cancelled=(a_bool(d["cancelled"])) if "cancelled" in d else False, at=a_step(present(d, "at"), Declared.ORDER, Declared.STEPS_WERE))


def project_Declared(o: Declared, s: int) -> dict[str, object]:
    return {"is": "Declared", "seat": o.seat, "thing": o.thing, "aim": o.aim[:], "moment": o.moment, "spared": o.spared[:], "cancelled": o.cancelled, "at": o.at}


def zones_Declared(o: Declared, out: list[Zone]) -> None:
    return None


def clone_Moment(o: Moment) -> Moment:
    return Moment(o.trigger, o.order, o.passed)


def dump_Moment(o: Moment) -> dict[str, object]:
    return {"is": "Moment", "trigger": o.trigger, "order": list(o.order), "passed": o.passed}


def load_Moment(raw: object) -> Moment:
    d = a_dict(raw)
    return Moment(trigger=a_str(present(d, "trigger")), order=tuple([an_int(x) for x in a_list(present(d, "order"))]), passed=(an_int(d["passed"])) if "passed" in d else 0)


def project_Moment(o: Moment, s: int) -> dict[str, object]:
    return {"is": "Moment", "trigger": o.trigger, "order": list(o.order), "passed": o.passed}


def zones_Moment(o: Moment, out: list[Zone]) -> None:
    return None


def clone_Answers(o: Answers) -> Answers:
    return Answers(o.trigger, o.order, o.passed)


def dump_Answers(o: Answers) -> dict[str, object]:
    return {"is": "Answers", "trigger": o.trigger, "order": list(o.order), "passed": o.passed}


def load_Answers(raw: object) -> Answers:
    d = a_dict(raw)
    return Answers(trigger=a_str(present(d, "trigger")), order=tuple([an_int(x) for x in a_list(present(d, "order"))]), passed=(an_int(d["passed"])) if "passed" in d else 0)


def project_Answers(o: Answers, s: int) -> dict[str, object]:
    return {"is": "Answers", "trigger": o.trigger, "order": list(o.order), "passed": o.passed}


def zones_Answers(o: Answers, out: list[Zone]) -> None:
    return None


def clone_TrimHands(o: TrimHands) -> TrimHands:
    return TrimHands(o.first)


def dump_TrimHands(o: TrimHands) -> dict[str, object]:
    return {"is": "TrimHands", "first": o.first}


def load_TrimHands(raw: object) -> TrimHands:
    d = a_dict(raw)
    return TrimHands(first=an_int(present(d, "first")))


def project_TrimHands(o: TrimHands, s: int) -> dict[str, object]:
    return {"is": "TrimHands", "first": o.first}


def zones_TrimHands(o: TrimHands, out: list[Zone]) -> None:
    return None


def clone_Dying(o: Dying) -> Dying:
    return Dying(o.who[:], o.first, o.moment, o.at)


def dump_Dying(o: Dying) -> dict[str, object]:
    return {"is": "Dying", "who": o.who[:], "first": o.first, "moment": o.moment, "at": o.at}


def load_Dying(raw: object) -> Dying:
    d = a_dict(raw)
    return Dying(who=[an_int(x) for x in a_list(present(d, "who"))], first=an_int(present(d, "first")), moment=(a_str(d["moment"])) if "moment" in d else 'dying', at=a_step(present(d, "at"), Dying.ORDER, Dying.STEPS_WERE))


def project_Dying(o: Dying, s: int) -> dict[str, object]:
    return {"is": "Dying", "who": o.who[:], "first": o.first, "moment": o.moment, "at": o.at}


def zones_Dying(o: Dying, out: list[Zone]) -> None:
    return None


def clone_Strike(o: Strike) -> Strike:
    return Strike(o.striker, o.side, o.spared[:], o.icon, o.target, o.took, o.at)


def dump_Strike(o: Strike) -> dict[str, object]:
    return {"is": "Strike", "striker": o.striker, "side": o.side, "spared": o.spared[:], "icon": o.icon, "target": o.target, "took": o.took, "at": o.at}


def load_Strike(raw: object) -> Strike:
    d = a_dict(raw)
    return Strike(striker=an_int(present(d, "striker")), side=an_int(present(d, "side")), spared=[an_int(x) for x in a_list(present(d, "spared"))], icon=(an_int(d["icon"])) if "icon" in d else -1, target=(an_int(d["target"])) if "target" in d else -1, took=(a_bool(d["took"])) if "took" in d else False, at=a_step(present(d, "at"), Strike.ORDER, Strike.STEPS_WERE))


def project_Strike(o: Strike, s: int) -> dict[str, object]:
    return {"is": "Strike", "striker": o.striker, "side": o.side, "spared": o.spared[:], "icon": o.icon, "target": o.target, "took": o.took, "at": o.at}


def zones_Strike(o: Strike, out: list[Zone]) -> None:
    return None


def clone_ChooseIcon(o: ChooseIcon) -> ChooseIcon:
    return ChooseIcon(o.seat, o.who, o.side, o.going)


def dump_ChooseIcon(o: ChooseIcon) -> dict[str, object]:
    return {"is": "ChooseIcon", "seat": o.seat, "who": o.who, "side": o.side, "going": o.going}


def load_ChooseIcon(raw: object) -> ChooseIcon:
    d = a_dict(raw)
    return ChooseIcon(seat=an_int(present(d, "seat")), who=an_int(present(d, "who")), side=(an_int(d["side"])) if "side" in d else -1, going=(a_bool(d["going"])) if "going" in d else True)


def project_ChooseIcon(o: ChooseIcon, s: int) -> dict[str, object]:
    return {"is": "ChooseIcon", "seat": o.seat, "who": o.who, "side": o.side, "going": o.going}


def zones_ChooseIcon(o: ChooseIcon, out: list[Zone]) -> None:
    return None


def clone_FighterTurn(o: FighterTurn) -> FighterTurn:
    return FighterTurn(o.who, o.extra, o.doomed, o.ending, o.at)


def dump_FighterTurn(o: FighterTurn) -> dict[str, object]:
    return {"is": "FighterTurn", "who": o.who, "extra": o.extra, "doomed": o.doomed, "ending": o.ending, "at": o.at}


def load_FighterTurn(raw: object) -> FighterTurn:
    d = a_dict(raw)
    return FighterTurn(who=an_int(present(d, "who")), extra=(a_bool(d["extra"])) if "extra" in d else False, doomed=(a_bool(d["doomed"])) if "doomed" in d else False, ending=(a_bool(d["ending"])) if "ending" in d else False, at=a_step(present(d, "at"), FighterTurn.ORDER, FighterTurn.STEPS_WERE))


def project_FighterTurn(o: FighterTurn, s: int) -> dict[str, object]:
    return {"is": "FighterTurn", "who": o.who, "extra": o.extra, "doomed": o.doomed, "ending": o.ending, "at": o.at}


def zones_FighterTurn(o: FighterTurn, out: list[Zone]) -> None:
    return None


def clone_Trade(o: Trade) -> Trade:
    return Trade(o.giver, o.taker, clone_Zone(o.given), clone_Zone(o.asked), o.treasures[:], o.wanted, o.countered, o.at)


def dump_Trade(o: Trade) -> dict[str, object]:
    return {"is": "Trade", "giver": o.giver, "taker": o.taker, "given": dump_Zone(o.given), "asked": dump_Zone(o.asked), "treasures": o.treasures[:], "wanted": o.wanted, "countered": o.countered, "at": o.at}


def load_Trade(raw: object) -> Trade:
    d = a_dict(raw)
    return Trade(giver=an_int(present(d, "giver")), taker=an_int(present(d, "taker")), given=load_Zone(present(d, "given")), asked=load_Zone(present(d, "asked")), treasures=[a_str(x) for x in a_list(present(d, "treasures"))], wanted=an_int(present(d, "wanted")), countered=(a_bool(d["countered"])) if "countered" in d else False, at=a_step(present(d, "at"), Trade.ORDER, Trade.STEPS_WERE))


def project_Trade(o: Trade, s: int) -> dict[str, object]:
    return {"is": "Trade", "giver": o.giver, "taker": o.taker, "given": project_Zone(o.given, s), "asked": project_Zone(o.asked, s), "treasures": o.treasures[:], "wanted": o.wanted, "countered": o.countered, "at": o.at}


def zones_Trade(o: Trade, out: list[Zone]) -> None:
    out.append(o.given)
    out.append(o.asked)


def clone_Compose(o: Compose) -> Compose:
    return Compose(o.seat, o.off, o.going)


def dump_Compose(o: Compose) -> dict[str, object]:
    return {"is": "Compose", "seat": o.seat, "off": o.off, "going": o.going}


def load_Compose(raw: object) -> Compose:
    d = a_dict(raw)
    return Compose(seat=an_int(present(d, "seat")), off=(a_bool(d["off"])) if "off" in d else False, going=(a_bool(d["going"])) if "going" in d else True)


def project_Compose(o: Compose, s: int) -> dict[str, object]:
    return {"is": "Compose", "seat": o.seat, "off": o.off, "going": o.going}


def zones_Compose(o: Compose, out: list[Zone]) -> None:
    return None


def clone_Consider(o: Consider) -> Consider:
    return Consider(o.seat, o.answer)


def dump_Consider(o: Consider) -> dict[str, object]:
    return {"is": "Consider", "seat": o.seat, "answer": o.answer}


def load_Consider(raw: object) -> Consider:
    d = a_dict(raw)
    return Consider(seat=an_int(present(d, "seat")), answer=(a_str(d["answer"])) if "answer" in d else '')


def project_Consider(o: Consider, s: int) -> dict[str, object]:
    return {"is": "Consider", "seat": o.seat, "answer": o.answer}


def zones_Consider(o: Consider, out: list[Zone]) -> None:
    return None


def clone_Confirm(o: Confirm) -> Confirm:
    return Confirm(o.seat, o.agreed, o.going)


def dump_Confirm(o: Confirm) -> dict[str, object]:
    return {"is": "Confirm", "seat": o.seat, "agreed": o.agreed, "going": o.going}


def load_Confirm(raw: object) -> Confirm:
    d = a_dict(raw)
    return Confirm(seat=an_int(present(d, "seat")), agreed=(a_bool(d["agreed"])) if "agreed" in d else False, going=(a_bool(d["going"])) if "going" in d else True)


def project_Confirm(o: Confirm, s: int) -> dict[str, object]:
    return {"is": "Confirm", "seat": o.seat, "agreed": o.agreed, "going": o.going}


def zones_Confirm(o: Confirm, out: list[Zone]) -> None:
    return None


def clone_Game(o: Game) -> Game:
    return Game(o.first, o.turn, o.at)


def dump_Game(o: Game) -> dict[str, object]:
    return {"is": "Game", "first": o.first, "turn": o.turn, "at": o.at}


def load_Game(raw: object) -> Game:
    d = a_dict(raw)
    return Game(first=an_int(present(d, "first")), turn=(an_int(d["turn"])) if "turn" in d else -1, at=a_step(present(d, "at"), Game.ORDER, Game.STEPS_WERE))


def project_Game(o: Game, s: int) -> dict[str, object]:
    return {"is": "Game", "first": o.first, "turn": o.turn, "at": o.at}


def zones_Game(o: Game, out: list[Zone]) -> None:
    return None


def clone_Turn(o: Turn) -> Turn:
    return Turn(o.seat, o.at)


def dump_Turn(o: Turn) -> dict[str, object]:
    return {"is": "Turn", "seat": o.seat, "at": o.at}


def load_Turn(raw: object) -> Turn:
    d = a_dict(raw)
    return Turn(seat=an_int(present(d, "seat")), at=a_step(present(d, "at"), Turn.ORDER, Turn.STEPS_WERE))


def project_Turn(o: Turn, s: int) -> dict[str, object]:
    return {"is": "Turn", "seat": o.seat, "at": o.at}


def zones_Turn(o: Turn, out: list[Zone]) -> None:
    return None


def clone_OwnTurn(o: OwnTurn) -> OwnTurn:
    return OwnTurn(o.seat, o.going)


def dump_OwnTurn(o: OwnTurn) -> dict[str, object]:
    return {"is": "OwnTurn", "seat": o.seat, "going": o.going}


def load_OwnTurn(raw: object) -> OwnTurn:
    d = a_dict(raw)
    return OwnTurn(seat=an_int(present(d, "seat")), going=(a_bool(d["going"])) if "going" in d else True)


def project_OwnTurn(o: OwnTurn, s: int) -> dict[str, object]:
    return {"is": "OwnTurn", "seat": o.seat, "going": o.going}


def zones_OwnTurn(o: OwnTurn, out: list[Zone]) -> None:
    return None


def clone_Elves(o: Elves) -> Elves:
    return Elves(o.seat, o.people, clone_Zone(o.hand), clone_Zone(o.deck), o.discard[:], clone_Zone(o.artifacts), o.treasures[:], clone_Zone(o.goal), o.taken, o.began, o.out, o.laid[:], o.used[:], o.trades)


def dump_Elves(o: Elves) -> dict[str, object]:
    return {"is": "Elves", "seat": o.seat, "people": o.people, "hand": dump_Zone(o.hand), "deck": dump_Zone(o.deck), "discard": o.discard[:], "artifacts": dump_Zone(o.artifacts), "treasures": o.treasures[:], "goal": dump_Zone(o.goal), "taken": o.taken, "began": o.began, "out": o.out, "laid": o.laid[:], "used": o.used[:], "trades": o.trades}


def load_Elves(raw: object) -> Elves:
    d = a_dict(raw)
    return Elves(seat=an_int(present(d, "seat")), people=a_str(present(d, "people")), hand=load_Zone(present(d, "hand")), deck=load_Zone(present(d, "deck")), discard=[a_str(x) for x in a_list(present(d, "discard"))], artifacts=load_Zone(present(d, "artifacts")), treasures=[a_str(x) for x in a_list(present(d, "treasures"))], goal=load_Zone(present(d, "goal")), taken=an_int(present(d, "taken")), began=a_bool(present(d, "began")), out=a_bool(present(d, "out")), laid=[a_str(x) for x in a_list(present(d, "laid"))], used=[a_str(x) for x in a_list(present(d, "used"))], trades=an_int(present(d, "trades")))


def project_Elves(o: Elves, s: int) -> dict[str, object]:
    return {"is": "Elves", "seat": o.seat, "people": o.people, "hand": project_Zone(o.hand, s), "deck": project_Zone(o.deck, s), "discard": o.discard[:], "artifacts": project_Zone(o.artifacts, s), "treasures": o.treasures[:], "goal": project_Zone(o.goal, s), "taken": o.taken, "began": o.began, "out": o.out, "laid": o.laid[:], "used": o.used[:], "trades": o.trades}


def zones_Elves(o: Elves, out: list[Zone]) -> None:
    out.append(o.hand)
    out.append(o.deck)
    out.append(o.artifacts)
    out.append(o.goal)


def clone_Fighter(o: Fighter) -> Fighter:
    return Fighter(o.card, o.side, o.place, o.lives, o.initiative, o.icons[:], o.acted, o.skips)


def dump_Fighter(o: Fighter) -> dict[str, object]:
    return {"is": "Fighter", "card": o.card, "side": o.side, "place": o.place, "lives": o.lives, "initiative": o.initiative, "icons": o.icons[:], "acted": o.acted, "skips": o.skips}


def load_Fighter(raw: object) -> Fighter:
    d = a_dict(raw)
    return Fighter(card=a_str(present(d, "card")), side=an_int(present(d, "side")), place=an_int(present(d, "place")), lives=an_int(present(d, "lives")), initiative=an_int(present(d, "initiative")), icons=[an_int(x) for x in a_list(present(d, "icons"))], acted=(a_bool(d["acted"])) if "acted" in d else False, skips=(an_int(d["skips"])) if "skips" in d else 0)


def project_Fighter(o: Fighter, s: int) -> dict[str, object]:
    return {"is": "Fighter", "card": o.card, "side": o.side, "place": o.place, "lives": o.lives, "initiative": o.initiative, "icons": o.icons[:], "acted": o.acted, "skips": o.skips}


def zones_Fighter(o: Fighter, out: list[Zone]) -> None:
    return None


def clone_Fight(o: Fight) -> Fight:
    return Fight(o.land, o.attacker, o.defender, o.mover, [clone_Fighter(x) for x in o.fighters], o.treasures[:], o.reserve, o.tie, o.silenced[:], o.quiet, o.hurt, o.moved)


def dump_Fight(o: Fight) -> dict[str, object]:
    return {"is": "Fight", "land": o.land, "attacker": o.attacker, "defender": o.defender, "mover": o.mover, "fighters": [dump_Fighter(x) for x in o.fighters], "treasures": o.treasures[:], "reserve": o.reserve, "tie": o.tie, "silenced": o.silenced[:], "quiet": o.quiet, "hurt": o.hurt, "moved": o.moved}


def load_Fight(raw: object) -> Fight:
    d = a_dict(raw)
    return Fight(land=an_int(present(d, "land")), attacker=an_int(present(d, "attacker")), defender=an_int(present(d, "defender")), mover=an_int(present(d, "mover")), fighters=[load_Fighter(x) for x in a_list(present(d, "fighters"))], treasures=[a_str(x) for x in a_list(present(d, "treasures"))], reserve=an_int(present(d, "reserve")), tie=an_int(present(d, "tie")), silenced=[an_int(x) for x in a_list(present(d, "silenced"))], quiet=an_int(present(d, "quiet")), hurt=a_bool(present(d, "hurt")), moved=a_bool(present(d, "moved")))


def project_Fight(o: Fight, s: int) -> dict[str, object]:
    return {"is": "Fight", "land": o.land, "attacker": o.attacker, "defender": o.defender, "mover": o.mover, "fighters": [project_Fighter(x, s) for x in o.fighters], "treasures": o.treasures[:], "reserve": o.reserve, "tie": o.tie, "silenced": o.silenced[:], "quiet": o.quiet, "hurt": o.hurt, "moved": o.moved}


def zones_Fight(o: Fight, out: list[Zone]) -> None:
    for x1 in o.fighters:
        zones_Fighter(x1, out)


def clone_ElvenRage(o: ElvenRage) -> ElvenRage:
    return ElvenRage(o.seats, [clone_frame(x) for x in o.stack], clone_Rng(o.rng), o.learned, o.seq, o.scenario, [clone_Elves(x) for x in o.elves], o.owner[:], o.built[:], o.wards[:], clone_Zone(o.neutral_deck), o.neutral_discard[:], [clone_Zone(x) for x in o.squads], o.opened[:], clone_Zone(o.artifact_deck), o.spent[:], clone_Zone(o.goals), [clone_Zone(x) for x in o.away], o.active, o.round, o.target, o.reach, o.again, o.winner, None if o.fight is None else clone_Fight(o.fight))


def dump_ElvenRage(o: ElvenRage) -> dict[str, object]:
    return {"is": "ElvenRage", "seats": o.seats, "stack": [dump_frame(x) for x in o.stack], "rng": dump_Rng(o.rng), "learned": o.learned, "seq": o.seq, "scenario": o.scenario, "elves": [dump_Elves(x) for x in o.elves], "owner": o.owner[:], "built": o.built[:], "wards": o.wards[:], "neutral_deck": dump_Zone(o.neutral_deck), "neutral_discard": o.neutral_discard[:], "squads": [dump_Zone(x) for x in o.squads], "opened": o.opened[:], "artifact_deck": dump_Zone(o.artifact_deck), "spent": o.spent[:], "goals": dump_Zone(o.goals), "away": [dump_Zone(x) for x in o.away], "active": o.active, "round": o.round, "target": o.target, "reach": o.reach, "again": o.again, "winner": o.winner, "fight": None if o.fight is None else dump_Fight(o.fight)}


def load_ElvenRage(raw: object) -> ElvenRage:
    d = a_dict(raw)
    return ElvenRage(seats=an_int(present(d, "seats")), stack=[load_frame(x) for x in a_list(present(d, "stack"))], rng=load_Rng(present(d, "rng")), learned=an_int(present(d, "learned")), seq=an_int(present(d, "seq")), scenario=a_str(present(d, "scenario")), elves=[load_Elves(x) for x in a_list(present(d, "elves"))], owner=[an_int(x) for x in a_list(present(d, "owner"))], built=[an_int(x) for x in a_list(present(d, "built"))], wards=[an_int(x) for x in a_list(present(d, "wards"))], neutral_deck=load_Zone(present(d, "neutral_deck")), neutral_discard=[a_str(x) for x in a_list(present(d, "neutral_discard"))], squads=[load_Zone(x) for x in a_list(present(d, "squads"))], opened=[a_str(x) for x in a_list(present(d, "opened"))], artifact_deck=load_Zone(present(d, "artifact_deck")), spent=[a_str(x) for x in a_list(present(d, "spent"))], goals=load_Zone(present(d, "goals")), away=[load_Zone(x) for x in a_list(present(d, "away"))], active=an_int(present(d, "active")), round=an_int(present(d, "round")), target=an_int(present(d, "target")), reach=an_int(present(d, "reach")), again=an_int(present(d, "again")), winner=an_int(present(d, "winner")), fight=None if present(d, "fight") is None else load_Fight(present(d, "fight")))


def project_ElvenRage(o: ElvenRage, s: int) -> dict[str, object]:
    return {"is": "ElvenRage", "seats": o.seats, "stack": [project_frame(x, s) for x in o.stack], "seq": o.seq, "scenario": o.scenario, "elves": [project_Elves(x, s) for x in o.elves], "owner": o.owner[:], "built": o.built[:], "wards": o.wards[:], "neutral_deck": project_Zone(o.neutral_deck, s), "neutral_discard": o.neutral_discard[:], "squads": [project_Zone(x, s) for x in o.squads], "opened": o.opened[:], "artifact_deck": project_Zone(o.artifact_deck, s), "spent": o.spent[:], "goals": project_Zone(o.goals, s), "away": [project_Zone(x, s) for x in o.away], "active": o.active, "round": o.round, "target": o.target, "reach": o.reach, "again": o.again, "winner": o.winner, "fight": None if o.fight is None else project_Fight(o.fight, s)}


def zones_ElvenRage(o: ElvenRage, out: list[Zone]) -> None:
    for x1 in o.stack:
        zones_frame(x1, out)
    for x2 in o.elves:
        zones_Elves(x2, out)
    out.append(o.neutral_deck)
    for x7 in o.squads:
        out.append(x7)
    out.append(o.artifact_deck)
    out.append(o.goals)
    for x10 in o.away:
        out.append(x10)
    if o.fight is not None:
        zones_Fight(o.fight, out)


def clone_OneByOne(o: OneByOne) -> OneByOne:
    return OneByOne(o.seat, o.thing, o.aim[:], o.turn, o.at)


def dump_OneByOne(o: OneByOne) -> dict[str, object]:
    return {"is": "OneByOne", "seat": o.seat, "thing": o.thing, "aim": o.aim[:], "turn": o.turn, "at": o.at}


def load_OneByOne(raw: object) -> OneByOne:
    d = a_dict(raw)
    return OneByOne(seat=an_int(present(d, "seat")), thing=a_str(present(d, "thing")), aim=[a_str(x) for x in a_list(present(d, "aim"))], turn=(an_int(d["turn"])) if "turn" in d else 0, at=a_step(present(d, "at"), OneByOne.ORDER, OneByOne.STEPS_WERE))


def project_OneByOne(o: OneByOne, s: int) -> dict[str, object]:
    return {"is": "OneByOne", "seat": o.seat, "thing": o.thing, "aim": o.aim[:], "turn": o.turn, "at": o.at}


def zones_OneByOne(o: OneByOne, out: list[Zone]) -> None:
    return None


def clone_TakeBack(o: TakeBack) -> TakeBack:
    return TakeBack(o.seat, o.itself, o.left)


def dump_TakeBack(o: TakeBack) -> dict[str, object]:
    return {"is": "TakeBack", "seat": o.seat, "itself": o.itself, "left": o.left}


def load_TakeBack(raw: object) -> TakeBack:
    d = a_dict(raw)
    return TakeBack(seat=an_int(present(d, "seat")), itself=a_str(present(d, "itself")), left=an_int(present(d, "left")))


def project_TakeBack(o: TakeBack, s: int) -> dict[str, object]:
    return {"is": "TakeBack", "seat": o.seat, "itself": o.itself, "left": o.left}


def zones_TakeBack(o: TakeBack, out: list[Zone]) -> None:
    return None


def clone_Reorder(o: Reorder) -> Reorder:
    return Reorder(o.seat, o.left)


def dump_Reorder(o: Reorder) -> dict[str, object]:
    return {"is": "Reorder", "seat": o.seat, "left": o.left}


def load_Reorder(raw: object) -> Reorder:
    d = a_dict(raw)
    return Reorder(seat=an_int(present(d, "seat")), left=an_int(present(d, "left")))


def project_Reorder(o: Reorder, s: int) -> dict[str, object]:
    return {"is": "Reorder", "seat": o.seat, "left": o.left}


def zones_Reorder(o: Reorder, out: list[Zone]) -> None:
    return None


def clone_KeepGoal(o: KeepGoal) -> KeepGoal:
    return KeepGoal(o.seat)


def dump_KeepGoal(o: KeepGoal) -> dict[str, object]:
    return {"is": "KeepGoal", "seat": o.seat}


def load_KeepGoal(raw: object) -> KeepGoal:
    d = a_dict(raw)
    return KeepGoal(seat=an_int(present(d, "seat")))


def project_KeepGoal(o: KeepGoal, s: int) -> dict[str, object]:
    return {"is": "KeepGoal", "seat": o.seat}


def zones_KeepGoal(o: KeepGoal, out: list[Zone]) -> None:
    return None


def clone_StepIn(o: StepIn) -> StepIn:
    return StepIn(o.seat, o.who, o.going)


def dump_StepIn(o: StepIn) -> dict[str, object]:
    return {"is": "StepIn", "seat": o.seat, "who": o.who, "going": o.going}


def load_StepIn(raw: object) -> StepIn:
    d = a_dict(raw)
    return StepIn(seat=an_int(present(d, "seat")), who=an_int(present(d, "who")), going=(a_bool(d["going"])) if "going" in d else True)


def project_StepIn(o: StepIn, s: int) -> dict[str, object]:
    return {"is": "StepIn", "seat": o.seat, "who": o.who, "going": o.going}


def zones_StepIn(o: StepIn, out: list[Zone]) -> None:
    return None


_CLONE: Final[dict[type[Frame], Callable[..., Any]]] = {Battle: clone_Battle, ExchangeReserve: clone_ExchangeReserve, WhoFirst: clone_WhoFirst, Conquest: clone_Conquest, LookAtSquad: clone_LookAtSquad, LayOpen: clone_LayOpen, ChooseSquad: clone_ChooseSquad, ChooseMover: clone_ChooseMover, Reply: clone_Reply, Send: clone_Send, Declared: clone_Declared, Moment: clone_Moment, Answers: clone_Answers, TrimHands: clone_TrimHands, Dying: clone_Dying, Strike: clone_Strike, ChooseIcon: clone_ChooseIcon, FighterTurn: clone_FighterTurn, Trade: clone_Trade, Compose: clone_Compose, Consider: clone_Consider, Confirm: clone_Confirm, Game: clone_Game, Turn: clone_Turn, OwnTurn: clone_OwnTurn, OneByOne: clone_OneByOne, TakeBack: clone_TakeBack, Reorder: clone_Reorder, KeepGoal: clone_KeepGoal, StepIn: clone_StepIn}


def clone_frame(f: Frame) -> Frame:
    done: Frame = _CLONE[type(f)](f)
    return done


_DUMP: Final[dict[type[Frame], Callable[..., Any]]] = {Battle: dump_Battle, ExchangeReserve: dump_ExchangeReserve, WhoFirst: dump_WhoFirst, Conquest: dump_Conquest, LookAtSquad: dump_LookAtSquad, LayOpen: dump_LayOpen, ChooseSquad: dump_ChooseSquad, ChooseMover: dump_ChooseMover, Reply: dump_Reply, Send: dump_Send, Declared: dump_Declared, Moment: dump_Moment, Answers: dump_Answers, TrimHands: dump_TrimHands, Dying: dump_Dying, Strike: dump_Strike, ChooseIcon: dump_ChooseIcon, FighterTurn: dump_FighterTurn, Trade: dump_Trade, Compose: dump_Compose, Consider: dump_Consider, Confirm: dump_Confirm, Game: dump_Game, Turn: dump_Turn, OwnTurn: dump_OwnTurn, OneByOne: dump_OneByOne, TakeBack: dump_TakeBack, Reorder: dump_Reorder, KeepGoal: dump_KeepGoal, StepIn: dump_StepIn}


def dump_frame(f: Frame) -> dict[str, object]:
    done: dict[str, object] = _DUMP[type(f)](f)
    return done


_PROJECT: Final[dict[type[Frame], Callable[..., Any]]] = {Battle: project_Battle, ExchangeReserve: project_ExchangeReserve, WhoFirst: project_WhoFirst, Conquest: project_Conquest, LookAtSquad: project_LookAtSquad, LayOpen: project_LayOpen, ChooseSquad: project_ChooseSquad, ChooseMover: project_ChooseMover, Reply: project_Reply, Send: project_Send, Declared: project_Declared, Moment: project_Moment, Answers: project_Answers, TrimHands: project_TrimHands, Dying: project_Dying, Strike: project_Strike, ChooseIcon: project_ChooseIcon, FighterTurn: project_FighterTurn, Trade: project_Trade, Compose: project_Compose, Consider: project_Consider, Confirm: project_Confirm, Game: project_Game, Turn: project_Turn, OwnTurn: project_OwnTurn, OneByOne: project_OneByOne, TakeBack: project_TakeBack, Reorder: project_Reorder, KeepGoal: project_KeepGoal, StepIn: project_StepIn}


def project_frame(f: Frame, s: int) -> dict[str, object]:
    done: dict[str, object] = _PROJECT[type(f)](f, s)
    return done


_ZONES: Final[dict[type[Frame], Callable[..., Any]]] = {Battle: zones_Battle, ExchangeReserve: zones_ExchangeReserve, WhoFirst: zones_WhoFirst, Conquest: zones_Conquest, LookAtSquad: zones_LookAtSquad, LayOpen: zones_LayOpen, ChooseSquad: zones_ChooseSquad, ChooseMover: zones_ChooseMover, Reply: zones_Reply, Send: zones_Send, Declared: zones_Declared, Moment: zones_Moment, Answers: zones_Answers, TrimHands: zones_TrimHands, Dying: zones_Dying, Strike: zones_Strike, ChooseIcon: zones_ChooseIcon, FighterTurn: zones_FighterTurn, Trade: zones_Trade, Compose: zones_Compose, Consider: zones_Consider, Confirm: zones_Confirm, Game: zones_Game, Turn: zones_Turn, OwnTurn: zones_OwnTurn, OneByOne: zones_OneByOne, TakeBack: zones_TakeBack, Reorder: zones_Reorder, KeepGoal: zones_KeepGoal, StepIn: zones_StepIn}


def zones_frame(f: Frame, out: list[Zone]) -> None:
    _ZONES[type(f)](f, out)


_LOAD: Final[dict[str, Callable[[object], Frame]]] = {"Battle": load_Battle, "ExchangeReserve": load_ExchangeReserve, "WhoFirst": load_WhoFirst, "Conquest": load_Conquest, "LookAtSquad": load_LookAtSquad, "LayOpen": load_LayOpen, "ChooseSquad": load_ChooseSquad, "ChooseMover": load_ChooseMover, "Reply": load_Reply, "Send": load_Send, "Declared": load_Declared, "Moment": load_Moment, "Answers": load_Answers, "TrimHands": load_TrimHands, "Dying": load_Dying, "Strike": load_Strike, "ChooseIcon": load_ChooseIcon, "FighterTurn": load_FighterTurn, "Trade": load_Trade, "Compose": load_Compose, "Consider": load_Consider, "Confirm": load_Confirm, "Game": load_Game, "Turn": load_Turn, "OwnTurn": load_OwnTurn, "OneByOne": load_OneByOne, "TakeBack": load_TakeBack, "Reorder": load_Reorder, "KeepGoal": load_KeepGoal, "StepIn": load_StepIn}
_WAS: Final[dict[str, str]] = {}


def load_frame(raw: object) -> Frame:
    name = a_str(a_dict(raw).get("is"))
    load = _LOAD.get(_WAS.get(name, name))
    if load is None:
        raise BadSave(f"The save is in the middle of {name!r}, a rule this version does not have.")
    return load(raw)


SHAPE: Final[dict[type, tuple[str, ...]]] = {
    Battle: ('cards', 'turns', 'won', 'at'),
    ExchangeReserve: ('seat', 'going'),
    WhoFirst: ('seat', 'tied', 'who', 'going'),
    Conquest: ('seat', 'squad', 'mover', 'at'),
    LookAtSquad: ('seat', 'squad', 'going'),
    LayOpen: ('seat', 'squad', 'going'),
    ChooseSquad: ('seat', 'squad', 'going'),
    ChooseMover: ('seat', 'mover', 'going'),
    Reply: ('seat', 'surrenders', 'going'),
    Send: ('seats', 'sealed'),
    Declared: ('seat', 'thing', 'aim', 'moment', 'spared', 'cancelled', 'at'),
    Moment: ('trigger', 'order', 'passed'),
    Answers: ('trigger', 'order', 'passed'),
    TrimHands: ('first',),
    Dying: ('who', 'first', 'moment', 'at'),
    Strike: ('striker', 'side', 'spared', 'icon', 'target', 'took', 'at'),
    ChooseIcon: ('seat', 'who', 'side', 'going'),
    FighterTurn: ('who', 'extra', 'doomed', 'ending', 'at'),
    Trade: ('giver', 'taker', 'given', 'asked', 'treasures', 'wanted', 'countered', 'at'),
    Compose: ('seat', 'off', 'going'),
    Consider: ('seat', 'answer'),
    Confirm: ('seat', 'agreed', 'going'),
    Game: ('first', 'turn', 'at'),
    Turn: ('seat', 'at'),
    OwnTurn: ('seat', 'going'),
    Elves: ('seat', 'people', 'hand', 'deck', 'discard', 'artifacts', 'treasures', 'goal', 'taken', 'began', 'out', 'laid', 'used', 'trades'),
    Fighter: ('card', 'side', 'place', 'lives', 'initiative', 'icons', 'acted', 'skips'),
    Fight: ('land', 'attacker', 'defender', 'mover', 'fighters', 'treasures', 'reserve', 'tie', 'silenced', 'quiet', 'hurt', 'moved'),
    ElvenRage: ('seats', 'stack', 'rng', 'learned', 'seq', 'scenario', 'elves', 'owner', 'built', 'wards', 'neutral_deck', 'neutral_discard', 'squads', 'opened', 'artifact_deck', 'spent', 'goals', 'away', 'active', 'round', 'target', 'reach', 'again', 'winner', 'fight'),
    OneByOne: ('seat', 'thing', 'aim', 'turn', 'at'),
    TakeBack: ('seat', 'itself', 'left'),
    Reorder: ('seat', 'left'),
    KeepGoal: ('seat',),
    StepIn: ('seat', 'who', 'going'),
}

DERIVED: Final = Derived(clone_ElvenRage, dump_ElvenRage, load_ElvenRage, project_ElvenRage, zones_ElvenRage, SHAPE)
