// What the page can do, in one box: how to play, the signs of the table, the keys.

import { html } from "./dom.js";
import { told } from "./language.js";
import { languageChoice } from "./languagechoice.js";

const PLAY = [
  told("Click a model to see where it can go, whom it could attack, and its card. Click it again to activate it."),
  told("Click a green cube to go there: the model stops at the spot nearest to your click. The page asks first if dice are rolled or the enemy may answer on the way."),
  told("Click an enemy to attack it. Each attack shows its chances first."),
  told("The list of choices offers the same as the table. A dotted word has a text: point at it, or touch it for a while."),
  told("If something cannot be done, click it all the same: the page says why, with the rule."),
];

/** @type {[string, string][]} */
const SIGNS = [
  [told("round and blue, square and orange"), told("side A and side B")],
  [told("badge"), told("the model; ▴2 its level, ▾ pinned, ◆ carries an item, small squares its HP")],
  [told("grey badge"), told("the model has been activated")],
  [told("green cubes"), told("the selected model can go there; dotted under a floor; yellow and dashed if it is not for sure")],
  [told("blue dashed cubes"), told("a choice leads there")],
  [told("numbers in circles"), told("spots, as in the list of choices")],
  ["?, ★2", told("an item token that lies face down, an objective of 2 VP")],
  [told("green and grey lines"), told("the free and the blocked lines of a shot")],
];

/** @type {[string, string][]} */
const KEYS = [
  [told("j, k, Enter"), told("down and up in the choices, choose; o goes back to them")],
  ["u", told("undo")],
  ["q, e, t", told("turn the table left, right, change the angle")],
  ["+, −, 0", told("zoom in, zoom out, the whole table")],
  ["s, f", told("what the selected model sees, full screen")],
  [told("Left, Right"), told("the previous and the next moment")],
  [told("Page up, Page down"), told("the previous and the next action")],
  ["[, ]", told("the previous and the next round")],
  [told("Tab to the points of the line"), told("Left, Right and Enter: kills, victory points, costly decisions, lucky rolls")],
  [told("Home, End, Space"), told("the first moment, the last one, play and pause")],
  [told("/, Escape, ?"), told("search the story, close a box, this help")],
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
    told("Help"),
    null,
    html("h3", {}, told("How to play")),
    html("ul", { class: "helpList" }, PLAY.map((line) => html("li", {}, line))),
    html("h3", {}, told("Signs on the table")),
    list(SIGNS, "signs"),
    html("h3", {}, told("Keys")),
    list(KEYS, "keys"),
    html("h3", {}, told("Language")),
    languageChoice(),
  );
