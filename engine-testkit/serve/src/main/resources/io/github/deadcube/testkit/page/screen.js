// The table with everything around it, for one game: played, watched or replayed.

import { Analysis } from "./analysis.js";
import { Asking } from "./asking.js";
import { drawnCard } from "./card.js";
import { Drawings, byId, html } from "./dom.js";
import { spotOf, wholeCube } from "./geometry.js";
import { happenings } from "./happenings.js";
import { told } from "./language.js";
import { drawnThings } from "./lying.js";
import { eye } from "./marks.js";
import { actionsOf, linesOf, positionAfter } from "./moments.js";
import { attacks, begins, risky } from "./options.js";
import { COLUMN, SMALL } from "./panels.js";
import { Planning } from "./planning.js";
import { Questions } from "./questions.js";
import { rollsOf } from "./rolls.js";
import { drawnTeams } from "./roster.js";
import { scoreLine } from "./score.js";
import { raysOf, seenCubes, shotCubes } from "./sight.js";
import { Talk } from "./talk.js";
import { Telling } from "./telling.js";
import { thingsOf } from "./things.js";
import { Timeline } from "./timeline.js";
import { Timer } from "./timer.js";

/** @typedef {import("./table.js").Pick} Pick */

/** So long, in milliseconds, dice lie at the figures. */
const DICE_LIE = 5000;

/** GEO-2: the numbers of the spots of a cube. */
const SPOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** On the page of a replay, the name of its game. */
export const pageTitle = document.title;

export class Screen {
  /**
   * @param {import("./game.js").Game} game
   * @param {import("./table.js").Table} table
   * @param {import("./names.js").Names} names
   * @param {import("./popup.js").Popup} popup
   * @param {import("./pilot.js").Pilot|null} pilot
   * @param {string[]} does the requests that the engine understands
   */
  constructor(game, table, names, popup, pilot, does) {
    // what a reader of the screen said last belongs to another game
    byId("live").textContent = "";
    this.game = game;
    this.table = table;
    this.names = names;
    this.popup = popup;
    this.pilot = pilot;
    /** @type {string|null} */
    this.selected = null;
    this.hinted = null;
    /** The rows of the models. @type {Drawings<HTMLElement>} */
    this.rows = new Drawings();
    this.at = 0;
    this.furthest = 0;
    this.follows = true;
    /** @type {import("./moments.js").Action[]} */
    this.actions = [];
    /** @type {Map<string, Promise<any>>} */
    this.answers = new Map();
    this.questions = new Questions(game);
    /** @type {any[]} */
    this.reach = [];
    /** Whether the cubes that a model sees are marked. */
    this.sees = false;
    /** @type {{cubes: any[], rays: any[]}} */
    this.sight = { cubes: [], rays: [] };
    /** @type {{x: number, y: number, cube: string}|null} */
    this.aim = null;
    /** The dice of what has just happened, for a while. @type {import("./rolls.js").Roll[]} */
    this.thrown = [];
    /** @type {any} */
    this.throwing = 0;
    this.closed = false;
    this.addressed = 0;
    /** @type {((number: number) => void)|null} opens a new game that begins after an input of this one */
    this.branch = null;
    /** @type {((number: number) => Promise<string>)|null} a link to a moment that contains the game */
    this.link = null;
    /** @type {((number: number) => void)|null} makes a copy a game of this browser, which shows the moment after an input */
    this.opens = null;
    /** @type {(() => any)|null} begins another game, or goes on to it */
    this.again = null;
    this.analysis = new Analysis(this, does);
    this.asking = new Asking(this);
    this.planning = new Planning(this);
    this.telling = new Telling(this);
    this.timeline = new Timeline(this);
    this.talk = new Talk(this);
    this.timer = new Timer(game);
    table.setUp(game.battlefield, game.played);
    game.onChange(() => this.changed());
    // what has its place by the width of the page moves there
    for (const width of [SMALL, COLUMN]) width.onchange = () => !this.closed && this.show();
  }

