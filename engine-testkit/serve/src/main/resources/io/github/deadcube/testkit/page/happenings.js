// What a moment leaves on the table: the path of a move, the line of a shot, a blast, and results at the figures.

import { figuresOf } from "./figures.js";
import { told } from "./language.js";
import { eye } from "./marks.js";
import { actionAt, eventsOf, placeAfter, positionAfter } from "./moments.js";
import { raysOf } from "./sight.js";

/** @typedef {import("./game.js").Moment} Moment */

/** Results at a figure: the text and the kind. @type {Record<string, (event: any) => [string, string]>} */
const RESULTS = {
  damaged: (event) => [`−${event.amount || 0} HP`, "bad"],
  killed: () => [told("killed"), "dead"],
  pinned: () => [told("pinned"), "bad"],
  unharmed: () => [told("unharmed"), "good"],
  absorbed: (event) => [told("shield {amount}", { amount: event.amount || 0 }), "good"],
  healed: (event) => [`+${event.amount || 0} HP`, "good"],
  stoodUp: () => [told("stands up"), "good"],
  fell: () => [told("falls"), "bad"],
  itemTaken: () => [told("takes an item"), "good"],
  left: () => [told("leaves"), "good"],
  slammed: () => [told("slammed"), "bad"],
  wentToReserve: () => [told("in reserve"), "bad"],
  calledOff: () => [told("attack called off"), "good"],
};

/** Events after which a model is no longer where it was. */
const GONE = new Set(["killed", "left", "wentToReserve"]);

/** @param {Moment[]} moments @param {number} index */
const before = (moments, index) => moments[Math.max(0, index - 1)];

/** Where a model was before a moment. @param {Moment[]} moments @param {number} index @param {string} id @returns {string|undefined} */
const placeBefore = (moments, index, id) => placeAfter(before(moments, index), id);

/**
 * The free and the blocked lines of a shot where the game has them, else one line.
 * @param {Moment[]} moments
 * @param {number} index of the moment at which the shot was declared
 * @param {Extract<import("./protocol.js").Event, {type: "targeted"}>} event
 * @param {import("./geometry.js").Ground} ground
 * @param {import("./protocol.js").Played} played
 */
const linesOfShot = (moments, index, { attacker, model }, ground, played) => {
  const figures = figuresOf(played, positionAfter(before(moments, index)));
  const [from, to] = [attacker, model].map((id) => figures.find((figure) => figure.id === id));
  if (!from?.place || !to?.place) return [];
  const sight = moments[index].update.sight?.find((each) => each.model === attacker && each.at === model);
  return sight ? raysOf(/** @type {string[]} */ (sight.rays), from, to, ground) : [{ from: eye(ground, from.place), to: eye(ground, to.place), kind: "shot" }];
};

/** The places over which the acting model has come, from the beginning of its action. @param {Moment[]} moments @param {any} action @param {number} index */
const pathOf = (moments, action, index) => {
  if (!action?.model) return [];
  const moves = [];
  for (let i = action.from; i <= index; i++)
    for (const event of eventsOf(moments[i]))
      if ((event.type === "moved" || event.type === "forcedTo") && event.model === action.model) moves.push(event.place);
  const start = placeBefore(moments, action.from, action.model);
  return moves.length && start ? [start, ...moves] : moves;
};

/**
 * @param {Moment[]} moments
 * @param {import("./moments.js").Action[]} actions
 * @param {number} index of the moment that is shown
 * @param {import("./geometry.js").Ground} ground
 * @param {import("./protocol.js").Played} played
 * @returns {import("./marks.js").Marks}
 */
export const happenings = (moments, actions, index, ground, played) => {
  const action = actionAt(actions, index);
  /** @type {any} */
  const marks = { paths: [], lines: [], blasts: [], results: [] };
  if (action?.kind === "activation") marks.paths.push({ places: pathOf(moments, action, index), side: action.side });
  const from = action?.kind === "activation" ? action.from : index;
  for (let i = from; i <= index; i++)
    for (const event of eventsOf(moments[i])) {
      if (event.type === "targeted") marks.lines = linesOfShot(moments, i, event, ground, played);
      if (i < index) continue;
      if (event.type === "exploded") marks.blasts.push({ cube: event.cube, title: told("explosion") });
      const result = RESULTS[event.type];
      if (result && "model" in event) {
        const [text, kind] = result(event);
        marks.results.push({ at: GONE.has(event.type) ? placeBefore(moments, i, event.model) || event.model : event.model, text, kind });
      }
    }
  return marks;
};
