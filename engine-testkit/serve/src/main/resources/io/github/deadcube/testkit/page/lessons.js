// The lessons: a situation with a goal, which the engine judges, hints one after another, and what has happened and why.

import { button, byId, html } from "./dom.js";
import { told, toldParts } from "./language.js";
import { judgement, noteSolved, solved } from "./study.js";

/** @typedef {import("./protocol.js").Answer["lessons"][number]} LessonText */

export class Lessons {
  /** @param {import("./study.js").Study} study @param {() => void} puzzles leads to the puzzles */
  constructor(study, puzzles) {
    this.study = study;
    this.puzzles = puzzles;
    /** @type {LessonText[]} */
    this.all = [];
    this.hints = 0;
    /** Whether the goal is reached or missed; empty while it is neither. */
    this.state = "";
    /** The number of the input that was due when the engine last judged. */
    this.judged = 0;
  }

  async load() {
    if (!this.all.length) this.all = (await this.study.engine.ask({ do: "lessons" })).lessons;
    return this.all;
  }

  /** Begins the first lesson that is not solved; the list if all are. */
  async learn() {
    const done = solved("lessons");
    const next = (await this.load()).find(({ name }) => !done.includes(name));
    return next ? this.begin(next) : this.list();
  }

  /** @param {LessonText} lesson */
  async begin(lesson) {
    const { name, situation, seed, against } = lesson;
    // who begins does not know yet how anything is done
    this.hints = lesson === this.all[0] ? 1 : 0;
    this.state = "";
    this.judged = 0;
    await this.study.begin({
      name,
      situation,
      seed,
      first: [],
      players: { A: "person", B: against },
      changed: (screen) => this.changed(screen, lesson),
    });
  }

  /** Asks the engine whether the goal is reached. @param {import("./screen.js").Screen} screen @param {LessonText} lesson */
  async changed(screen, lesson) {
    const { game } = screen;
    if (game.due === this.judged) return;
    if (game.due < this.judged) this.state = "";
    this.judged = game.due;
    this.draw(lesson);
    if (this.state === "reached") return;
    const answer = await game.ask({ do: "lesson", lesson: lesson.name });
    if (this.study.screen !== screen || this.judged !== game.due) return;
    this.state = answer.reached ? "reached" : answer.missed || game.over ? "missed" : "";
    if (answer.reached) noteSolved("lessons", lesson.name);
    this.draw(lesson);
    if (this.state) this.study.answered();
  }

  /** @param {LessonText} lesson */
  draw(lesson) {
    const number = this.all.indexOf(lesson) + 1;
    const open = !this.state;
    this.study.show(
      html("h2", {}, html("small", {}, told("Lesson {number} of {count}", { number, count: this.all.length }), " "), lesson.title),
      this.state === "reached" ? null : lesson.text.map((line) => html("p", {}, line)),
      this.state === "reached" ? null : html("p", { class: "goal" }, html("b", {}, told("Goal:")), " ", lesson.goal),
      open && this.hints ? html("ol", { class: "hints", "aria-label": told("Hints") }, lesson.hints.slice(0, this.hints).map(({ text }) => html("li", {}, text))) : null,
      this.result(lesson, number),
      html(
        "div",
        { class: "helps" },
        open && this.hints < lesson.hints.length ? button(this.hints ? told("Another hint") : told("Hint"), () => this.hint(lesson), { "data-do": "hint" }) : null,
        this.state === "missed" ? null : button(told("Start again"), () => this.again(lesson), { "data-do": "again" }),
        button(told("All lessons"), () => this.list(), { "data-do": "lessons" }),
      ),
    );
  }

  /** @param {LessonText} lesson @param {number} number */
  result(lesson, number) {
    const next = this.all[number];
    if (this.state === "reached")
      return judgement(
        "right",
        html("p", {}, html("b", {}, told("Well done!")), " ", lesson.done.join(" ")),
        next
          ? button(told("Next lesson: {lesson}", { lesson: next.title }), () => this.begin(next), { class: "primary", "data-do": "next" })
          : button(told("Play a first game"), () => this.study.leave(), { class: "primary", "data-do": "next" }),
      );
    if (this.state === "missed")
      return judgement(
        "wrong",
        html("p", {}, html("b", {}, told("Not yet.")), " ", told("The goal cannot be reached in this try any more.")),
        button(told("Try again"), () => this.again(lesson), { class: "primary", "data-do": "again" }),
      );
    return null;
  }

  /** @param {LessonText} lesson */
  hint(lesson) {
    this.hints++;
    this.draw(lesson);
    byId("live").textContent = lesson.hints[this.hints - 1].text;
    const more = byId("study").querySelector("[data-do=hint]") || byId("study").querySelector("[data-do=again]");
    /** @type {HTMLElement|null} */ (more)?.focus({ preventScroll: true });
  }

  /** The same dice fall again. @param {LessonText} lesson */
  again(lesson) {
    const { hints } = this;
    return this.begin(lesson).then(() => {
      this.hints = Math.max(hints, this.hints);
      this.draw(lesson);
    });
  }

  /** All lessons, to choose one. */
  async list() {
    await this.load();
    const done = solved("lessons");
    return this.study.offers(
      told("Learn"),
      html("p", {}, told("Each lesson is a situation with a goal. The engine judges it, so every way that reaches the goal is right.")),
      html(
        "ol",
        { class: "lessons" },
        this.all.map((lesson) =>
          html("li", {}, button(`${lesson.title}${done.includes(lesson.name) ? " ✓" : ""}`, () => this.begin(lesson), { class: "option", "data-lesson": lesson.name })),
        ),
      ),
      html("p", {}, toldParts("Or solve positions of the last round: {puzzles}", { puzzles: button(told("Puzzles"), this.puzzles, { "data-do": "puzzles" }) })),
    );
  }
}
