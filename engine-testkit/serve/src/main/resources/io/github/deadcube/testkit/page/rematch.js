// Another game after one that is over, with the sides changed.

import { hasOther } from "./people.js";
import { keep, kept, newToken, randomSeed } from "./store.js";

/** @param {string} game */
const tokenName = (game) => `again.${game}`;

/** Whether a game can be played again at this page: pages that exchange texts begin a new one. @param {import("./game.js").Game} game */
export const mayAgain = ({ seat, engine }) => !!seat.token && !seat.guest && !seat.copy && (engine.shared || !hasOther(seat.players));

/** Asks the other player, with a token of one's own for the next game, which is kept before it is sent. @param {import("./game.js").Game} game */
export const asksAgain = (game) => {
  const name = tokenName(game.seat.game);
  const own = kept(name, null) || newToken();
  keep(name, own);
  return game.settle({ do: "rematch", own });
};

/** The seat in the game that follows, if both players have asked for it and this page has not gone on to it; otherwise null. @param {import("./game.js").Game} game @returns {any} */
export const seatAfter = ({ seat, table }) => {
  const next = table.rematch?.game;
  const token = next && kept(tokenName(seat.game), null);
  if (!token) return null;
  const { A, B } = seat.players;
  return { game: next, side: seat.side === "A" ? "B" : "A", token, players: { A: B, B: A } };
};

/** The page has gone on to the next game. @param {import("./game.js").Game} game */
export const wentOn = ({ seat }) => keep(tokenName(seat.game), null);

/** The request for another game of one browser. @param {import("./game.js").Game} game */
export const startAgain = ({ setup, battlefield, table, seat }) => {
  const { A, B } = seat.players;
  const { names, clock } = table;
  return {
    request: {
      do: "start",
      setup: { ...setup, teamA: setup.teamB, teamB: setup.teamA },
      battlefield,
      seed: randomSeed(),
      ...(names ? { names: { ...(names.B ? { A: names.B } : {}), ...(names.A ? { B: names.A } : {}) } } : {}),
      ...(clock ? { clock: { bank: clock.bank, increment: clock.increment, turn: clock.turn, end: clock.end } } : {}),
    },
    players: { A: B, B: A },
  };
};
