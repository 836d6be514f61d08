// A plan in notation as arrows on the table: where its models go, and whom they attack.

import { wholeCube } from "./geometry.js";

/** @typedef {{places: string[], kind: string}} Arrow  the places or cubes along which it leads */

/** The model that acts, and what it does, without the command die that pays for it. */
const ACTS = /^(?:spend [a-z ]+: )?([AB]\d+) (.*)$/;

const GOES = /^(?:step|deploy|land) (\S+)$/;
const STANDS = /^spot (\d)$/;
const AIMS = /^(?:shoot .* at|assault|attack|use .* on) ([AB]\d+|[a-z]\d\S*)/;

/**
 * The arrows of a plan, and the cubes of the models that act in it without going anywhere.
 * @param {string[]} plan choices in notation
 * @param {(model: string) => string} placeOf where a model is before the plan; empty if it is not in play
 * @param {string} kind
 * @returns {{arrows: Arrow[], cubes: string[]}}
 */
export const arrowsOf = (plan, placeOf, kind) => {
  /** @type {Map<string, string[]>} */
  const ways = new Map();
  /** @type {Arrow[]} */
  const attacks = [];
  for (const choice of plan) {
    const [, model = "", act = ""] = ACTS.exec(choice) || [];
    const from = model && (ways.get(model) || (placeOf(model) ? [placeOf(model)] : null));
    if (!from) continue;
    ways.set(model, from);
    const to = GOES.exec(act)?.[1];
    const spot = STANDS.exec(act)?.[1];
    const target = AIMS.exec(act)?.[1];
    const last = from[from.length - 1];
    if (to) from.push(to);
    else if (spot) from[from.length > 1 ? from.length - 1 : from.length] = `${wholeCube(last)}/${spot}`;
    else if (target) attacks.push({ places: [last, placeOf(target) || target], kind: `${kind} attack` });
  }
  const moves = [...ways.values()].filter((places) => places.length > 1).map((places) => ({ places, kind }));
  const arrows = [...moves, ...attacks.filter(({ places }) => /^[a-z]\d/.test(places[1]))];
  const stay = [...ways.values()].filter(([place]) => !arrows.some(({ places }) => places[0] === place)).map(([place]) => wholeCube(place));
  return { arrows, cubes: stay };
};
