// What a click on the table, or a model that is dropped onto it, means.

import { html } from "./dom.js";
import { liesIn } from "./geometry.js";
import { begins, matching, optionButton, risky } from "./options.js";

/** @typedef {import("./table.js").Pick} Pick */
/** @typedef {import("./screen.js").Screen} Screen */

/** Something on the table was clicked. @param {Screen} screen @param {Pick} pick */
export const clicked = (screen, pick) => {
  const { question, names } = screen;
  if (!question) return void (pick.model && screen.select(pick.model));
  const options = matching(question.options, pick, screen.placeOf(pick.model || ""));
  const starts = options.length > 0 && options.every(begins);
  if (pick.model && (!options.length || starts)) {
    if (pick.model === screen.selected && starts) return screen.choose(options[0]);
    screen.selected = null;
    screen.select(pick.model);
    if (!options.length && question.side !== pick.model[0]) screen.asking.whyNot(pick);
    return;
  }
  if (pick.model || pick.place)
    return offer(screen, pick.model ? names.model(pick.model) : pick.place || "", pick, [{ pick, ways: [], options }]);
  const meanings = (pick.cubes || []).map((cube) => {
    const there = { ...pick, cube };
    const ways = screen.reach.filter((way) => liesIn(way.cube, cube)).flatMap((way) => way.ways);
    return { pick: there, ways, options: matching(question.options, there) };
  });
  offer(
    screen,
    pick.cube || "",
    pick,
    meanings.filter(({ ways, options }) => ways.length || options.length),
  );
};

/**
 * Plays what a click means if that is one thing without dice and without an answer of the enemy; else asks.
 * @param {Screen} screen
 * @param {string} title
 * @param {Pick} pick
 * @param {{pick: Pick, ways: any[], options: any[]}[]} meanings by cube
 */
const offer = (screen, title, pick, meanings) => {
  if (!meanings.length) return;
  const [first] = meanings;
  if (meanings.length === 1) {
    const [[option], [way]] = [first.options, first.ways];
    const goesThere = !first.ways.length || option?.verb === "takeSpot";
    if (first.options.length === 1 && !risky(option) && goesThere) return void screen.play([option.choice], first.pick);
    if (first.ways.length === 1 && !option && !way.dice && !way.others) return void screen.play(way.choices, first.pick);
  }
  screen.popup.open(
    meanings.length > 1 ? "Which cube?" : title,
    pick,
    meanings.map(({ pick: there, ways, options }) => [
      meanings.length > 1 ? html("h4", {}, there.cube || "") : null,
      html(
        "ul",
        { class: "options" },
        ways.map((way) => html("li", {}, wayButton(screen, way, there))),
        options.map((option) => html("li", {}, optionButton(option, screen))),
      ),
    ]),
  );
};

/** @param {Screen} screen @param {any} way @param {Pick} pick */
const wayButton = (screen, way, pick) => {
  const steps = way.choices.filter((/** @type {string} */ choice) => / step /.test(choice)).length;
  const text = `${way.action ? way.action.replace(/^[AB]\d+ /, "") : "go on"}${steps ? `, ${steps} ${steps === 1 ? "step" : "steps"}` : ""}`;
  const risk = way.dice ? " (dice are rolled on the way)" : way.others ? " (the enemy may answer)" : "";
  return html(
    "button",
    { type: "button", class: "option", onclick: () => (screen.popup.close(), screen.play(way.choices, pick)) },
    text.charAt(0).toUpperCase() + text.slice(1) + risk,
  );
};

/** A model was dragged onto a cube. @param {Screen} screen @param {string} model @param {string} cube @param {number} x @param {number} y */
export const dropped = async (screen, model, cube, x, y) => {
  const { question } = screen;
  if (!question) return;
  screen.selected = model;
  await screen.findReach();
  const way = screen.reach.find((each) => liesIn(each.cube, cube))?.ways[0];
  const option = matching(question.options, { cube }).find((each) => each.actor === model);
  if (way || option) await screen.play(way ? way.choices : [option.choice], { cube, x, y });
};
