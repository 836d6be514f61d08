// The chance to win over the game, costly decisions with what was better, lucky rolls, and the best plans at the moment that is shown.

import { arrowsOf } from "./arrows.js";
import { copyPanel } from "./copy.js";
import { button, byId, html, refill, svg } from "./dom.js";
import { allFindings, findingEntry, findingWords } from "./findings.js";
import { hundredths, told, toldParts } from "./language.js";
import { placeAfter } from "./moments.js";
import { percent } from "./odds.js";

/** The inputs of one request: the engine answers before people lose patience. */
const PART = 50;
const SIMULATIONS = 200;

export class Analysis {
  /** @param {import("./screen.js").Screen} screen @param {string[]} does the requests that the engine understands */
  constructor(screen, does) {
    this.screen = screen;
    this.analyses = does.includes("analyse") && !!screen.game.seat.token && !screen.game.seat.guest;
    this.plans = does.includes("hint") && !!screen.game.seat.token;
    /** @type {Map<number, any>} */
    this.inputs = new Map();
    /** @type {Record<string, {lost: number, luck: number}>} */
    this.sides = { A: { lost: 0, luck: 0 }, B: { lost: 0, luck: 0 } };
    this.start = 0.5;
    this.running = false;
    this.proposal = null;
    /** @type {any} */
    this.moments = null;
    /** What has been found, and of which inputs and moments. @type {{of: string, all: import("./findings.js").Finding[]}} */
    this.found = { of: "", all: [] };
    /** The costly decision that people look at: the moment before it shows what was better. */
    this.looked = 0;
    const part = (/** @type {string} */ name, /** @type {any} */ more = {}) => html(name, more);
    this.parts = { sums: part("div"), remark: part("div", { role: "status" }), list: part("ol", { class: "findings" }), helps: part("div", { class: "helps" }) };
    this.listed = "";
  }

  /** An analysis and a new game from a moment tell what is hidden: in a game between two people not before its end. */
  get can() {
    const { seat, over } = this.screen.game;
    return this.analyses && (over || !Object.values(seat.players).includes("other"));
  }

  /** Forgets what it has learnt of inputs that were taken back: a game that goes back has other moments. */
  follow() {
    const { moments } = this.screen;
    if (this.moments === moments) return;
    if (this.moments) {
      this.inputs.clear();
      this.sides = { A: { lost: 0, luck: 0 }, B: { lost: 0, luck: 0 } };
      this.start = 0.5;
    }
    this.moments = moments;
  }

  /** An analysis that came with the page. @param {any} answer */
  learn(answer) {
    if (!this.inputs.size) this.start = answer.chance;
    for (const input of answer.inputs) this.inputs.set(input.number, input);
    for (const side of ["A", "B"]) {
      this.sides[side].lost += answer.sides[side].lost;
      this.sides[side].luck += answer.sides[side].luck;
    }
  }

  /** Asks for all inputs that are not analysed yet, part by part. */
  async run() {
    const { screen } = this;
    this.follow();
    this.running = true;
    try {
      while (this.running && !screen.closed && this.inputs.size < screen.moments.length - 1) {
        this.show();
        const { moments } = this;
        const since = this.inputs.size;
        const answer = await screen.game.ask({ do: "analyse", since, inputs: PART, iterations: SIMULATIONS });
        this.follow();
        // after an undo meanwhile the answer is about inputs that were taken back
        if (this.moments !== moments || this.inputs.size !== since) continue;
        if (!Array.isArray(answer.inputs) || !answer.inputs.length) break;
        this.learn(answer);
        screen.timeline.show();
      }
    } finally {
      this.running = false;
      this.show();
    }
  }

  /** The chance of side A after each moment, as a line over the width of the time line. @param {(index: number) => string} x @param {number} end */
  curve(x, end) {
    this.follow();
    if (!this.inputs.size) return [];
    /** @type {string[]} */
    const points = [];
    this.screen.moments.slice(0, end + 1).forEach((_, i) => {
      const chance = this.chanceAfter(i);
      if (chance !== undefined) points.push(`${points.length ? "L" : "M"}${x(i)} ${(38 - chance * 36).toFixed(1)}`);
    });
    return [svg("path", { class: "chance", d: points.join("") })];
  }

