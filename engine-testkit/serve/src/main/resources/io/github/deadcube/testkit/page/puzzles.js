// The puzzles: which choice wins most often? The first choice is judged by how often it wins under best play of both sides.

import { button, html } from "./dom.js";
import { decimal, hundredths, languageCode, told, toldParts } from "./language.js";
import { labelWords } from "./options.js";
import { SENSIBLE } from "./pilot.js";
import { randomSeed } from "./store.js";
import { judgement, noteSolved, solved } from "./study.js";

/** @typedef {import("./protocol.js").Answer["puzzle"]} PuzzleText */

/** The name of the puzzle of a day, by the calendar of this device. @param {Date} date */
const dayName = (date) => `${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

/** @param {string} name such as `02-29` */
const isDay = (name) => /^\d\d-\d\d$/.test(name);

/** What people call a puzzle. @param {string} name */
const puzzleTitle = (name) => {
  if (!isDay(name)) return /^\d+$/.test(name) ? told("Puzzle {name}", { name }) : told("Puzzle from the game {name}", { name });
  const [month, day] = name.split("-").map(Number);
  // a leap year, which has each day
  const words = new Date(2028, month - 1, day).toLocaleDateString(languageCode, { day: "numeric", month: "long" });
  return told("Puzzle of {day}", { day: words });
};

/** @param {number} wins in percent */
const often = (wins) => hundredths(decimal(wins, 1));

export class Puzzles {
  /** @param {import("./study.js").Study} study */
  constructor(study) {
    this.study = study;
    /** @type {string[]} */
    this.names = [];
    /** The choice of the person, in notation; empty before it. */
    this.chosen = "";
    this.shown = false;
  }

  /** @param {string} name */
  async begin(name) {
    const { puzzle } = await this.study.engine.ask({ do: "puzzle", name });
    const { situation, edition, choices, side } = puzzle;
    this.chosen = "";
    this.shown = false;
    await this.study.begin({
      name,
      situation,
      edition,
      seed: randomSeed(),
      first: choices,
      players: { A: SENSIBLE, B: SENSIBLE, [side]: "person" },
      changed: (screen) => this.changed(screen, puzzle),
    });
  }

  /** @param {import("./screen.js").Screen} screen @param {PuzzleText} puzzle */
  changed(screen, puzzle) {
    const { moments } = screen.game;
    const first = moments.find(({ number, update }) => number > puzzle.choices.length && update?.side === puzzle.side && update.text);
    const text = first?.update?.text || "";
    const isNew = text !== this.chosen;
    this.chosen = puzzle.options.some(({ choice }) => choice === text) ? text : "";
    if (this.isRight(puzzle)) noteSolved("puzzles", puzzle.name);
    this.draw(screen, puzzle);
    if (isNew && this.chosen) this.study.answered();
  }

  /** @param {PuzzleText} puzzle */
  isRight(puzzle) {
    return this.chosen === puzzle.options[0].choice;
  }

  /** @param {import("./screen.js").Screen} screen @param {PuzzleText} puzzle */
  draw(screen, puzzle) {
    const team = puzzle.side === "A" ? told("blue, side A") : told("orange, side B");
    this.study.show(
      html("h2", {}, html("small", {}, `${puzzleTitle(puzzle.name)} `), told("Which choice wins most often?")),
      this.chosen
        ? null
        : html("p", {}, told("You are {team}. It is the last round, and your next choice is judged: how often it wins if both sides then play as well as possible. A draw counts as half.", { team })),
      this.chosen ? null : html("p", {}, told("Who has more VP at the end of the round wins. The stars on the table are worth VP to the side that holds their cube, and a model that is killed is worth VP too.")),
      this.result(screen, puzzle),
      html(
        "div",
        { class: "helps" },
        this.chosen || this.shown ? null : button(told("Show the answer"), () => this.reveal(screen, puzzle), { "data-do": "answer" }),
        button(told("All puzzles"), () => this.list(), { "data-do": "puzzles" }),
      ),
    );
  }

  /** @param {import("./screen.js").Screen} screen @param {PuzzleText} puzzle */
  result(screen, puzzle) {
    if (this.shown) return [this.table(screen, puzzle), this.chosen ? this.others(puzzle) : null];
    if (!this.chosen) return null;
    const { wins } = puzzle.options.find(({ choice }) => choice === this.chosen) || { wins: 0 };
    const words = html("i", {}, labelWords(this.chosen, screen.names));
    if (!this.isRight(puzzle))
      return judgement(
        "wrong",
        html("p", {}, html("b", {}, told("Another choice wins more often.")), " ", toldParts("{choice} wins {share}.", { choice: words, share: often(wins) })),
        button(told("Try again"), () => this.again(screen, puzzle), { class: "primary", "data-do": "again" }),
        button(told("Show the answer"), () => this.reveal(screen, puzzle), { "data-do": "answer" }),
      );
    return [
      judgement("right", html("p", {}, html("b", {}, told("Right!")), " ", toldParts("{choice} wins {share}. The game goes on on the table: play it out against a bot if you like.", { choice: words, share: often(wins) })), this.others(puzzle)),
      this.table(screen, puzzle),
    ];
  }

  /** @param {PuzzleText} puzzle */
  others(puzzle) {
    const next = this.next(puzzle.name);
    return next ? button(told("Next puzzle"), () => this.begin(next), { class: "primary", "data-do": "next" }) : null;
  }

  /** The next puzzle of the same kind that is not solved. @param {string} name */
  next(name) {
    const done = solved("puzzles");
    const kind = this.names.filter((each) => isDay(each) === isDay(name));
    const from = kind.indexOf(name);
    return [...kind.slice(from + 1), ...kind.slice(0, from)].find((each) => !done.includes(each));
  }

  /** Each choice with how often it wins. @param {import("./screen.js").Screen} screen @param {PuzzleText} puzzle */
  table(screen, puzzle) {
    return html(
      "table",
      { class: "choices" },
      html("thead", {}, html("tr", {}, html("th", { scope: "col" }, told("Choice")), html("th", { scope: "col" }, told("Wins")))),
      html(
        "tbody",
        {},
        puzzle.options.map(({ choice, wins }) =>
          html("tr", { class: choice === this.chosen ? "own" : "" }, html("td", {}, labelWords(choice, screen.names)), html("td", {}, often(wins))),
        ),
      ),
    );
  }

  /** @param {import("./screen.js").Screen} screen @param {PuzzleText} puzzle */
  reveal(screen, puzzle) {
    this.shown = true;
    this.draw(screen, puzzle);
  }

  /** @param {import("./screen.js").Screen} screen @param {PuzzleText} puzzle */
  async again(screen, puzzle) {
    this.chosen = "";
    await this.study.again();
    this.changed(screen, puzzle);
  }

  async load() {
    this.names = (await this.study.engine.ask({ do: "puzzles" })).puzzles;
    return this.names;
  }

  /** The puzzle of the day. */
  async today() {
    await this.load();
    return this.begin(dayName(new Date()));
  }

  /** All puzzles, to choose one. */
  async list() {
    await this.load();
    const done = solved("puzzles");
    const today = dayName(new Date());
    const chosen = (/** @type {string} */ name, /** @type {string} */ text) =>
      html("li", {}, button(`${text}${done.includes(name) ? " ✓" : ""}`, () => this.begin(name), { class: "option", "data-puzzle": name }));
    const year = new Date().getFullYear();
    const day = html("input", { type: "date", value: `${year}-${today}`, min: `${year}-01-01`, max: `${year}-12-31` });
    const own = this.names.filter((name) => !isDay(name) && !/^\d+$/.test(name));
    return this.study.offers(
      told("Puzzles"),
      html("p", {}, told("A position in the last round. Which choice wins most often? Each choice was played to its end in every way, so the answer is exact.")),
      button(`${puzzleTitle(today)}${done.includes(today) ? " ✓" : ""}`, () => this.begin(today), { class: "primary", "data-puzzle": today }),
      html("h3", {}, told("Thirty puzzles")),
      html("ul", { class: "numbers" }, this.names.filter((name) => /^\d+$/.test(name)).map((name) => chosen(name, name))),
      own.length ? [html("h3", {}, told("From games of this server")), html("ul", {}, own.map((name) => chosen(name, puzzleTitle(name))))] : null,
      html("h3", {}, told("Another day")),
      html(
        "div",
        { class: "helps" },
        html("label", {}, html("span", {}, told("Day of the year"), " "), day),
        button(told("Open"), () => this.begin(/** @type {HTMLInputElement} */ (day).value.slice("yyyy-".length)), { "data-do": "day" }),
      ),
    );
  }
}
