// What the page can do, in one box: how to play, the signs of the table, the keys.

import { html } from "./dom.js";

const PLAY = [
  "Click a model to see where it can go, whom it could attack, and its card. Click it again to activate it.",
  "Click a green cube to go there: the model stops at the spot nearest to your click. The page asks first if dice are rolled or the enemy may answer on the way.",
  "Click an enemy to attack it. Each attack shows its chances first.",
  "The list of choices offers the same as the table. A dotted word has a text: point at it, or touch it for a while.",
  "If something cannot be done, click it all the same: the page says why, with the rule.",
];

/** @type {[string, string][]} */
const SIGNS = [
  ["round and blue, square and orange", "side A and side B"],
  ["badge", "the model; ▴2 its level, ▾ pinned, ◆ carries an item, small squares its HP"],
  ["grey badge", "the model has been activated"],
  ["green cubes", "the selected model can go there; dotted under a floor; yellow and dashed if it is not for sure"],
  ["blue dashed cubes", "a choice leads there"],
  ["numbers in circles", "spots, as in the list of choices"],
  ["?, ★2", "an item token that lies face down, an objective of 2 VP"],
  ["green and grey lines", "the free and the blocked lines of a shot"],
];

/** @type {[string, string][]} */
const KEYS = [
  ["j, k, Enter", "down and up in the choices, choose; o goes back to them"],
  ["u", "undo"],
  ["q, e, t", "turn the table left, right, change the angle"],
  ["+, −, 0", "zoom in, zoom out, the whole table"],
  ["s, f", "what the selected model sees, full screen"],
  ["Left, Right", "the previous and the next moment"],
  ["Page up, Page down", "the previous and the next action"],
  ["[, ]", "the previous and the next round"],
  ["Tab to the points of the line", "Left, Right and Enter: kills, victory points, costly decisions, lucky rolls"],
  ["Home, End, Space", "the first moment, the last one, play and pause"],
  ["/, Escape, ?", "search the story, close a box, this help"],
];

/** @param {[string, string][]} rows @param {string} kind */
const list = (rows, kind) => html("dl", { class: `help ${kind}` }, rows.map(([what, meaning]) => [html("dt", {}, what), html("dd", {}, meaning)]));

/** The key `?` helps wherever no text is written. @param {import("./popup.js").Popup} popup */
export const listenForHelp = (popup) =>
  document.addEventListener("keydown", ({ key, target }) => {
    const writes = target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=range]), textarea, select");
    if (key === "?" && !writes) showHelp(popup);
  });

/** @param {import("./popup.js").Popup} popup */
export const showHelp = (popup) =>
  popup.open(
    "Help",
    null,
    html("h3", {}, "How to play"),
    html("ul", { class: "helpList" }, PLAY.map((line) => html("li", {}, line))),
    html("h3", {}, "Signs on the table"),
    list(SIGNS, "signs"),
    html("h3", {}, "Keys"),
    list(KEYS, "keys"),
  );