  /** @param {number} index of a moment @returns {number|undefined} */
  chanceAfter(index) {
    return index ? this.inputs.get(this.screen.moments[index]?.number)?.chance : this.start;
  }

  /** @returns {import("./findings.js").Finding[]} */
  get findings() {
    this.follow();
    const { moments, names } = this.screen;
    const of = `${this.inputs.size} ${moments.length}`;
    if (this.found.of !== of) this.found = { of, all: this.inputs.size ? allFindings(this.inputs, moments, names) : [] };
    return this.found.all;
  }

  /** The findings as points of the time line. @param {number} end the index of the last moment that people may know @returns {import("./points.js").Point[]} */
  points(end) {
    return this.findings
      .filter(({ index }) => index <= end)
      .map((finding) => ({
        key: `finding ${finding.number}`,
        index: finding.index,
        kind: finding.kind,
        side: finding.side,
        text: findingWords(finding),
        high: this.chanceAfter(finding.index) ?? 0.5,
      }));
  }

  /** Goes to a finding: before a decision, to see what was better. @param {number} number of its input */
  goTo(number) {
    const finding = this.findings.find((each) => each.number === number);
    if (!finding) return;
    this.looked = number;
    this.screen.timeline.pause();
    this.screen.go(finding.shows);
  }

  /** What the moment that is shown is about: the decision that people look at, or else its own input. */
  get finding() {
    const { at } = this.screen;
    const here = (/** @type {import("./findings.js").Finding} */ { number, index, shows }) => (number === this.looked ? at === shows || at === index : at === index);
    return this.findings.find((each) => each.number === this.looked && here(each)) || this.findings.find(here);
  }

  /** Adds to the marks of the table what was better, and what was done, where the decision is looked at. @param {any} marks */
  add(marks) {
    const { finding } = this;
    if (finding?.kind !== "costly") return;
    const { screen } = this;
    const before = screen.moments[finding.shows];
    const placeOf = (/** @type {string} */ id) => placeAfter(before, id) || "";
    const better = arrowsOf(finding.input.decision.better, placeOf, "better");
    const done = arrowsOf([finding.input.input], placeOf, "worse");
    marks.arrows = [...done.arrows, ...better.arrows];
    marks.cubes = [...(marks.cubes || []), ...better.cubes.map((cube) => ({ cube, kind: "better" }))];
  }

  show() {
    this.follow();
    const { screen, parts } = this;
    const box = byId("analysis");
    const { game, live } = screen;
    const plays = Object.values(game.seat.players).includes("person") && live && !game.over;
    box.hidden = !game.seat.copy && !this.inputs.size && (!this.can || plays);
    if (box.hidden) return;
    if (game.seat.copy) return refill(box, copyPanel(screen));
    if (parts.sums.parentElement !== box) refill(box, html("h2", {}, told("Analysis")), parts.remark, parts.sums, parts.list, parts.helps);
    const about = told("The chance to win after each moment, costly decisions and lucky rolls, by simulated games. It tells what both sides know.");
    refill(parts.sums, this.inputs.size ? [this.chance(), this.table()] : html("p", { class: "quiet" }, about));
    refill(parts.remark, this.remark());
    this.showList();
    const focused = parts.helps.contains(document.activeElement);
    refill(parts.helps, this.helps());
    // a button that is drawn again loses the focus
    if (focused) parts.helps.querySelector("button")?.focus({ preventScroll: true });
  }

  /** The list is drawn again only if it has others, so that the focus and what is scrolled stay. */
  showList() {
    const { list } = this.parts;
    const end = this.screen.timeline.end;
    const known = this.findings.filter(({ index }) => index <= end);
    const listed = `${this.found.of} ${known.length}`;
    if (listed !== this.listed)
      refill(
        list,
        known.map((each) => findingEntry(each, () => this.goTo(each.number))),
      );
    this.listed = listed;
    const here = this.finding?.number;
    for (const entry of list.querySelectorAll("[data-finding]")) {
      const shown = Number(entry.getAttribute("data-finding")) === here;
      if (shown === (entry.getAttribute("aria-current") === "true")) continue;
      entry.setAttribute("aria-current", String(shown));
      if (shown) reveal(list, entry);
    }
  }

