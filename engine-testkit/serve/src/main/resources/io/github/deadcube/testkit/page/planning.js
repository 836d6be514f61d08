// What is known before anything is chosen: whom a model could attack and with what chances, and where enemies will see it on its way.

import { wholeCube } from "./geometry.js";
import { told } from "./language.js";
import { notationWords } from "./notation.js";
import { hurt, percent } from "./odds.js";

/** @typedef {import("./table.js").Pick} Pick */
/** @typedef {import("./documents").Answer.Root["attacks"][number]} Attack */

/** The pointer must rest so long, in milliseconds, before the engine is asked. */
const RESTS = 180;

/** The best attack at each model: the one that kills most likely, then the one that costs most HP. @param {Attack[]} attacks @returns {Map<string, {attack: string, harm: import("./documents").Answer.Harm}>} */
const best = (attacks) => {
  const all = new Map();
  for (const { attack, target, there = [] } of attacks)
    for (const harm of target ? [target] : there) {
      const known = all.get(harm.model)?.harm;
      if (!known || harm.kill > known.kill || (harm.kill === known.kill && harm.expected > known.expected)) all.set(harm.model, { attack, harm });
    }
  return all;
};

/** What an attack is within a sentence. @param {string} attack in notation */
const attackWords = (attack) => {
  const text = attack.replace(/^(spend [a-z]+: )?[AB]\d+ /, "");
  const words = notationWords(text) || text;
  return words.charAt(0).toLowerCase() + words.slice(1);
};

export class Planning {
  /** @param {import("./screen.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    /** The own model on which the pointer rests: it shows what it could do without being selected. @type {string|null} */
    this.peeked = null;
    /** @type {Attack[]} */
    this.attacks = [];
    /** The cube on which the pointer rests, and what enemies see of the way there. @type {{places: string[], seen: Map<string, string[]>}|null} */
    this.way = null;
    this.resting = "";
    /** @type {any} */
    this.timer = 0;
  }

  /** The model whose possibilities are shown. */
  get model() {
    const { screen } = this;
    const { question, selected, position } = screen;
    if (!question) return null;
    if (this.peeked) return this.peeked;
    return selected?.[0] === question.side ? selected : position.active?.model;
  }

  forget() {
    this.attacks = [];
    this.way = null;
    this.peeked = null;
    this.resting = "";
  }

  /** The pointer is over something of the table, or of nothing. @param {Pick|null} pick */
  points(pick) {
    const { model = "", cubes = [] } = pick || {};
    const key = model || (cubes.length === 1 ? cubes[0] : "");
    if (key === this.resting) return;
    this.resting = key;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rests(model, model ? "" : key), RESTS);
  }

  /** @param {string} model @param {string} cube */
  async rests(model, cube) {
    const { screen } = this;
    const { question, selected } = screen;
    const begins = question?.options.some((option) => option.verb === "activate" && option.actor === model);
    const peeked = begins && model !== selected ? model : null;
    const had = this.way;
    this.way = null;
    if (peeked !== this.peeked) {
      this.peeked = peeked;
      await screen.findReach();
    }
    const way = cube && screen.reach.find((each) => wholeCube(each.cube) === cube)?.ways[0];
    if (way) await this.follow(way);
    else if (had) screen.draw();
  }

  /** Follows a way with the eyes of the enemies. @param {any} way */
  async follow(way) {
    const { screen } = this;
    const { question, model } = { question: screen.question, model: this.model };
    const from = model && screen.placeOf(model);
    if (!question || !from) return;
    const steps = way.choices.map((/** @type {string} */ choice) => / step (\S+)$/.exec(choice)?.[1]).filter(Boolean);
    if (!steps.length) return;
    const enemies = (screen.position.models || []).filter((each) => each.id[0] !== model[0] && /\/[1-9]$/.test(each.place || ""));
    const answers = await Promise.all(enemies.map((enemy) => screen.once({ do: "sight", model: enemy.id })));
    if (screen.question !== question || !this.resting) return;
    const seen = new Map(
      steps.map((/** @type {string} */ cube) => [
        cube,
        enemies.filter((_, i) => answers[i]?.seen?.[wholeCube(cube)]).map((enemy) => enemy.id),
      ]),
    );
    this.way = { places: [from, ...steps], seen };
    screen.draw();
  }

  /** Adds what is known to the marks of the table. @param {any} marks */
  add(marks) {
    const { screen, way, model } = this;
    const { names, question } = screen;
    if (!question || !model) return;
    for (const [id, { attack, harm }] of best(this.attacks)) {
      const own = id[0] === model[0];
      const words = { model: names.model(model), attack: attackWords(attack), hurt: percent(hurt(harm)), killed: percent(harm.kill) };
      marks.results.push({
        at: id,
        text: `${percent(hurt(harm))} †${percent(harm.kill)}`,
        kind: `chance${own ? " own" : ""}`,
        lead: own ? told("{model}, {attack}: own model: hurt {hurt}, killed {killed}", words) : told("{model}, {attack}: hurt {hurt}, killed {killed}", words),
      });
    }
    if (!way) return;
    marks.plans = [{ places: way.places, side: model[0] }];
    for (const [cube, by] of way.seen)
      marks.results.push({
        at: cube,
        text: by.length ? told("seen by {enemies}", { enemies: by.length > 2 ? by.length : by.join(" ") }) : told("not seen"),
        kind: by.length ? "seenBy" : "unseen",
        lead: by.length ? told("{enemies} can see it in {cube}", { enemies: by.map((/** @type {string} */ id) => names.model(id)).join(", "), cube }) : told("No enemy sees it in {cube}", { cube }),
      });
  }
}
