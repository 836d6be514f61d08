// What is chosen in the form of a new game: battlefields drawn, the text of the scenario, the cards of a team with their words.

import { html, refill, svg } from "./dom.js";
import { Ground } from "./geometry.js";
import { told } from "./language.js";
import { Projection } from "./projection.js";
import { drawnCubes } from "./scenery.js";
import { explained } from "./terms.js";

const FRAME = 4;

/** A battlefield is drawn once, and what is shown in several places is a copy. @type {WeakMap<any, SVGElement>} */
const drawings = new WeakMap();

/** @param {any} battlefield */
const drawingOf = (battlefield) => {
  const ground = new Ground(battlefield);
  const view = new Projection(ground, 0, 0);
  const { x, y, width, height } = view.box;
  return svg(
    "svg",
    { class: "preview", viewBox: [x - FRAME, y - FRAME, width + 2 * FRAME, height + 2 * FRAME].map(Math.round).join(" ") },
    svg(
      "g",
      { class: "world" },
      drawnCubes(ground, view, []).map(({ group }) => group),
    ),
  );
};

/** A small drawing of a battlefield. @param {any} battlefield @param {string} title empty if its name stands beside it */
export const drawnBattlefield = (battlefield, title) => {
  if (!drawings.has(battlefield)) drawings.set(battlefield, drawingOf(battlefield));
  const copy = /** @type {SVGElement} */ (drawings.get(battlefield)?.cloneNode(true));
  for (const [name, value] of title ? [["role", "img"], ["aria-label", told("Battlefield {name}", { name: title })]] : [["aria-hidden", "true"]]) copy.setAttribute(name, value);
  return copy;
};

/** @param {any} team @param {import("./names.js").Names} names */
const cards = (team, names) =>
  html(
    "ul",
    { class: "cards" },
    team.models.map((/** @type {any} */ model) =>
      html("li", {}, html("b", {}, model.name), html("span", {}, explained(names, (model.card || []).join("; ")))),
    ),
  );

/**
 * A box that shows what a choice of the form stands for, and follows it.
 * @param {HTMLElement} label of the choice
 * @param {any[]} listed what the engine has of this kind
 * @param {(chosen: any) => any} shown its content; nothing for a text that is pasted
 */
export const preview = (label, listed, shown) => {
  const box = html("div", { class: "previewed" });
  const select = /** @type {HTMLSelectElement} */ (label.querySelector("select"));
  const show = () => {
    const chosen = listed.find(({ name }) => name === select.value);
    refill(box, chosen ? shown(chosen) : null);
  };
  select.addEventListener("change", show);
  show();
  return box;
};

/** @param {any} chosen */
export const ofScenario = ({ text }) => html("p", { class: "quiet" }, text);

/** The cards are written when they are asked for, since only then their words must be known. @param {import("./names.js").Names} names @param {() => Promise<void>} learn */
export const ofTeam = (names, learn) => (/** @type {any} */ { team, title }) => {
  const box = html("details", {}, html("summary", {}, told("Cards of {team}", { team: title })));
  box.addEventListener("toggle", async () => {
    if (!box.hasAttribute("open") || box.querySelector(".cards")) return;
    await learn();
    if (!box.querySelector(".cards")) box.append(cards(team, names));
  });
  return box;
};
