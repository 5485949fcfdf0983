// Caravans: a small card game for three, with a secret hand for each player and a secret deck.
// A turn is one move: a card from the hand to the end of a row, scored against the card before it, then one from the deck.

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const GOODS = ["silk", "salt", "spice", "amber", "iron"];
const VALUES = 12;
const ROWS = 5;
const HAND = 6;
const TURNS = 300;
const IN_A_ROW = 6;

function deal(ctx, random) {
  const cards = GOODS.flatMap((good) => Array.from({ length: VALUES }, (_, value) => ({ good, value: value + 1 })));
  const deck = random.Shuffle(cards);
  const rows = Array.from({ length: ROWS }, () => [deck.pop()]);
  const players = {};
  const scores = {};
  for (const id of ctx.playOrder) {
    players[id] = { hand: deck.splice(0, HAND) };
    scores[id] = 0;
  }
  return { rows, scores, players, discarded: [], left: deck.length, secret: { deck } };
}

function points(before, card) {
  if (before.good === card.good) return card.value > before.value ? 3 : 1;
  return card.value === before.value ? 2 : 0;
}

function play({ G, random, playerID }, index, number) {
  const hand = G.players[playerID].hand;
  const row = G.rows[number];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length || row === undefined) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  G.scores[playerID] += points(row[row.length - 1], card);
  row.push(card);
  if (row.length > IN_A_ROW) G.discarded.push(row.shift());
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discarded);
    G.discarded = [];
  }
  hand.push(G.secret.deck.pop());
  G.left = G.secret.deck.length;
}

module.exports = {
  ROWS,
  game: (delta) => ({
    name: "caravans",
    minPlayers: 3,
    maxPlayers: 3,
    deltaState: delta,
    setup: ({ ctx, random }) => deal(ctx, random),
    moves: { play },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView: PlayerView.STRIP_SECRETS,
    endIf: ({ G, ctx }) => (ctx.turn > TURNS ? { scores: G.scores } : undefined),
  }),
};
