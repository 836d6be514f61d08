// The dice of a test at the figures that roll them.

import { EXPLODES, dieKind } from "./dice.js";
import { told } from "./language.js";
import { eventsOf, placeAfter } from "./moments.js";
import { svg } from "./dom.js";

/** @typedef {{at: string, side: string, dice: {face: number, kind: string}[]}} Roll  dice at a model, or at the place where it was */

const DIE = 15;
const GAP = 2;

/**
 * The dice of the last test of some moments, those of one model together.
 * @param {import("./game.js").Moment[]} moments
 * @param {number} from the index of the first moment
 * @param {number} to the index of the last moment
 * @returns {Roll[]}
 */
export const rollsOf = (moments, from, to) => {
  /** @type {Map<string, Roll>} */
  let rolls = new Map();
  let compared = false;
  for (let i = Math.max(1, from); i <= to; i++)
    for (const event of eventsOf(moments[i])) {
      if (event.type === "compared") compared = true;
      if (event.type !== "rolled" || !event.target || !event.roller) continue;
      if (compared) rolls = new Map();
      compared = false;
      const at = placeAfter(moments[to], event.roller) ? event.roller : placeAfter(moments[i - 1], event.roller);
      if (!at) continue;
      const roll = rolls.get(event.roller) || { at, side: event.side, dice: [] };
      const explodes = moments[i].update.explodes || EXPLODES;
      roll.dice.push(...event.dice.map((/** @type {number} */ face) => ({ face, kind: dieKind(face, event.target, explodes) })));
      rolls.set(event.roller, roll);
    }
  return [...rolls.values()];
};

/** The room that dice need, in pixels. @param {Roll} roll */
export const rollSize = ({ dice }) => ({ width: dice.length * (DIE + GAP) + GAP + 2, height: DIE + 2 * GAP + 2 });

/** @param {Roll} roll */
export const drawnRoll = ({ side, dice }) =>
  svg(
    "g",
    { class: `thrown ${side.toLowerCase()}`, role: "img", "aria-label": told("rolls {dice}", { dice: dice.map(({ face }) => face).join(" ") }) },
    svg("rect", { class: "tray", ...rollSize({ at: "", side, dice }), rx: 5 }),
    dice.map(({ face, kind }, i) =>
      svg(
        "g",
        { class: `dieAt ${kind}`, transform: `translate(${GAP + 1 + i * (DIE + GAP)} ${GAP + 1})` },
        svg("rect", { width: DIE, height: DIE, rx: 3 }),
        svg("text", { x: DIE / 2, y: DIE - 4, text: String(face) }),
      ),
    ),
  );
