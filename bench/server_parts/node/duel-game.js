// The same duel for boardgame.io: nine cells, five cards a hand, a higher side captures.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SIZE = 110;
const HAND = 5;
// Neighbours of a cell: which one, and which of the sides north, east, south, west face each other.
const NEIGHBOURS = Array.from({ length: 9 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  return [
    row > 0 && [cell - 3, 0, 2],
    column < 2 && [cell + 1, 1, 3],
    row < 2 && [cell + 3, 2, 0],
    column > 0 && [cell - 1, 3, 1],
  ].filter(Boolean);
});
const PACK = Array.from({ length: SIZE }, (_, id) => ({
  id: `card-${id}`,
  tier: 1 + (id % 10),
  sides: [0, 1, 2, 3].map((side) => 1 + ((id * 7 + side * side * 3 + (id >> side)) % 10)),
}));

function setup({ random }) {
  const deck = random.Shuffle(PACK.map((_, index) => index));
  const hand = (first) => ({ hand: deck.slice(first, first + HAND).map((index) => PACK[index]) });
  return {
    board: Array(9).fill(null),
    players: { 0: hand(0), 1: hand(HAND) },
    starter: random.Die(2) - 1,
  };
}

function place({ G, playerID }, id, cell) {
  const { hand } = G.players[playerID];
  const card = hand.find((one) => one.id === id);
  if (!card || !(cell in G.board) || G.board[cell]) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.board[cell] = { card, owner: playerID };
  for (const [other, mine, theirs] of NEIGHBOURS[cell]) {
    const laid = G.board[other];
    if (laid && laid.card.sides[theirs] < card.sides[mine]) laid.owner = playerID;
  }
  return undefined;
}

function endIf({ G }) {
  if (G.board.includes(null)) return undefined;
  const score = (player) =>
    G.board.filter(({ owner }) => owner === player).length + G.players[player].hand.length;
  const [red, blue] = [score('0'), score('1')];
  return red === blue ? { draw: true } : { winner: red > blue ? '0' : '1' };
}

export const duel = {
  name: 'duel',
  setup,
  moves: { place },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf,
  playerView: PlayerView.STRIP_SECRETS,
};
