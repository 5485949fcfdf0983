// Written by realms.server.typescript from realms.server.wire.
// Never edit by hand (make regen).

/** The version of everything in this file. */
export const WIRE = 2;

/** Of winning, from 0 to 1; where all play together or alone, of success. */
export type Chance = number;

/**
 * Something that can be counted; message `coach-fact-<name>` with `more` ("yes" or "no") and `n`.
 *
 * `n`: by how much one option leaves more of it than others, on the average; below 0: less.
 */
export interface Fact {
  name: string;
  n: number;
}

/** A sentence: message `text` with `args`; `facts`, as a list in words, are its argument `facts`. */
export interface Reason {
  text: string;
  args: { [name: string]: string | number };
  facts: Fact[];
}

/** A choice that is likely to follow. */
export interface Follow {
  seat: number;
  key: string;
}

/**
 * What one option is worth. `low` and `high`: where its value lies in 95 of 100 cases, as far as chance goes.
 *
 * `tries`: how often it was played out. `line`: what is likely to follow it.
 */
export interface Advice {
  key: string;
  value: Chance;
  low: Chance;
  high: Chance;
  tries: number;
  reasons: Reason[];
  line: Follow[];
}

/**
 * The best few of a question's options, the best first. `seq`: the entry of the record it was asked after;
 * `options`: how many there were; `close`: nothing speaks clearly for the first one.
 */
export interface Hint {
  seat: number;
  seq: number;
  prompt: string;
  options: number;
  tries: number;
  close: boolean;
  advice: Advice[];
}

/** How the seats stood after so many choices. */
export interface Stand {
  at: number;
  chances: Chance[];
}

/**
 * A turning point: a choice that gave away a chance (`lost` above 0), or what chance did to a seat (`lost`
 * below 0: for the good).
 *
 * `at`: choices that were made before. `key`: what was chosen. `better`: what would have been; None after chance.
 * `sure`: half of the interval around `lost`.
 */
export interface Turning {
  kind: "choice" | "chance";
  at: number;
  seat: number;
  key: string;
  lost: Chance;
  sure: Chance;
  better: Advice | null;
}

/**
 * How a seat chose: the decisions that were weighed, those in which nothing clearly better was found, what a
 * decision gave away on the average, and what chance did to it altogether.
 */
export interface Account {
  seat: number;
  weighed: number;
  sound: number;
  lost: Chance;
  luck: Chance;
}

/** A finished match, looked back on. */
export interface Review {
  choices: number;
  curve: Stand[];
  turnings: Turning[];
  accounts: Account[];
}

export type Point = [number, number];

/** A place on a board. `kind` is the terrain or sort; `marks` are small facts to draw ("edge", "wet"). */
export interface Space {
  id: string;
  kind: string;
  at: Point;
  outline: Point[];
  neighbours: string[];
  marks: string[];
}

/** Something drawn along borders: a river. */
export interface Line {
  kind: string;
  points: Point[];
  between: [string, string][];
}

/** Spaces that are drawn together. `owner` is a seat, or -1. */
export interface Board {
  id: string;
  kind: string;
  size: Point;
  owner: number;
  spaces: Space[];
  lines: Line[];
}

/** A thing on a space. `owner` is a seat, or -1 for nobody; `state` is how it stands ("lying"). */
export interface Piece {
  id: string;
  kind: string;
  owner: number;
  at: string;
  state: string;
}

/** A card or tile in a zone. `text` are message ids or names of its lines; `on` marks the lines in force. */
export interface Card {
  id: string;
  kind: string;
  text: string[];
  on: number;
  face_up: boolean;
}

/** Cards together: a row, a hand, a pile (only `count` is known) or a pool. */
export interface Zone {
  id: string;
  kind: string;
  owner: number;
  cards: Card[];
  count: number;
}

/** A number on a scale. `steps` may print a value at each step (points of the tower card). */
export interface Track {
  id: string;
  kind: string;
  owner: number;
  value: number;
  most: number;
  steps: number[];
}

/** A place of a shared card that may be taken (an action with a shield on it). */
export interface Slot {
  id: string;
  taken: boolean;
  current: boolean;
}

/** What a seat has in front of it: facts in a fixed order, as (message id, number). */
export interface Panel {
  seat: number;
  card: string;
  facts: [string, number][];
  marks: string[];
}

/**
 * How a number of a seat came about: message `text` with its arguments, named as those of events are.
 *
 * `of`: what it explains, a row of the score sheet, RESULT, a thing of the scene or the key of an option. Several
 * may explain one thing. A text "named-…" tells an option better than its refs can.
 */