  get moments() {
    return this.game.moments;
  }

  /** @returns {import("./protocol.js").Position} */
  get position() {
    return positionAfter(this.moments[this.at]);
  }

  /** Whether the newest moment is shown, so that what is asked can be answered. */
  get live() {
    return this.at >= this.moments.length - 1;
  }

  /** The open question, if someone at this page must answer it and sees its moment. @returns {import("./protocol.js").Decision|null} */
  get question() {
    return this.live && this.game.asked && !this.game.busy && !this.pilot?.standing ? /** @type {any} */ (this.game.prompt) : null;
  }

  changed() {
    if (this.closed) return;
    const { length } = this.moments;
    const before = this.at;
    this.actions = actionsOf(this.moments);
    if (this.follows || this.at >= length) this.at = length - 1;
    this.furthest = Math.min(this.furthest, length - 1);
    this.answers.clear();
    this.planning.forget();
    this.hinted = null;
    if (before !== this.at) this.throwDice(before + 1);
    this.chooseModel();
    this.show();
    document.title = this.titleNow();
    this.announce(before);
  }

  /** The title of the page says in another tab whether somebody waits. */
  titleNow() {
    const { game, question } = this;
    if (game.over) return told("The end – {page}", { page: pageTitle });
    if (game.requested) return told("A question – {page}", { page: pageTitle });
    return question ? told("Your turn – {page}", { page: pageTitle }) : pageTitle;
  }

  /** Shows the dice of new moments at the figures, until people skip them. @param {number} from the index of the first new moment */
  throwDice(from) {
    this.thrown = this.timeline.pace && from > 1 ? rollsOf(this.moments, from, this.at) : [];
    clearTimeout(this.throwing);
    if (this.thrown.length) this.throwing = setTimeout(() => this.skipDice(), DICE_LIE);
  }

  /** Whether dice lay on the table, which are taken away. */
  skipDice() {
    const lay = this.thrown.length > 0;
    clearTimeout(this.throwing);
    this.thrown = [];
    if (lay && !this.closed) this.draw();
    return lay;
  }

  /** The active model is selected, and one that cannot do anything is not. */
  chooseModel() {
    const active = this.question && this.position.active?.model;
    if (active) this.selected = active;
    this.findReach();
  }

  /** Shows another moment. @param {number} index */
  go(index) {
    this.at = Math.max(0, Math.min(this.moments.length - 1, Math.round(index) || 0));
    clearTimeout(this.throwing);
    this.thrown = rollsOf(this.moments, this.at, this.at);
    this.follows = this.live;
    this.show();
    this.announce(this.at - 1);
    clearTimeout(this.addressed);
    this.addressed = setTimeout(() => !this.closed && history.replaceState(null, "", this.address()), 300);
  }

  /** Shows the moment after an input, or the next one, or the last. @param {number} number */
  goTo(number) {
    const index = this.moments.findIndex((each) => each.number >= number);
    this.go(index < 0 ? this.moments.length - 1 : index);
  }

  /** The page with this moment in its address. */
  address() {
    const parts = new URLSearchParams(location.hash.slice(1));
    if (this.live && this.game.seat.token) parts.delete("moment");
    else parts.set("moment", String(this.moments[this.at]?.number || 0));
    return `#${parts}`;
  }

  show() {
    this.furthest = Math.max(this.furthest, this.at);
    this.draw();
    scoreLine(this);
    this.asking.show();
    this.talk.show();
    drawnTeams(this);
    drawnCard(this);
    drawnThings(this);
    this.telling.show();
    this.analysis.show();
    this.timeline.show();
  }

  /** The table alone. */
  draw() {
    const { table, moments, actions, at } = this;
    if (!table.ground || !moments.length) return;
    const marks = happenings(moments, actions, at, table.ground, this.game.played);
    marks.rolls = this.thrown;
    this.analysis.add(marks);
    table.show(this.position, this.withChoices(marks), thingsOf(this.game, this.position, this.names));
    this.markFigures();
  }

