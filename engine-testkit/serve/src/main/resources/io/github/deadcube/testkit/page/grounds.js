// The choice of a battlefield in the form of a new game: a drawing for each that ships, and one of one's own.

import { html } from "./dom.js";
import { told } from "./language.js";
import { drawnBattlefield } from "./preview.js";

/** @param {any} battlefield as the engine lists it */
const sizeWords = ({ width, depth, levels = 1 }) => told("{width} × {depth}, {levels, plural, one {# level} other {# levels}}", { width, depth, levels });

/** One of the choices. @param {string} value @param {boolean} checked @param {any[]} content */
const ground = (value, checked, ...content) =>
  html("label", { class: "ground" }, html("input", { type: "radio", name: "battlefield", value, checked, class: "visuallyHidden" }), content);

/**
 * Radio buttons with drawings, so that arrow keys and touches choose.
 * @param {any[]} listed the battlefields that the engine has
 * @param {string} chosen the name of one of them
 * @param {string} pasted the value that stands for a text
 * @param {HTMLElement} text the field for it, shown if it is chosen
 */
export const grounds = (listed, chosen, pasted, text) => {
  const known = listed.some(({ name }) => name === chosen) ? chosen : listed[0]?.name;
  const box = html(
    "fieldset",
    { class: "grounds" },
    html("legend", {}, told("Battlefield")),
    listed.map(({ name, title, battlefield }) =>
      ground(name, name === known, drawnBattlefield(battlefield, ""), html("b", {}, title), html("small", {}, sizeWords(battlefield))),
    ),
    ground(pasted, false, html("b", {}, told("a text of my own …"))),
    text,
  );
  box.addEventListener("change", ({ target }) => {
    const { name, value } = /** @type {HTMLInputElement} */ (target);
    if (name === "battlefield") text.hidden = value !== pasted;
  });
  return box;
};
