// One box over the page at a time: what may be done with what was clicked, or the text of a rule.

import { button, html, refill } from "./dom.js";
import { told } from "./language.js";

export class Popup {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    /** @type {HTMLElement|null} */
    this.from = null;
    /** Whether the last press of a pointer has closed the box. */
    this.dismissed = false;
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || box.hidden) return;
      event.stopPropagation();
      this.close();
    });
    // no target: the whole window has lost the focus
    box.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !box.contains(/** @type {Node} */ (relatedTarget))) this.close(false);
    });
    document.addEventListener("pointerdown", (event) => {
      this.dismissed = !box.hidden && !box.contains(/** @type {Node} */ (event.target));
      if (this.dismissed) this.close(false);
    });
  }

  /**
   * Opens near a point of the page, or in its middle, with the first button focused.
   * @param {string} title
   * @param {{x: number, y: number}|null} near
   * @param {...any} content
   */
  open(title, near, ...content) {
    const at = near || { x: innerWidth / 2 - 150, y: innerHeight / 3 };
    const { box } = this;
    if (box.hidden) this.from = /** @type {HTMLElement} */ (document.activeElement);
    refill(
      box,
      html(
        "div",
        { class: "heading" },
        html("h2", { id: "popupTitle" }, title),
        button("✕", () => this.close(), { class: "close", "aria-label": told("Close") }),
      ),
      ...content,
    );
    box.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = box;
    const left = Math.max(8, Math.min(at.x + 12, innerWidth - width - 8));
    const top = at.y + 12 + height < innerHeight ? at.y + 12 : Math.max(8, Math.min(at.y - height - 12, innerHeight - height - 8));
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    const first = /** @type {HTMLElement|null} */ (box.querySelector("button:not(.close, .cited)") || box.querySelector(".close"));
    first?.focus();
  }

  close(back = true) {
    if (this.box.hidden) return;
    this.box.hidden = true;
    if (back && this.from?.isConnected) this.from.focus();
  }

  get isOpen() {
    return !this.box.hidden;
  }
}

/** Where an element is, for a popup beside it. @param {Element} element */
export const beside = (element) => {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom - 8 };
};
