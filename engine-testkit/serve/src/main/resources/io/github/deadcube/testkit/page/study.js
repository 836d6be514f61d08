// Games for those who learn: a lesson or a puzzle begins one in a situation, and it ends when people leave it. No list keeps it.

import { button, byId, html, refill, scrollBackTo } from "./dom.js";
import { told } from "./language.js";
import { ends } from "./newgame.js";
import { kept, keep } from "./store.js";

/** Where a tab notes the game that it has begun, so that a server can end it after the page was loaded again. */
const BEGUN = "deadcube.study";

/**
 * @typedef {object} Task what is learnt in a game
 * @property {string} name
 * @property {string} situation
 * @property {string} [edition]
 * @property {number} seed
 * @property {string[]} first the choices that are made before people choose
 * @property {Record<string, string>} players
 * @property {(screen: import("./screen.js").Screen) => void} changed is called when something has happened in the game
 */

/** @param {any} seat of the game that this tab has begun; null for none @returns {any} that of the game before */
const noted = (seat) => {
  try {
    const before = JSON.parse(sessionStorage.getItem(BEGUN) || "null");
    sessionStorage.setItem(BEGUN, JSON.stringify(seat && { game: seat.game, token: seat.token }));
    return before;
  } catch {
    return null;
  }
};

export class Study {
  /** @param {import("./protocol.js").Engine} engine @param {import("./newgame.js").NewGame} form @param {(shows?: () => any) => Promise<void>} leave shows the page without a game */
  constructor(engine, form, leave) {
    this.engine = engine;
    this.form = form;
    this.leave = leave;
    /** @type {Task|null} */
    this.task = null;
    /** @type {import("./screen.js").Screen|null} */
    this.screen = null;
  }

  /** Ends the game of a lesson or a puzzle: a server keeps so many games and no more. */
  end() {
    this.task = null;
    this.screen = null;
    const before = noted(null);
    if (before) ends(this.engine, before);
  }

  /** Begins the game of a task. @param {Task} task */
  async begin(task) {
    this.end();
    this.task = task;
    const { situation, edition, seed } = task;
    await this.form.open({ do: "start", situation, seed, undoLooks: true, ...(this.engine.shared ? { watched: false } : {}), ...(edition ? { edition } : {}) }, task.players, undefined, () => ({ task }));
  }

  /** The table shows a game: of a task, or another one. @param {import("./screen.js").Screen} screen */
  async entered(screen) {
    const { seat } = screen.game;
    const task = /** @type {any} */ (seat).task || null;
    if (!task) this.end();
    else noted(seat);
    document.body.classList.toggle("studying", !!task);
    byId("study").hidden = !task;
    if (!task) return;
    byId("invitation").hidden = true;
    this.screen = screen;
    if (task.first.length) await screen.game.play(task.first, false);
    screen.game.marks = [];
    screen.game.onChange(() => this.screen === screen && !screen.game.busy && task.changed(screen));
    task.changed(screen);
    scrollBackTo(byId("study"));
  }

  /** Takes back what people have done. */
  async again() {
    const { screen, task } = this;
    if (screen && task) await screen.game.undo(() => task.first.length);
  }

  /** People learn how they have done, also where the choices have scrolled it away: what comes next has the focus. */
  answered() {
    byId("study").querySelector(".primary")?.focus({ preventScroll: true });
    scrollBackTo(byId("study"));
  }

  /** Leaves the game for a list to choose from. @param {string} title @param {...any} content */
  async offers(title, ...content) {
    await this.leave(() =>
      refill(byId("start"), html("section", { class: "studies" }, html("h2", { tabindex: -1 }, title), ...content, button(told("Back"), () => this.leave()))),
    );
    byId("start").querySelector("h2").focus();
  }

  /** @param {...any} content */
  show(...content) {
    refill(byId("study"), ...content);
  }
}

/** What people have solved. @param {"lessons"|"puzzles"} what @returns {string[]} */
export const solved = (what) => kept(`solved.${what}`, []);

/** @param {"lessons"|"puzzles"} what @param {string} name */
export const noteSolved = (what, name) => keep(`solved.${what}`, [...new Set([...solved(what), name])]);

/** A result that readers of the screen hear. @param {string} kind @param {...any} content */
export const judgement = (kind, ...content) => html("div", { class: `judged ${kind}`, role: "status" }, content);

/** What the first screen of the page offers to those who learn. @param {() => void} learn @param {() => void} puzzles */
export const welcoming = (learn, puzzles) => {
  const done = solved("lessons").length;
  return html(
    "section",
    { class: "welcome", "aria-label": told("Learn and puzzles") },
    html("p", {}, done ? told("Go on with the lessons, or solve a puzzle.") : told("New to the game? Ten short lessons on the table teach it, in a quarter of an hour.")),
    html(
      "div",
      { class: "helps" },
      button(done ? told("Learn ({count} done)", { count: done }) : told("Learn"), learn, { class: done ? "" : "primary", "data-do": "learn" }),
      button(told("Puzzles"), puzzles, { "data-do": "puzzles" }),
    ),
  );
};
