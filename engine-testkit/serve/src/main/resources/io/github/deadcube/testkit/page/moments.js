// Inputs grouped into what people call an action, and what is worth a mark on the line.

import { told } from "./language.js";

/** @typedef {import("./game.js").Moment} Moment */

/** Events that say nothing to people who look at the table. */
const DULL = new Set(["activationMarked", "turnBegan", "unmarked", "activationUnmarked", "targeted", "markerStayed"]);

/** @param {Moment} moment @returns {import("./protocol.js").Event[]} */
export const eventsOf = (moment) => (moment.update?.events || []).map((each) => each.event);

/**
 * The first event of a type.
 * @template {import("./protocol.js").Event["type"]} T
 * @param {Moment} moment
 * @param {T} type
 * @returns {Extract<import("./protocol.js").Event, {type: T}>|undefined}
 */
const has = (moment, type) => /** @type {any} */ (eventsOf(moment).find((event) => event.type === type));

/** Before anything is known of a game. @type {any} */
const UNSEEN = {};

/** What the battlefield looks like after a moment. @param {Moment|undefined} moment @returns {import("./protocol.js").Position} */
export const positionAfter = (moment) => moment?.view?.position || UNSEEN;

/** Where a model is after a moment. @param {Moment|undefined} moment @param {string} id @returns {string|undefined} */
export const placeAfter = (moment, id) => positionAfter(moment).models?.find((model) => model.id === id)?.place;

/** The lines that a moment adds to the story, in which rounds have titles: a line of a word and a number is one. @param {Moment} moment @returns {string[]} */
export const linesOf = (moment) =>
  (moment.update?.told || []).filter((/** @type {string} */ line) => line.trim() && !/^\[?\p{L}+\s\d+\]?$/u.test(line.trim()));

/**
 * @typedef {object} Action
 * @property {"round"|"setup"|"activation"|"turn"} kind
 * @property {string} side
 * @property {string} [model]
 * @property {number} [round]
 * @property {number} from the index of the first moment
 * @property {number} to the index of the last moment
 */

/** Rounds, and within them activations. @param {Moment[]} moments @returns {Action[]} */
export const actionsOf = (moments) => {
  /** @type {Action[]} */
  const actions = [];
  const begin = (action) => actions.push(action);
  moments.forEach((moment, i) => {
    const side = moment.update?.side || "";
    const began = has(moment, "activationBegan");
    const round = has(moment, "roundBegan");
    const last = actions[actions.length - 1];
    if (began) begin({ kind: "activation", side: began.model[0], model: began.model, from: i, to: i });
    else if (!last) begin({ kind: "setup", side: "", from: i, to: i });
    else if (last.kind === "activation" && last.to < i && over(moments[i - 1], last)) begin({ kind: "turn", side, from: i, to: i });
    else last.to = i;
    if (round) begin({ kind: "round", side: "", round: round.round, from: i, to: i });
  });
  return actions;
};

/** Whether an activation has ended with a moment. @param {Moment} moment @param {Action} action */
const over = (moment, action) => eventsOf(moment).some((event) => event.type === "activationMarked" && event.model === action.model);

/** The action to which a moment belongs. @param {Action[]} actions @param {number} index */
export const actionAt = (actions, index) => actions.findLast((action) => action.from <= index) || actions[0];

/**
 * What is worth a mark on the line: kills, points, rounds, the end.
 * @param {Moment[]} moments
 * @returns {{index: number, kind: string, side: string, title: string}[]}
 */
export const highlights = (moments) =>
  moments.flatMap((moment, index) =>
    eventsOf(moment).flatMap((event) => {
      if (event.type === "killed") return [{ index, kind: "kill", side: event.model[0], title: told("{model} is killed", { model: event.model }) }];
      if (event.type === "scored")
        return [{ index, kind: "score", side: event.side, title: told("{side} scores {points} VP", { side: event.side, points: event.points || 0 }) }];
      if (event.type === "roundBegan") return [{ index, kind: "round", side: "", title: told("round {round}", { round: event.round }) }];
      return [];
    }),
  );

/** The victory points of both sides after each moment. @param {Moment[]} moments @returns {{A: number, B: number}[]} */
export const scores = (moments) => moments.map(({ view }) => ({ A: view?.position?.a?.score || 0, B: view?.position?.b?.score || 0 }));

/** Whether people would stop at a moment while a game is played back: not at every step of a roll. @param {Moment} moment */
export const stops = (moment) => eventsOf(moment).some((event) => !DULL.has(event.type));
