// The line of the game: points of both sides, kills, rounds; a slider, and playback.

import { byId, refill, svg } from "./dom.js";
import { told } from "./language.js";
import { highlights, scores, stops } from "./moments.js";
import { Points } from "./points.js";

/** Milliseconds from moment to moment, by the setting of speed. */
const SPEEDS = [1600, 900, 500, 250, 100, 0];

export class Timeline {
  /** @param {import("./screen.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    this.timer = 0;
    this.marks = svg("g");
    /** What the marks show. @type {{last: number, end: number, moment?: import("./game.js").Moment}} */
    this.marked = { last: 0, end: -1 };
    /** The kills and the points that the marks show. @type {import("./points.js").Point[]} */
    this.marking = [];
    this.points = new Points(({ key, index }) => {
      this.pause();
      if (key.startsWith("finding ")) screen.analysis.goTo(Number(key.slice("finding ".length)));
      else screen.go(index);
    });
    byId("line").onclick = (/** @type {MouseEvent} */ event) => this.clicked(event);
    this.slider = byId("slider");
    this.slider.oninput = () => {
      this.pause();
      screen.go(Number(this.slider.value));
    };
    for (const element of document.querySelectorAll("[data-go]"))
      /** @type {HTMLElement} */ (element).onclick = () => this.press(element.getAttribute("data-go") || "");
  }

  get pace() {
    return SPEEDS[Number(byId("speed").value)] ?? 500;
  }

  /** @param {string} what */
  press(what) {
    const { screen } = this;
    const { at, actions, moments } = screen;
    const last = moments.length - 1;
    if (what === "play") return this.timer ? this.pause() : this.run();
    this.pause();
    const starts = actions.map((action) => action.from);
    const rounds = actions.filter((action) => action.kind === "round").map((action) => action.from);
    /** @type {Record<string, () => number>} */
    const to = {
      first: () => 0,
      last: () => last,
      back: () => at - 1,
      on: () => at + 1,
      actionBack: () => starts.findLast((from) => from < at) ?? 0,
      actionOn: () => starts.find((from) => from > at) ?? last,
      roundBack: () => rounds.findLast((from) => from < at) ?? 0,
      roundOn: () => rounds.find((from) => from > at) ?? last,
    };
    if (to[what]) screen.go(to[what]());
  }

  run() {
    const { screen } = this;
    if (screen.live) screen.go(0);
    const next = () => {
      const { at, moments } = screen;
      const from = moments.slice(at + 1).findIndex(stops);
      screen.go(from < 0 ? moments.length - 1 : at + 1 + from);
      if (screen.live) return this.pause();
      this.timer = setTimeout(next, this.pace);
    };
    this.timer = setTimeout(next, this.pace / 2);
    byId("play").setAttribute("aria-pressed", "true");
    byId("play").textContent = "❚❚";
  }

  pause() {
    clearTimeout(this.timer);
    this.timer = 0;
    byId("play").setAttribute("aria-pressed", "false");
    byId("play").textContent = "▶";
  }

  show() {
    const { screen, slider } = this;
    const { moments, at } = screen;
    const last = moments.length - 1;
    slider.max = String(last);
    slider.value = String(at);
    slider.setAttribute(
      "aria-valuetext",
      screen.position.round
        ? told("moment {number} of {last}, round {round}", { number: at, last, round: screen.position.round })
        : told("moment {number} of {last}, set-up", { number: at, last }),
    );
    byId("momentNumber").textContent = `${at} / ${last}`;
    this.drawLine();
  }

  /** A click beside the points goes to the moment there. @param {MouseEvent} event */
  clicked({ clientX }) {
    const { left, width } = byId("line").getBoundingClientRect();
    this.pause();
    this.screen.go(Math.min(this.end, ((clientX - left) / width) * (this.screen.moments.length - 1)));
  }

  /** The index of the last moment that people may know. */
  get end() {
    const { moments, furthest } = this.screen;
    return byId("future").checked ? moments.length - 1 : furthest;
  }

  /** Marks stay while the game is followed forwards: only what the newest moments add is drawn. */
  drawLine() {
    const { screen } = this;
    const { moments, game } = screen;
    const { end } = this;
    const last = Math.max(1, moments.length - 1);
    const points = scores(moments.slice(0, end + 1));
    const most = Math.max(game.played.scenario.target || 1, ...points.map(({ A, B }) => Math.max(A, B)));
    const x = (/** @type {number} */ i) => ((i / last) * 1000).toFixed(1);
    const { marked } = this;
    if (marked.last !== last || marked.end > end || moments[marked.end] !== marked.moment) {
      this.marks.replaceChildren();
      this.marking = [];
      marked.end = -1;
    }
    const from = marked.end + 1;
    for (const { index, kind, side, title } of highlights(moments.slice(from, end + 1))) {
      const at = from + index;
      const text = told("{what} (moment {number})", { what: title, number: at });
      this.marks.append(drawnMark(x(at), kind, side, text));
      if (kind !== "round") this.marking.push({ key: `${at} ${title}`, index: at, kind, side, text, high: kind === "kill" ? 1 : 0 });
    }
    this.marked = { last, end, moment: moments[end] };
    refill(
      byId("line"),
      this.marks,
      svg("path", { class: "points a", d: stairs(points, "A", most, x) }),
      svg("path", { class: "points b", d: stairs(points, "B", most, x) }),
      screen.analysis.curve(x, end),
      svg("path", { class: "now", d: `M${x(screen.at)} 0V40` }),
    );
    this.points.show([...this.marking, ...screen.analysis.points(end)], last);
  }
}

/** @param {string} x @param {string} kind @param {string} side @param {string} text */
const drawnMark = (x, kind, side, text) => {
  const label = svg("title", { text });
  if (kind === "round") return svg("path", { class: "roundMark", d: `M${x} 0V40` }, label);
  return svg("path", { class: `${kind} ${side.toLowerCase()}`, d: kind === "kill" ? `M${x} 0v9` : `M${x} 40v-7` }, label);
};

/**
 * The line of a side's points, with a corner where they change.
 * @param {{A: number, B: number}[]} points
 * @param {"A"|"B"} side
 * @param {number} most
 * @param {(i: number) => string} x
 */
const stairs = (points, side, most, x) => {
  const y = (/** @type {number} */ i) => (38 - (points[i][side] / most) * 34).toFixed(1);
  const corners = points.map((each, i) => (i && each[side] !== points[i - 1][side] ? `H${x(i)}V${y(i)}` : "")).join("");
  return points.length ? `M0 ${y(0)}${corners}H${x(points.length - 1)}` : "";
};
