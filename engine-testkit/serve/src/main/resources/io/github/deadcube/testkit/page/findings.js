// What an analysis has found, in words: the costly decisions and the lucky rolls of a game, as a list whose entries lead there.

import { button, html } from "./dom.js";
import { told } from "./language.js";
import { labelWords } from "./options.js";
import { percent } from "./odds.js";

/**
 * @typedef {object} Finding
 * @property {number} number of the input
 * @property {number} index of the moment after it
 * @property {number} shows  the index of the moment that shows it: before a decision, after a roll
 * @property {"costly"|"lucky"} kind
 * @property {string} side that decided, or that was lucky
 * @property {string} what  the decision, or the roll
 * @property {string} worth
 * @property {string} better  what was better; empty for a roll
 * @property {any} input as the analysis has it
 */

/** @param {any} input of an analysis @param {number} index @param {import("./names.js").Names} names @returns {Finding[]} */
const findingsOf = (input, index, names) => {
  const { number, decision, roll } = input;
  const found = { number, index, input };
  if (decision?.costly) {
    const { side, cost, words } = decision;
    const what = labelWords(input.input, names);
    return [{ ...found, shows: index - 1, kind: "costly", side, what, worth: `−${percent(cost)}`, better: words }];
  }
  if (!roll?.lucky) return [];
  const side = roll.luckOfA > 0 ? "A" : "B";
  const what = told("The roll {dice} (A had {before}, and has {after})", { dice: input.input, before: percent(roll.expected), after: percent(roll.after) });
  return [{ ...found, shows: index, kind: "lucky", side, what, worth: `+${percent(Math.abs(roll.luckOfA))}`, better: "" }];
};

/**
 * All findings, in the order of the game.
 * @param {Map<number, any>} inputs of an analysis, by their numbers
 * @param {import("./game.js").Moment[]} moments
 * @param {import("./names.js").Names} names
 * @returns {Finding[]}
 */
export const allFindings = (inputs, moments, names) =>
  moments.flatMap(({ number }, index) => (inputs.has(number) ? findingsOf(inputs.get(number), index, names) : []));

/** What a finding says in one sentence. @param {Finding} finding */
export const findingWords = ({ kind, side, what, worth, better }) =>
  kind === "costly" ? told("Costly for {side}, {worth}: {what}. Better: {better}", { side, worth, what, better }) : told("Lucky for {side}, {worth}: {what}", { side, worth, what });

/** An entry of the list. @param {Finding} finding @param {() => void} go */
export const findingEntry = (finding, go) => {
  const { kind, side, what, worth, better, number, input } = finding;
  const made = button("", go, { class: `finding ${kind} ${side.toLowerCase()}`, "data-finding": number });
  made.append(
    html("span", { class: "worth" }, html("span", { class: "visuallyHidden" }, kind === "costly" ? told("costly") : told("lucky"), " "), worth),
    html("span", { class: "found" }, what.startsWith(side) ? null : html("b", {}, `${side} `), what, better ? html("span", { class: "better" }, told("Better: {better}", { better })) : null),
    html("small", {}, input.round ? told("R{round}", { round: input.round }) : ""),
  );
  return html("li", {}, made);
};
