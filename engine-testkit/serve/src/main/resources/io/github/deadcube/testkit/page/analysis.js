// The chance to win over the game, costly decisions, lucky rolls, and the best plans at the moment that is shown.

import { copyPanel } from "./copy.js";
import { button, byId, html, refill, svg } from "./dom.js";
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
    /** @type {SVGElement[]} */
    const marks = [];
    this.screen.moments.slice(0, end + 1).forEach(({ number }, i) => {
      const input = this.inputs.get(number);
      const chance = i ? input?.chance : this.start;
      if (chance === undefined) return;
      const y = (38 - chance * 36).toFixed(1);
      points.push(`${points.length ? "L" : "M"}${x(i)} ${y}`);
      if (input?.decision?.costly)
        marks.push(svg("path", { class: `costly ${input.decision.side.toLowerCase()}`, d: `M${x(i)} ${y}v0.01` }));
      if (input?.roll?.lucky) marks.push(svg("path", { class: "lucky", d: `M${x(i)} ${y}v0.01` }));
    });
    return [svg("path", { class: "chance", d: points.join("") }), ...marks];
  }

  show() {
    this.follow();
    const { screen } = this;
    const box = byId("analysis");
    const { game, live } = screen;
    const plays = Object.values(game.seat.players).includes("person") && live && !game.over;
    box.hidden = !game.seat.copy && !this.inputs.size && (!this.can || plays);
    if (box.hidden) return;
    if (game.seat.copy) return refill(box, copyPanel(screen));
    const total = screen.moments.length - 1;
    refill(
      box,
      html("h2", {}, "Analysis"),
      this.inputs.size
        ? [this.chance(), this.remark(), this.table()]
        : html(
            "p",
            { class: "quiet" },
            "The chance to win after each moment, costly decisions and lucky rolls, by simulated games. It tells what both sides know.",
          ),
      html(
        "div",
        { class: "helps" },
        this.can && this.inputs.size < total
          ? button(
              this.running ? `Stop (${this.inputs.size} of ${total})` : "Analyse",
              screen.attempts(async () => (this.running ? (this.running = false) : this.run())),
            )
          : null,
        screen.link
          ? button(
              "Copy a link",
              screen.attempts(() => this.copy()),
              { title: "A link to this moment; it contains the whole game" },
            )
          : null,
        this.can && !screen.live
          ? button("Continue from here", () => screen.branch?.(screen.moments[screen.at].number), {
              title: "A new game from this moment; this one stays",
            })
          : null,
      ),
    );
  }

  /** Copies a link to the moment that is shown; where a page may not write to the clipboard, it shows the link. */
  async copy() {
    const { screen } = this;
    const link = (await screen.link?.(screen.moments[screen.at].number)) || "";
    await navigator.clipboard?.writeText(link).catch(() => {});
    const text = html("textarea", { rows: 3, readonly: true, "aria-label": "Link", "data-link": "" }, link);
    screen.popup.open("A link to this moment", null, html("p", {}, "It contains the whole game."), text);
    /** @type {HTMLTextAreaElement} */ (text).select();
  }

  /** The chance at the moment that is shown. */
  chance() {
    const { screen } = this;
    const number = screen.moments[screen.at]?.number;
    const chance = number ? this.inputs.get(number)?.chance : this.start;
    if (chance === undefined) return null;
    return html(
      "p",
      { class: "bar chanceBar" },
      html("span", { class: "a" }, `A ${percent(chance)}`),
      html("meter", { min: 0, max: 1, value: chance, "aria-label": "Chance of side A to win" }),
      html("span", { class: "b" }, `B ${percent(1 - chance)}`),
    );
  }

  /** What is remarkable about the input of this moment. */
  remark() {
    const { screen } = this;
    const input = this.inputs.get(screen.moments[screen.at]?.number);
    if (input?.decision?.costly)
      return html(
        "p",
        {},
        html("b", { class: "bad" }, `Costly: −${percent(input.decision.cost)}. `),
        input.decision.words ? `Better: ${input.decision.words}` : "",
      );
    if (input?.roll?.lucky) {
      const luck = input.roll.luckOfA;
      return html("p", {}, html("b", {}, `Lucky for ${luck > 0 ? "A" : "B"}: ${percent(Math.abs(luck))}`));
    }
    return null;
  }

  table() {
    const points = (/** @type {number} */ value) => `${value > 0 ? "+" : ""}${Math.round(value * 100)} %`;
    const row = (/** @type {HTMLElement[]} */ ...cells) => html("tr", {}, cells);
    const title = (/** @type {string} */ text) => html("th", { scope: "col" }, text);
    const sides = ["A", "B"].map((side) =>
      row(
        html("th", { scope: "row", class: side.toLowerCase() }, this.screen.names.teams[side]),
        html("td", {}, points(-this.sides[side].lost)),
        html("td", {}, points(this.sides[side].luck)),
      ),
    );
    const head = row(title("Side"), title("lost by decisions"), title("luck"));
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
