// What a click on the table, or a model that is dropped onto it, means.

import { html } from "./dom.js";
import { liesIn, rangeBetween } from "./geometry.js";
import { told } from "./language.js";
import { about, begins, costOf, matching, optionLine, risky, verbWords } from "./options.js";

/** @typedef {import("./table.js").Pick} Pick */
/** @typedef {import("./screen.js").Screen} Screen */

/** Something on the table was clicked. @param {Screen} screen @param {Pick} pick */
export const clicked = (screen, pick) => {
  const { question, names } = screen;
  screen.skipDice();
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
  const meant = meanings.filter(({ ways, options }) => ways.length || options.length);
  if (meant.length) return offer(screen, pick.cube || "", pick, meant);
  // a click that closes a box means no more than that
  if (pick.cube && screen.selected && !screen.popup.dismissed) whyNotThere(screen, screen.selected, { ...pick, cube: pick.cube });
};

/**
 * What a model would do to come to a cube: the choices before the one that is refused, and that one; null if it cannot move at all.
 * @param {Screen} screen
 * @param {string} model
 * @param {string} cube
 */
const attempt = ({ question, reach }, model, cube) => {
  const deploy = `${model} deploy ${cube}`;
  const setUp = question.options.find((/** @type {any} */ option) => option.verb === "setUp" && option.actor === model);
  if (setUp) return { after: [setUp.text], choice: deploy };
  if (question.options.some((/** @type {any} */ option) => option.verb === "deploy" && option.actor === model)) return { after: [], choice: deploy };
  // from the nearest cube on the way that leaves most movement
  const nearest = reach
    .flatMap(({ cube: to, ways }) => ways.map((/** @type {any} */ way) => ({ ...way, far: rangeBetween(to, cube) })))
    .filter(({ dice, others }) => !dice && !others)
    .map((way) => ({ ...way, rank: [way.far, / sprint$/.test(way.action || "") ? 0 : 1, way.choices.length] }))
    .sort((one, other) => one.rank.map((/** @type {number} */ each, /** @type {number} */ i) => each - other.rank[i]).find((/** @type {number} */ each) => each) || 0)[0];
  return nearest ? { after: nearest.choices, choice: `${model} step ${cube}` } : null;
};

/** Says why a model cannot come to a cube. @param {Screen} screen @param {string} model @param {{cube: string, x: number, y: number}} at */
const whyNotThere = (screen, model, at) => {
  const tried = attempt(screen, model, at.cube);
  if (tried) screen.asking.why(tried, told("{model} to {cube}", { model: screen.names.model(model), cube: at.cube }), at);
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
    if (first.options.length === 1 && !risky(option) && goesThere) return void screen.play([option.text], first.pick, option.cube);
    if (first.ways.length === 1 && !option && !way.dice && !way.others) return void go(screen, way, first.pick);
  }
  screen.popup.open(
    meanings.length > 1 ? told("Which cube?") : title,
    pick,
    meanings.map(({ pick: there, ways, options }) => [
      meanings.length > 1 ? html("h4", {}, there.cube || "") : null,
      html(
        "ul",
        { class: "options" },
        ways.map((way) => wayLine(screen, way, there)),
        options.map((option) => optionLine(option, screen)),
      ),
    ]),
  );
};

/** Plays a way, or says why it is refused: the cubes of a zone are marked before the engine has said which of them have room. @param {Screen} screen @param {any} way @param {Pick} pick */
const go = async (screen, way, pick) => {
  const { cube } = screen.reach.find(({ ways }) => ways.includes(way));
  const tried = { after: way.choices.slice(0, -1), choice: way.choices[way.choices.length - 1] };
  const answer = way.unsure ? await screen.once({ do: "why", ...tried }) : null;
  if (answer?.rejection) return screen.asking.why(tried, told("{model} to {cube}", { model: screen.names.model(screen.selected || ""), cube: pick.cube || "" }), pick);
  return screen.play(way.choices, pick, cube);
};

/** A way as a line of a list, with what its action takes and means. @param {Screen} screen @param {any} way @param {Pick} pick */
const wayLine = (screen, way, pick) => {
  const steps = way.choices.filter((/** @type {string} */ choice) => / step /.test(choice)).length;
  const verb = way.action ? way.action.replace(/^[AB]\d+ /, "") : "";
  const action = verb ? verbWords(verb) : told("Go on");
  const text = steps ? told("{action}, {count, plural, one {# step} other {# steps}}", { action, count: steps }) : action;
  const unsure = way.dice ? told("{way} (dice are rolled on the way)", { way: text }) : told("{way} (the enemy may answer)", { way: text });
  const words = way.dice || way.others ? unsure : text;
  const option = screen.question?.options.find((each) => each.verb === verb) || /** @type {import("./protocol.js").Option} */ ({ verb });
  const made = html("button", { type: "button", class: "option", onclick: () => (screen.popup.close(), go(screen, way, pick)) }, words, costOf(option));
  return html("li", { class: "optionLine" }, made, about(option, words, screen));
};

/** A model was dragged onto a cube. @param {Screen} screen @param {string} model @param {string} cube @param {number} x @param {number} y */
export const dropped = async (screen, model, cube, x, y) => {
  const { question } = screen;
  if (!question) return;
  screen.selected = model;
  await screen.findReach();
  const way = screen.reach.find((each) => liesIn(each.cube, cube))?.ways[0];
  const option = matching(question.options, { cube }).find((each) => each.actor === model);
  if (way) await go(screen, way, { cube, x, y });
  else if (option) await screen.play([option.text], { cube, x, y }, option.cube);
  else whyNotThere(screen, model, { cube, x, y });
};