  /** @param {import("./marks.js").Marks} marks */
  withChoices(marks) {
    const { question, table, hinted } = this;
    /** @type {any} */
    const all = { ...marks, results: [...(marks.results || [])], cubes: [...(marks.cubes || []), ...(this.live && this.sees ? this.sight.cubes : [])], spots: [], lines: [...(marks.lines || [])] };
    if (!question) return all;
    this.planning.add(all);
    const marked = new Set(this.reach.map(({ cube }) => cube));
    for (const { cube, ways } of this.reach) {
      const risk = ways.every((way) => way.dice || way.others) ? " risk" : "";
      all.cubes.push({
        cube,
        kind: `reach${risk}${table.covered(cube) ? " inside" : ""}`,
        title: risk ? told("{cube}: not for sure", { cube }) : cube,
      });
    }
    for (const option of question.options) {
      if (option.verb === "takeSpot") all.spots.push({ place: `${option.cube}/${option.spot}`, kind: option === hinted ? "hinted" : "free" });
      else if (option.cube && !marked.has(option.cube) && !/^[AB]\d/.test(option.target || "")) {
        marked.add(option.cube);
        all.cubes.push({ cube: option.cube, kind: "offered" });
      }
    }
    const from = hinted?.actor && this.placeOf(hinted.actor);
    if (hinted?.cube && from && hinted.cube !== wholeCube(from) && table.ground) {
      const to = hinted.spot ? `${hinted.cube}/${hinted.spot}` : hinted.cube;
      if (risky(hinted)) all.cubes.push(...shotCubes(hinted, from, this.names.cards.get(hinted.actor), table.ground));
      if (risky(hinted))
        all.lines = this.sight.rays.length ? this.sight.rays : [{ from: eye(table.ground, from), to: eye(table.ground, to), kind: "aim" }];
      else all.cubes.push({ cube: hinted.cube, kind: "hinted" });
    }
    return all;
  }

  /** Which figures are selected, may act, may be aimed at. */
  markFigures() {
    const options = this.question?.options || [];
    const some = (/** @type {(option: any) => boolean} */ holds) => options.some(holds);
    for (const element of this.table.element.querySelectorAll("[data-model]")) {
      const id = element.getAttribute("data-model") || "";
      element.classList.toggle("selected", id === this.selected);
      element.classList.toggle(
        "ready",
        some((option) => begins(option) && option.actor === id),
      );
      element.classList.toggle(
        "aimed",
        some((option) => attacks(option, id, this.placeOf(id))),
      );
    }
  }

  /** @param {string|null} id */
  select(id) {
    this.selected = this.selected === id ? null : id;
    this.findReach();
    this.show();
  }

  /** Where the selected model of one's own, or the active one, can go, once the engine has said so. */
  async findReach() {
    const { question, planning } = this;
    this.reach = [];
    planning.attacks = [];
    if (this.sees) this.look().then(() => this.draw());
    const { model } = planning;
    if (!question || model?.[0] !== question.side) return;
    const [answer, known] = await Promise.all([this.once({ do: "destinations", model }), this.once({ do: "attacks", model })]);
    if (this.question !== question || planning.model !== model) return;
    planning.attacks = known?.attacks || [];
    this.reach = answer?.destinations?.length ? answer.destinations : this.zone(question, model);
    this.draw();
  }

  /** Where a model that waits can be deployed, before it is set up: the zone of its side (SET-7, SET-9). @param {import("./protocol.js").Decision} question @param {string} model */
  zone(question, model) {
    const setUp = question.options.find((option) => option.verb === "setUp" && option.actor === model);
    const { zone = 0, added = [] } = this.position[question.side.toLowerCase()] || {};
    const cubes = setUp ? [...(this.game.played.scenario.zones?.[zone - 1] || []), ...added] : [];
    return cubes.map((cube) => ({ cube, ways: [{ action: `${model} deploy`, choices: [setUp.text, `${model} deploy ${cube}`], unsure: true }] }));
  }

