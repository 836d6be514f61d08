// Rolls as dice: both pools of a test, successes marked, dice that were added or rolled again as they came.

import { html } from "./dom.js";
import { told } from "./language.js";
import { eventsOf } from "./moments.js";
import { COMMAND_RULES, explaining } from "./terms.js";

/** The faces of a command die and what people call them. */
const COMMAND = { model: told("Model"), dice: told("Dice"), advance: told("Advance"), shoot: told("Shoot"), assault: told("Assault"), order: told("Order") };

/** What each face of a command die is for. */
const USES = {
  model: told("activates a second model in a turn"),
  dice: told("adds a die to a test"),
  advance: told("gives the active model a free Advance of one cube"),
  shoot: told("gives the active model a free shot"),
  assault: told("gives the active model a free assault"),
  order: told("gives the order of the leader"),
};

/** What a command die is for, in a sentence. @param {string} face */
export const faceUse = (face) => told("{die}: {use}. Any die may also roll one failed die again.", { die: faceName(face), use: USES[/** @type {"model"} */ (face)] || "" });

/** @param {string} face */
export const faceName = (face) => COMMAND[/** @type {"model"} */ (face)] || face;

/** The lowest face that gives a bonus die and is a success whatever the target (DICE-3); the update of a roll tells another. */
export const EXPLODES = 8;

/** What a die of a test is: a failure, a success, or a success that gives a bonus die. @param {number} face @param {number} target @param {number} explodes */
export const dieKind = (face, target, explodes) => (face < Math.min(target, explodes) ? "failure" : face >= explodes ? "success again" : "success");

/** @param {number} face @param {number} target 0 if the roll has none @param {number} explodes */
const die = (face, target, explodes) => {
  const again = target && face >= explodes;
  return html("span", { class: `die${target ? ` ${dieKind(face, target, explodes)}` : ""}`, ...(again ? explaining(["DICE-3"]) : {}) }, String(face));
};

/** @param {Extract<import("./protocol.js").Event, {type: "rolled"}>} event @param {string} who @param {string} note @param {number} explodes */
const pool = (event, who, note, explodes) => {
  const least = Math.min(event.target, explodes);
  const successes = event.dice.filter((face) => face >= least).length;
  const words = { who, dice: event.dice.join(" "), successes, count: event.dice.length, least };
  const spoken = event.target ? told("{who} rolls {dice}: {successes} of {count} are {least} or more", words) : told("{who} rolls {dice}", words);
  return html(
    "span",
    { class: `pool ${event.side.toLowerCase()}`, role: "img", "aria-label": spoken },
    html("span", { class: "who" }, who),
    note ? html("span", { class: "note" }, note) : null,
    event.dice.map((/** @type {number} */ face) => die(face, event.target || 0, explodes)),
    event.target ? html("span", { class: "target", ...explaining(["DICE-2"], told("{least} or more is a success", { least })) }, `${least}+`) : null,
  );
};

/** Why a pool is rolled: at first, as an added die, or again. @param {any} input @param {boolean} more whether its roller has rolled for this test */
const noteOf = (input, more) => {
  if (input?.type === "reroll" || input?.type === "spendReroll") return told("again");
  return more ? told("more") : "";
};

/**
 * The dice of some moments in the order in which they fell.
 * @param {import("./game.js").Moment[]} moments
 * @param {import("./names.js").Names} names
 * @returns {HTMLElement[]}
 */
export const drawnDice = (moments, names) => {
  /** @type {HTMLElement[]} */
  const made = [];
  const rolled = new Set();
  moments.forEach((moment, i) => {
    for (const event of eventsOf(moment)) {
      if (event.type === "rolled" && event.target) {
        const who = event.roller ? names.model(event.roller) : names.teams[event.side];
        const key = `${event.roller || event.side} ${event.rule}`;
        const note = noteOf(moments[i - 1]?.update?.input, rolled.has(key));
        made.push(pool(event, who, note, moment.update.explodes || EXPLODES));
        rolled.add(key);
      }
      if (event.type === "compared") {
        made.push(html("span", { class: "compared" }, `${event.one || 0} : ${event.other || 0}`));
        rolled.clear();
      }
    }
  });
  return made;
};

/** Command dice as chips. @param {string|undefined} words @param {boolean} [narrow] whether they are short where there is little room */
export const commandDice = (words, narrow = false) =>
  (words?.split(" ") || []).filter(Boolean).map((face) => {
    const name = faceName(face);
    const explains = explaining(COMMAND_RULES[face] || [], told("Command die: {die}", { die: name }));
    if (!narrow) return html("span", { class: `command ${face}`, ...explains }, name);
    return html(
      "span",
      { class: `command ${face}`, role: "img", "aria-label": name, ...explains },
      html("span", { class: "long" }, name),
      html("span", { class: "short" }, name.slice(0, 2)),
    );
  });