  /** What can be done. */
  helps() {
    const { screen } = this;
    const total = screen.moments.length - 1;
    return [
      this.can && this.inputs.size < total
        ? button(
            this.running ? told("Stop ({count} of {total})", { count: this.inputs.size, total }) : told("Analyse"),
            screen.attempts(async () => (this.running ? (this.running = false) : this.run())),
          )
        : null,
      screen.link
        ? button(
            told("Copy a link"),
            screen.attempts(() => this.copy()),
            { title: told("A link to this moment; it contains the whole game") },
          )
        : null,
      this.can && !screen.live
        ? button(told("Continue from here"), () => screen.branch?.(screen.moments[screen.at].number), {
            title: told("A new game from this moment; this one stays"),
          })
        : null,
    ];
  }

  /** Copies a link to the moment that is shown; where a page may not write to the clipboard, it shows the link. */
  async copy() {
    const { screen } = this;
    const link = (await screen.link?.(screen.moments[screen.at].number)) || "";
    await navigator.clipboard?.writeText(link).catch(() => {});
    const text = html("textarea", { rows: 3, readonly: true, "aria-label": told("Link"), "data-link": "" }, link);
    screen.popup.open(told("A link to this moment"), null, html("p", {}, told("It contains the whole game.")), text);
    /** @type {HTMLTextAreaElement} */ (text).select();
  }

  /** The chance at the moment that is shown. */
  chance() {
    const chance = this.chanceAfter(this.screen.at);
    if (chance === undefined) return null;
    return html(
      "p",
      { class: "bar chanceBar" },
      html("span", { class: "a" }, `A ${percent(chance)}`),
      html("meter", { min: 0, max: 1, value: chance, "aria-label": told("Chance of side A to win") }),
      html("span", { class: "b" }, `B ${percent(1 - chance)}`),
    );
  }

  /** What is remarkable about this moment, and how it can be played otherwise. */
  remark() {
    const { screen, finding } = this;
    if (!finding) return null;
    const { kind, side, worth, what, better, number, input } = finding;
    if (kind === "lucky") return html("p", { class: "remark lucky" }, html("b", {}, `${worth} `), what);
    const last = screen.moments[finding.shows].number;
    return html(
      "div",
      { class: "remark costly" },
      html("p", {}, html("b", { class: "bad" }, `${side} ${worth} `), what),
      html("p", { class: "better" }, html("b", {}, told("Better:")), " ", better),
      this.can && screen.branch
        ? button(told("Try again here"), () => screen.branch?.(last), { class: "primary", title: told("A new game from before this decision; this one stays") })
        : input.continue
          ? html("p", { class: "quiet" }, toldParts("To try again: {command}", { command: html("code", {}, input.continue) }))
          : null,
      screen.at === finding.shows ? null : button(told("See what was better"), () => this.goTo(number)),
    );
  }

  table() {
    const points = (/** @type {number} */ value) => hundredths(`${value > 0 ? "+" : ""}${Math.round(value * 100)}`);
    const row = (/** @type {HTMLElement[]} */ ...cells) => html("tr", {}, cells);
    const title = (/** @type {string} */ text) => html("th", { scope: "col" }, text);
    const sides = ["A", "B"].map((side) =>
      row(
        html("th", { scope: "row", class: side.toLowerCase() }, this.screen.names.teams[side]),
        html("td", {}, points(-this.sides[side].lost)),
        html("td", {}, points(this.sides[side].luck)),
      ),
    );
    const head = row(title(told("Side")), title(told("lost by decisions")), title(told("luck")));
    return html("table", {}, html("thead", {}, head), html("tbody", {}, sides));
  }

  /** The best plans for the open question, with the chance to win that each leaves. */
  async best() {
    const { screen } = this;
    const { question } = screen;
    if (!question) return [];
    const { plans } = await screen.game.ask({ do: "hint", side: question.side, iterations: SIMULATIONS });
    return screen.question === question ? plans : [];
  }
}

/** Scrolls a list alone, not the page, to one of its entries. @param {Element} list @param {Element} entry */
const reveal = (list, entry) => {
  const [room, at] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (at.top < room.top) list.scrollTop -= room.top - at.top + 8;
  else if (at.bottom > room.bottom) list.scrollTop += at.bottom - room.bottom + 8;
};