export interface Sum {
  of: string;
  seat: number;
  text: string;
  args: ([string, number | string])[];
}

/** One moment of a game as one seat sees it. `marks`: facts about the whole table ("end-triggered"). */
export interface Scene {
  game: string;
  seat: number;
  active: number;
  boards: Board[];
  pieces: Piece[];
  zones: Zone[];
  tracks: Track[];
  slots: Slot[];
  panels: Panel[];
  marks: string[];
  sheet: [string, number[]][];
  sums: Sum[];
}

/**
 * `done` of `total` steps are made; the review itself when all are. `at` in it counts choices that are in
 * force, as a replay does.
 */
export interface ReviewNow {
  state: "none" | "running" | "done" | "failed";
  done: number;
  total: number;
  review: Review | null;
}

/** Choose an option of this seat's question, as it was at `seq`. */
export interface Choose {
  type: "choose";
  seq: number;
  key: string;
}

/** Take back the own last choice; `all`: everything back to the last barrier ("reset turn"). */
export interface Undo {
  type: "undo";
  seq: number;
  all?: boolean;
}

/** Ask the others to go back to the position after entry `to`. */
export interface Ask {
  type: "ask";
  seq: number;
  to: number;
}

/** Grant or refuse the plea of entry `at`; whoever made it withdraws it with False. */
export interface Answer {
  type: "answer";
  at: number;
  yes: boolean;
}

/**
 * A reaction settled beforehand: to questions with this prompt ("*": all that can be passed) the seat passes
 * by itself. `policy` "fits": only where it can do nothing else; "ask" removes the order.
 *
 * `until`: "turn" ends with the seat's next own choice, "phase" with what the game is in now (a battle; the
 * server notes it in `phase`), "game" lasts.
 */
export interface Standing {
  prompt: string;
  policy: "ask" | "pass" | "fits";
  until: "turn" | "phase" | "game";
  phase: string;
}

/**
 * A reaction settled beforehand: to questions with this prompt ("*": all that can be passed) the seat passes
 * by itself. `policy` "fits": only where it can do nothing else; "ask" removes the order.
 *
 * `until`: "turn" ends with the seat's next own choice, "phase" with what the game is in now (a battle; the
 * server notes it in `phase`), "game" lasts.
 */
export interface StandingInput {
  prompt: string;
  policy: "ask" | "pass" | "fits";
  until?: "turn" | "phase" | "game";
  phase?: string;
}

export interface Order {
  type: "order";
  standing: StandingInput;
}

export interface Say {
  type: "say";
  text: string;
}

/** Why is not more offered? Answered with `reasons`. */
export interface Why {
  type: "why";
}

/** Send the whole position again, with the events since `since` (None: without events). */
export interface Look {
  type: "look";
  since?: number | null;
}

/** Take the seat back from the bot that holds it. */
export interface Return {
  type: "return";
}

export interface Resign {
  type: "resign";
}

export interface Ping {
  type: "ping";
}

export type Command =
  | Choose
  | Undo
  | Ask
  | Answer
  | Order
  | Say
  | Why
  | Look
  | Return
  | Resign
  | Ping;

/** The first frame. `seat` is 15 for a spectator. */
export interface Hello {
  wire: number;
  realms: string;
  table: TableInfo;
  seat: Seat;
  now: Millis;
  chat: ChatLine[];
  standing: Standing[];
  type: "hello";
}

/** The whole position, and what happened since the entry that the client had seen. */
export interface Full {
  seq: number;
  print: string;
  position: Position;
  events: Event[];
  /** `events` follow that entry: whatever the client was told after it is replaced by them. */
  since: number;
  /** Sent instead of carrying out a command that came too late. */
  stale: boolean;
  type: "full";
}

/**
 * What changed, starting from the position with the print `base`. `back`: events after this seq were taken
 * back.
 */
export interface Patch {
  seq: number;
  base: string;
  print: string;
  changes: Change[];
  events: Event[];
  back: number | null;
  type: "patch";
}

/** Something about the table changed: who sits, who is there, clocks, pleas, the end. */
export interface TableNow {
  table: TableInfo;
  now: Millis;
  type: "table";
}

/** After an entry at a table with a clock: for each seat what is left as of `now`, and when its time is up. */
export interface Clocks {
  left_ms: (Millis | null)[];
  deadline: (Millis | null)[];
  now: Millis;
  type: "clocks";
}

export interface Said {
  line: ChatLine;
  type: "said";
}

/** The answer to `why`. */
export interface Reasons {
  refused: Refused[];
  seq: number;
  type: "reasons";
}

/** The standing orders of this seat, after a change. */
export interface Orders {
  standing: Standing[];
  type: "orders";
}

