// The badge of a figure: its name, hit points as pips, its level, and what ails it.

import { svg } from "./dom.js";
import { told } from "./language.js";

/** @typedef {import("./figures.js").Figure} Figure */

const PIP = 5;
const NAME_HIGH = 15;

/** How wide and high a badge is, in pixels. @param {Figure} figure @param {number} level from 0 */
export const badgeSize = (figure, level) => ({
  width: Math.max(
    figure.id.length * 7.5 + 8 + (level > 0 ? 16 : 0) + (figure.pinned ? 13 : 0) + (figure.item ? 10 : 0),
    figure.most * (PIP + 1) + 5,
  ),
  height: NAME_HIGH + PIP + 3,
});

/** @param {Figure} figure */
const badgeWords = ({ id, name, hp, most, place, pinned, activated }) =>
  [told("{model}: {hp} of {most} HP", { model: `${id} ${name}`, hp, most }), place, pinned && told("pinned"), activated && told("activated")].filter(Boolean).join(", ");

/**
 * @param {Figure} figure
 * @param {number} level from 0
 * @param {{width: number, height: number}} box its size; the table moves the badge to its place
 * @param {boolean} high whether the figure stands above the levels that are drawn
 */
export const drawnBadge = (figure, level, box, high) => {
  const width = box.width;
  let x = figure.id.length * 7.5 + 6;
  const sign = (/** @type {string} */ text, /** @type {string} */ kind, /** @type {number} */ wide) => {
    x += wide;
    return svg("text", { class: kind, x: x - wide / 2, y: 11.5, text });
  };
  const pips = [];
  const left = (width - figure.most * (PIP + 1) + 1) / 2;
  for (let i = 0; i < figure.most; i++)
    pips.push(
      svg("rect", {
        class: i < figure.hp ? "pip" : "pip lost",
        x: left + i * (PIP + 1),
        y: NAME_HIGH - 0.5,
        width: PIP,
        height: PIP,
        rx: 1,
      }),
    );
  return svg(
    "g",
    {
      class: `badge ${figure.side.toLowerCase()}${figure.activated ? " activated" : ""}${figure.active ? " active" : ""}${figure.pinned ? " pinned" : ""}${high ? " high" : ""}`,
      "data-model": figure.id,
    },
    svg("title", { text: badgeWords(figure) }),
    svg("rect", { class: "plate", width, height: box.height, rx: figure.side === "A" ? 7 : 2 }),
    svg("text", { class: "id", x: (figure.id.length * 7.5 + 8) / 2, y: 11.5, text: figure.id }),
    level > 0 ? sign(`▴${level + 1}`, "level", 16) : null,
    figure.pinned ? sign("▾", "pin", 13) : null,
    figure.item ? sign("◆", "item", 10) : null,
    pips,
  );
};
