// The people of a game: what they are called, how a seat is taken on a server, links for others, and whether the game is fair.

import { byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { SENSIBLE, levelName } from "./pilot.js";
import { Refused } from "./protocol.js";
import { keep, kept, newToken } from "./store.js";

/** Whether a person plays in another browser. @param {Record<string, string>} players */
export const hasOther = (players) => Object.values(players).includes("other");

/** The other side. @param {"A"|"B"} side @returns {"A"|"B"} */
export const opposite = (side) => (side === "A" ? "B" : "A");

/** What the player of a side is called: by its name, by the level of a bot, or by where it plays; empty for a person here. @param {import("./game.js").Game} game @param {"A"|"B"} side */
export const playerWords = ({ table, seat }, side) => {
  const player = seat.players[side];
  if (table.names?.[side] || !player || player === "person") return table.names?.[side] || "";
  return player === "other" ? told("other player") : levelName(player);
};

/** The player of a side within a sentence. @param {import("./game.js").Game} game @param {"A"|"B"} side */
export const called = (game, side) => {
  const known = game.table.names?.[side] || game.seat.players[side] !== "other";
  return (known && playerWords(game, side)) || told("Side {side}", { side });
};

/** The players of a game that goes on from an input of another one: where no person plays, a person decides what is decided next. @param {import("./game.js").Game} game @param {number} number */
export const playersAgain = ({ seat, moments, prompt }, number) => {
  if (Object.values(seat.players).includes("person")) return seat.players;
  const next = moments.find((each) => each.number > number && each.update?.side)?.update?.side || prompt?.side || "A";
  return { A: SENSIBLE, B: SENSIBLE, [next]: "person" };
};

/** A name for the file of a game: its players or teams, its scenario and the round. @param {import("./game.js").Game} game */
export const fileName = (game) => {
  const { played, last } = game;
  const one = (/** @type {"A"|"B"} */ side) => game.table.names?.[side] || played[/** @type {"teamA"} */ (`team${side}`)].name;
  const words = `${one("A")} - ${one("B")} ${played.scenario.name} ${game.over ? "end" : `round ${last?.view.position.round || 0}`}`;
  return `${words.normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase()}.record.txt`;
};

/**
 * Takes a seat with a token of its own, which no one else knows. It is kept before it is sent: if the answer is lost, the seat is taken all the same.
 * @param {import("./protocol.js").Engine} engine
 * @param {{game: string, side: string, token: string}} invitation
 * @param {string} nick the name of the player; empty for none
 * @returns {Promise<{documents: any, token: string}>}
 */
export const takenSeat = async (engine, { game, side, token }, nick) => {
  const name = `own.${game}.${side}`;
  const own = kept(name, null) || newToken();
  keep(name, own);
  try {
    return { documents: await engine.ask({ do: "join", game, side, token, own, ...(nick ? { name: nick } : {}) }), token: own };
  } catch (error) {
    if (!(error instanceof Refused) || error.faults.every(({ where }) => where === "/game" || where === "/name")) throw error;
    const documents = await engine.ask({ do: "join", game, side, token: own }).catch(() => null);
    if (documents) return { documents, token: own };
    throw new Error(told("The seat of side {side} is taken already, in another browser. If it was not you, do not play this game.", { side }));
  }
};

/** What the player who has started a game may know or do all the same. @type {Record<string, string>} */
const REASONS = {
  seed: told("has chosen the seed of the dice"),
  dice: told("plays with dice that each side rolls and types"),
  record: told("has the record from which it goes on, with what is hidden"),
  situation: told("has written the position from which it begins"),
  tokens: told("knows the token of a side"),
};

/** Says whether a game between two people is fair. @param {import("./game.js").Game} game */
export const fairness = (game) => {
  const box = byId("fair");
  const { fair, seat, over } = game;
  // the link of a seat that is taken is of no use
  const taken = byId("invitation").querySelector("[data-seat]");
  if (taken && game.fairly && !game.waitsForPlayer) {
    taken.remove();
    byId("invitation").removeAttribute("open");
  }
  box.hidden = !fair || seat.guest || !hasOther(seat.players) || over;
  if (box.hidden) return;
  const reasons = (fair.but || []).filter((reason) => reason in REASONS).map((reason) => REASONS[reason]);
  if (fair.since && (fair.but || []).includes("keeper")) reasons.push(told("could see all and take all back before input {number}", { number: fair.since }));
  const text = game.waitsForPlayer
    ? told("The game begins when the other player has opened the link.")
    : !fair.since
      ? told("Not fair yet: the player who has started the game sees all and can take all back.")
      : reasons.length
        ? told("Not fair from its beginning: the player who has started the game {reasons}.", { reasons: reasons.join("; ") })
        : told("A fair game: before its end no one sees what both sides know, and only an own last answer is taken back without consent.");
  box.classList.toggle("error", !game.waitsForPlayer && (!fair.since || reasons.length > 0));
  refill(box, text);
};

/** Why an undo is refused, in words for people. @param {string} why @param {boolean} fair whether two people play */
export const undoRefused = (why, fair) => 
  fair ? told("{reason}. Between two people, all but an own last answer needs the other player's consent.", { reason: why }) : `${why}.`;

/** Links for others: to the seat of another player, and to watch. @param {any} seat @param {(members: Record<string, string>) => string} address */
export const links = (seat, address) => {
  const box = byId("invitation");
  box.hidden = seat.guest || !!seat.copy;
  if (box.hidden) return;
  const link = (/** @type {string} */ text, /** @type {any} */ members) =>
    html(
      "label",
      { "data-seat": members.token ? members.side : null },
      text,
      html("input", {
        readonly: true,
        value: address({ game: seat.game, ...members }),
        onfocus: (event) => event.target.select(),
      }),
    );
  const { side, token } = seat.invitation || {};
  refill(
    box,
    html("summary", {}, told("Links for others")),
    side ? link(told("For the player of side {side}", { side }), { side, token }) : null,
    link(told("To watch"), { side: "everybody" }),
  );
  box.toggleAttribute("open", !!side);
};