  /** An answer about the open question, asked for once; null if it is refused. @param {any} request @returns {Promise<any>} */
  once(request) {
    const key = JSON.stringify(request);
    const known = this.answers.get(key);
    if (known) return known;
    const asked = this.questions.ask(request);
    this.answers.set(key, asked);
    return asked;
  }

  /** @param {any} choice */
  odds(choice) {
    return this.once({ do: "odds", choice });
  }

  /** Shows on the table what an option would do. @param {import("./protocol.js").Option} option */
  hint(option) {
    if (option === this.hinted || !this.question) return;
    this.hinted = option;
    this.sight.rays = [];
    this.draw();
    if (option && risky(option) && this.names.cards.has(option.target)) this.showRays(option);
  }

  /** The free and the blocked lines of a shot. @param {import("./protocol.js").Option} option */
  async showRays(option) {
    const answer = await this.once({ do: "sight", model: option.actor, at: option.target });
    const { drawn, ground } = this.table;
    const [from, to] = [option.actor, option.target].map((id) => drawn?.find(({ figure }) => figure.id === id)?.figure);
    if (this.hinted !== option || !answer?.rays || !from || !to || !ground) return;
    this.sight.rays = raysOf(answer.rays, from, to, ground);
    this.draw();
  }

  /** Marks what the selected or the active model sees, or no longer. */
  async look() {
    const model = this.selected || this.position.active?.model;
    this.sight.cubes = [];
    if (this.sees && model && this.placeOf(model)) this.sight.cubes = seenCubes((await this.once({ do: "sight", model }))?.seen || {});
  }

  /** @param {import("./protocol.js").Option} option */
  choose(option) {
    this.popup.close();
    this.play([option.text]);
  }

  /** Plays choices in notation; then the spot that is nearest to where was clicked. @param {string[]} choices @param {Pick} [pick] @param {string} [cube] where the choices lead */
  async play(choices, pick, cube) {
    if (this.game.busy) return;
    const mover = /(?:^|: )([AB]\d+) /.exec(choices[choices.length - 1])?.[1];
    const spots = pick && cube && mover ? this.spots(cube, pick) : [];
    try {
      await this.game.play([...choices, ...(spots.length ? [spots.map((spot) => `${mover} spot ${spot}`)] : [])]);
    } catch (error) {
      this.failed(error);
    }
  }

  /** The spots of a cube, those first that are nearest to a point of the page. @param {string} cube @param {Pick} pick @returns {number[]} */
  spots(cube, { x, y }) {
    const all = SPOTS.map((spot) => `${cube}/${spot}`);
    return this.table.byDistance(all, x, y).map(spotOf);
  }

  /** What a button does: if it fails, people see why. @param {() => Promise<any>} task */
  attempts(task) {
    return () => task().catch((error) => this.failed(error));
  }

  /** @param {any} error */
  failed(error) {
    byId("live").textContent = error.message;
    this.popup.open(told("This is not possible"), null, html("p", {}, error.message));
  }

  /** Tells readers of the screen what is new. @param {number} before the index of the last moment that was told */
  announce(before) {
    if (this.at <= before) return;
    const lines = this.moments.slice(before + 1, this.at + 1).flatMap((moment) => linesOf(moment).map((line) => line.trim()));
    const question = this.question ? this.asking.title() : "";
    byId("live").textContent = [...lines.slice(-6), question].filter(Boolean).join(". ");
  }

  /** The place of a model at this moment; empty if it is not in play. @param {string} id @returns {string} */
  placeOf(id) {
    return this.position.models?.find((model) => model.id === id)?.place || "";
  }

  close() {
    this.closed = true;
    this.pilot?.stop();
    this.timeline.pause();
    this.timer.stop();
  }
}