/** A command that was not carried out: `code` for programs, one sentence for people. Nothing has changed. */
export interface Sorry {
  code: string;
  message: string;
  type: "sorry";
}

export interface Pong {
  now: Millis;
  type: "pong";
}

/** The server closes the socket; come again after so long, or not at all if None. */
export interface Bye {
  code: string;
  message: string;
  again_ms: Millis | null;
  type: "bye";
}

export type Frame =
  | Hello
  | Full
  | Patch
  | TableNow
  | Clocks
  | Said
  | Reasons
  | Orders
  | Sorry
  | Pong
  | Bye;

export interface GameInfo {
  id: string;
  ruleset: string;
  name: { [name: string]: string };
  players: [number, number];
  scenarios: string[];
  options: { [name: string]: unknown };
  bots: string[];
}

export interface Games {
  games: GameInfo[];
  wire: number;
  realms: string;
}

export interface Health {
  ok: boolean;
  database: boolean;
  realms: string;
  wire: number;
}

/** Any refusal: `code` for programs, one sentence for people. */
export interface Problem {
  code: string;
  message: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

/** `csrf` goes into the header X-CSRF-Token of whatever changes something, when the session came by cookie. */
export interface Me {
  person: Person | null;
  csrf: string;
}

/** `token` is for programs (Authorization: Bearer); browsers use the cookie that comes with it. */
export interface SignedIn {
  person: Person;
  csrf: string;
  token: string;
}

export interface GuestForm {
  name: string;
}

/** A new account; the guest who asks for it turns into it and keeps the games. */
export interface AccountForm {
  name: string;
  password: string;
}

export interface SignInForm {
  name: string;
  password: string;
}

/** Messages as Fluent text, and the names of things by their ids. */
export interface Words {
  messages: string;
  names: { [name: string]: string };
}

/** One line of a rule catalogue. `ruling`: our reading of the rulebook; `designed`: our own figures. */
export interface RuleInfo {
  id: string;
  section: string;
  text: string;
  ruling: boolean;
  designed: boolean;
}

export interface Term {
  term: string;
  meaning: string;
}

export interface Rules {
  rules: RuleInfo[];
  glossary: Term[];
}

/**
 * One entry of a match's record: a choice, or `back` to the position after `to` entries, or something about
 * a seat.
 */
export interface Entry {
  seq: number;
  kind: string;
  seat: Seat;
  key: string;
  at: Millis;
}

/** A finished match: its table and everything that was entered. */
export interface Record {
  table: TableInfo;
  entries: Entry[];
}

/** What a seat was told of a match. */
export interface Told {
  events: Event[];
  seq: number;
}

/** A position of a finished match, as a seat saw it; for replays. */
export interface Moment {
  seq: number;
  position: Position;
  events: Event[];
}

export type Seat = number;

/** A time since 1970, or a length of time, in milliseconds. */
export type Millis = number;

export type Arg = string | number;

export type TableState = "open" | "playing" | "finished" | "closed";

export type SeatKind = "open" | "person" | "bot";

/** One click. `refs` are ids of the scene. */
export interface Option {
  key: string;
  verb: string;
  refs: string[];
}

/** A decision that this seat owes; message `prompt-<prompt>` with `args`; `rule` asks it. */
export interface Question {
  prompt: string;
  rule: string;
  args: { [name: string]: Arg };
  optional: boolean;
  options: Option[];
}

/** Who owes a choice; everyone may know that much. */
export interface Asked {
  seat: Seat;
  prompt: string;
  optional: boolean;
}

/** What cannot be chosen now, and the rule that says so; message `why-<rule>`. */
export interface Refused {
  option: Option;
  rule: string;
}

/** What happened; message `event-<kind>` with `args`. "?" stands for what this seat may not know. */
export interface Event {
  seq: number;
  kind: string;
  args: { [name: string]: Arg };
}

/** How it ended. `sheet`: rows of the score sheet, message id and a number a seat. */
export interface Result {
  scores: number[];
  winners: Seat[];
  sheet: [string, number[]][];
  forfeited: Seat[];
}

/** All that one seat sees of the match now. `undo`: how many own choices can be taken back. */
export interface Position {
  scene: Scene;
  asked: Asked[];
  due: Question[];
  undo: number;
  result: Result | null;
}

/**
 * In the list named `part` ("scene.pieces", "due") at `at`: cut so many, put these. `at` -1: the part is now
 * `put[0]`.
 */
export interface Change {
  part: string;
  at: number;
  cut: number;
  put: unknown[];
}

/**
 * `live`: a bank that runs while a choice is owed, plus an increment for each choice. `days`: so long for
 * each choice.
 */
export interface Clock {
  kind: "none" | "live" | "days";
  bank_ms: number;
  increment_ms: number;
  days: number;
  /** What happens when time runs out: a bot plays until the person returns, or the seat is forfeited. */
  time_out: "bot" | "forfeit";
}

/**
 * `live`: a bank that runs while a choice is owed, plus an increment for each choice. `days`: so long for
 * each choice.
 */
export interface ClockInput {
  kind?: "none" | "live" | "days";
  bank_ms?: number;
  increment_ms?: number;
  days?: number;
  /** What happens when time runs out: a bot plays until the person returns, or the seat is forfeited. */
  time_out?: "bot" | "forfeit";
}

/**
 * As of when this was sent. `since`: when the person on this seat began to owe a choice, None while it owes
 * none; `left_ms`: of the bank; `deadline`: when the time of this seat is up, while it owes a choice.
 */
export interface SeatInfo {
  seat: Seat;
  kind: SeatKind;
  person: string;
  name: string;
  bot: string;
  online: boolean;
  taken_over: boolean;
  forfeited: boolean;
  since: Millis | null;
  left_ms: Millis | null;
  deadline: Millis | null;
}

/**
 * Somebody asks to take back more than the rules give: to the position after `to` entries. All others must
 * grant it.
 */
export interface Plea {
  by: Seat;
  to: number;
  at: number;
  granted: Seat[];
  waiting: Seat[];
}

/**
 * `seed_hash` is published at the start, `seed` and `salt` at the end: hash = sha256("realms:" seed ":"
 * salt).
 *
 * `coach`: does it give hints to those who play now? `coach_agreed`: what was settled at the making; None: on as
 * long as one person plays, alone or with bots.
 */
export interface TableInfo {
  id: string;
  game: string;
  ruleset: string;
  state: TableState;
  players: number;
  options: { [name: string]: unknown };
  host: string;
  public: boolean;
  spectators: boolean;
  clock: Clock;
  seats: SeatInfo[];
  seq: number;
  created: Millis;
  started: Millis | null;
  ended: Millis | null;
  seed_hash: string;
  seed: string | null;
  salt: string | null;
  plea: Plea | null;
  result: Result | null;
  parent: string | null;
  parent_at: number | null;
  coach: boolean;
  coach_agreed: boolean | null;
}

/** Something said at a table. `number` grows. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: Millis;
}

/** Who is to sit: `me`, `open` for anyone who may join, or a `bot` by name. */
export interface SeatForm {
  kind: "me" | "open" | "bot";
  bot?: string;
}

/** Begin at the position of a finished match after so many entries of its record. */
export interface FromForm {
  table: string;
  at: number;
}

/** A new table. `seats` has one entry a player, the first seat first; left out: me, then open seats. */
export interface TableForm {
  game: string;
  players?: number | null;
  options?: { [name: string]: unknown };
  seats?: SeatForm[] | null;
  public?: boolean;
  spectators?: boolean;
  clock?: ClockInput;
  /** Begin at once; every seat must be taken. */
  start?: boolean;
  play_on?: FromForm | null;
  /**
   * May people ask the coach for hints? Left out: where one person plays, alone or with bots. Whoever joins a
   * table agrees to what it says.
   */
  coach?: boolean | null;
}

/** Take or change a seat. `invitation` is needed at a table that is not public, unless one hosts it. */
export interface SitForm {
  kind?: "me" | "open" | "bot";
  bot?: string;
  invitation?: string;
}

/** `seat` None: any open seat. */
export interface InvitationForm {
  seat?: number | null;
}

/** `token` is told once, when the invitation is made; the link is /join/<token>. */
export interface Invitation {
  id: string;
  table: string;
  seat: Seat | null;
  created: Millis;
  uses: number;
  token: string;
}

export interface JoinForm {
  token: string;
}

/** A page of tables, newest first; `more` is the `before` of the next page. */
export interface Tables {
  tables: TableInfo[];
  more: Millis | null;
}

export interface ChatForm {
  text: string;
}

export interface Chat {
  lines: ChatLine[];
}

export interface ReportForm {
  text: string;
}

export interface Report {
  id: string;
}

/**
 * A position of seat 0 and what it is to learn there: message `web-tour-<game>-<hint>`.
 *
 * `events`: what happened since the step before; `point`: things of the scene that the hint is about; `key`: the
 * choice that goes on, "" if there is only something to read.
 */
export interface TourStep {
  position: Position;
  events: Event[];
  refused: Refused[];
  hint: string;
  point: string[];
  key: string;
}

export interface Tour {
  game: string;
  steps: TourStep[];
}
