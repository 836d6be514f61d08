// The points of the time line that lead to their moments: kills, victory points, costly decisions, lucky rolls. One of them is in the order of focus, and arrow keys go along.

import { button, byId, refill } from "./dom.js";

/**
 * @typedef {object} Point
 * @property {string} key tells it from all others
 * @property {number} index of the moment that it marks
 * @property {string} kind
 * @property {string} side A, B or none
 * @property {string} text
 * @property {number} high 0 at the bottom of the line, 1 at its top
 */

/** How far a click may be from a point, in pixels. */
const CLOSE = 16;

/** The part of the line that is left free above and below. */
const EDGE = 0.05;

export class Points {
  /** @param {(point: Point) => void} go */
  constructor(go) {
    this.go = go;
    /** @type {Map<string, {point: Point, element: HTMLElement}>} */
    this.drawn = new Map();
    this.box = byId("points");
    refill(this.box);
    this.box.onclick = (/** @type {MouseEvent} */ event) => this.clicked(event);
    this.box.onkeydown = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
  }

  /** @param {Point[]} points @param {number} last the index of the last moment of the line */
  show(points, last) {
    const { box, drawn } = this;
    const sorted = [...points].sort((one, other) => one.index - other.index || one.high - other.high);
    const gone = new Set(drawn.keys());
    const elements = sorted.map((point) => {
      gone.delete(point.key);
      const element = drawn.get(point.key)?.element || this.made(point);
      element.style.left = `${(point.index / last) * 100}%`;
      element.style.top = `${(1 - EDGE - point.high * (1 - 2 * EDGE)) * 100}%`;
      drawn.set(point.key, { point, element });
      return element;
    });
    for (const key of gone) drawn.delete(key);
    if (elements.length !== box.children.length || elements.some((element, i) => element !== box.children[i])) refill(box, elements);
    if (elements.length && !elements.some((element) => element.tabIndex === 0)) elements[0].tabIndex = 0;
    box.hidden = !elements.length;
  }

  /** @param {Point} point */
  made({ key, kind, side, text }) {
    return button("", () => {}, {
      class: `point ${kind} ${side.toLowerCase()}`,
      "data-point": key,
      "aria-label": text,
      title: text,
      tabindex: -1,
    });
  }

  /** A key or a program clicks the point itself, a pointer the nearest one. @param {MouseEvent} event */
  clicked(event) {
    const own = /** @type {HTMLElement} */ (event.target).closest("[data-point]");
    const nearest = event.detail ? this.nearest(event) : own;
    const point = this.drawn.get(nearest?.getAttribute("data-point") || "")?.point;
    if (!nearest || !point) return;
    this.focuses(/** @type {HTMLElement} */ (nearest));
    this.go(point);
  }

  /** @param {MouseEvent} event @returns {HTMLElement|null} */
  nearest({ clientX, clientY }) {
    const far = [...this.box.children].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { element, far: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) };
    });
    const [first] = far.sort((one, other) => one.far - other.far);
    return first?.far < CLOSE ? first.element : null;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const all = /** @type {HTMLElement[]} */ ([...this.box.children]);
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 };
    if (at < 0 || !(event.key in to)) return;
    this.focuses(all[Math.max(0, Math.min(all.length - 1, to[event.key]))]);
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {HTMLElement} element */
  focuses(element) {
    for (const each of /** @type {HTMLElement[]} */ ([...this.box.children])) each.tabIndex = each === element ? 0 : -1;
    element.focus({ preventScroll: true });
  }
}
