// What a word means, beside it: after a moment under the pointer, at once with the focus, and after a long touch.

import { refill } from "./dom.js";
import { ruleTexts } from "./terms.js";

const AFTER = 350;
const STAYS = 250;
// shorter than that of a menu of the browser
const LONG_TOUCH = 400;
const EXPLAINED = "[data-rules], [data-lead]";

export class Tips {
  /** @param {HTMLElement} box @param {import("./names.js").Names} names */
  constructor(box, names) {
    this.box = box;
    this.names = names;
    /** @type {Element|null} */
    this.from = null;
    /** @type {any} */
    this.timer = 0;
    /** Whether a long touch has shown a text: the click after it does nothing. */
    this.touched = false;
    /** Whether a finger is on the page: what a mouse would point at does not matter then. */
    this.finger = false;
    /** Where the mouse was last. */
    this.mouse = { x: -1, y: -1 };
    /** What has come under a mouse that rests, as a new question does: it is pointed at when the mouse moves. @type {Element|null} */
    this.under = null;
    const at = (/** @type {EventTarget|null} */ target) => (target instanceof Element ? target.closest(EXPLAINED) : null);
    document.addEventListener("pointerover", ({ target, pointerType, clientX, clientY }) => {
      if (pointerType === "touch" || this.finger) return;
      const moved = this.moves(clientX, clientY);
      this.under = null;
      if (target instanceof Node && box.contains(target)) return this.stay();
      const element = at(target);
      if (element && !moved) this.under = element;
      else if (element) this.later(() => this.show(element), AFTER);
      else this.leave();
    });
    document.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
      if (pointerType === "touch" || !this.moves(clientX, clientY) || !this.under) return;
      const element = this.under;
      this.under = null;
      this.later(() => this.show(element), AFTER);
    });
    document.addEventListener("focusin", ({ target }) => {
      if (this.touched) return;
      const element = at(target);
      if (element?.matches(":focus-visible")) this.show(element);
      else if (!(target instanceof Node && box.contains(target))) this.hide();
    });
    document.addEventListener("focusout", () => this.touched || this.leave());
    document.addEventListener("keydown", ({ key }) => {
      this.touched = false;
      if (key === "Escape") this.hide();
    });
    document.addEventListener("pointerdown", ({ target, pointerType }) => {
      const element = at(target);
      this.touched = false;
      this.finger = pointerType === "touch";
      if (target instanceof Node && box.contains(target)) return;
      this.hide();
      if (element && this.finger)
        this.later(() => {
          this.touched = true;
          this.show(element);
        }, LONG_TOUCH);
    });
    for (const name of ["pointerup", "pointercancel"])
      document.addEventListener(name, () => {
        this.finger = false;
        if (!this.touched) clearTimeout(this.timer);
      });
    document.addEventListener("contextmenu", (event) => this.touched && event.preventDefault());
    document.addEventListener(
      "click",
      (event) => {
        if (this.touched) event.stopPropagation();
        this.touched = false;
      },
      true,
    );
    // what gets the focus scrolls into view, and its text goes along
    document.addEventListener("scroll", () => (this.from && this.from === document.activeElement ? this.place(this.from) : this.hide()), true);
  }

  /** Whether the mouse is at another point than before. @param {number} x @param {number} y */
  moves(x, y) {
    const { mouse } = this;
    this.mouse = { x, y };
    return x !== mouse.x || y !== mouse.y;
  }

  /** @param {() => void} task @param {number} millis */
  later(task, millis) {
    clearTimeout(this.timer);
    this.timer = setTimeout(task, millis);
  }

  stay() {
    clearTimeout(this.timer);
  }

  leave() {
    if (this.from) this.later(() => this.hide(), STAYS);
    else this.stay();
  }

  /** @param {Element} element */
  show(element) {
    clearTimeout(this.timer);
    if (this.from === element || !element.isConnected) return;
    this.hide();
    const rules = (element.getAttribute("data-rules") || "").split(" ").filter(Boolean);
    const { box } = this;
    refill(box, ruleTexts(this.names, rules, element.getAttribute("data-lead") || ""));
    if (!box.childNodes.length) return;
    this.from = element;
    element.setAttribute("aria-describedby", box.id);
    box.hidden = false;
    this.place(element);
  }

  /** @param {Element} element beside which the text stands */
  place(element) {
    const { box } = this;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = box;
    const x = Math.max(8, Math.min((left + right) / 2 - width / 2, innerWidth - width - 8));
    const y = bottom + 6 + height < innerHeight ? bottom + 6 : Math.max(8, top - height - 6);
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.from?.removeAttribute("aria-describedby");
    this.from = null;
    this.box.hidden = true;
  }
}
