// Keys for those who use no mouse, and for those in a hurry.

import { byId } from "./dom.js";

/** Keys of the time line. */
const LINE = {
  Home: "first",
  End: "last",
  ArrowLeft: "back",
  ArrowRight: "on",
  PageUp: "actionBack",
  PageDown: "actionOn",
  " ": "play",
  "[": "roundBack",
  "]": "roundOn",
};

/** @param {EventTarget|null} target */
const writes = (target) =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]):not([type=range]), textarea, select");

/** @param {() => import("./screen.js").Screen|null} current @param {import("./table.js").Table} table */
export const listenToKeys = (current, table) => {
  document.addEventListener("keydown", (event) => {
    const screen = current();
    if (!screen || writes(event.target) || event.ctrlKey || event.altKey || event.metaKey || screen.popup.isOpen) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.repeat && event.key === "u") return;
    if (event.key === "Escape") return void screen.skipDice();
    if (event.key === " " && target.matches("button, input, summary")) return;
    const go = LINE[/** @type {"Home"} */ (event.key)];
    if (go) screen.timeline.press(go);
    else if (!pressed(event.key, screen, table)) return;
    event.preventDefault();
  });
};

/** @param {string} key @param {import("./screen.js").Screen} screen @param {import("./table.js").Table} table */
const pressed = (key, screen, table) => {
  const options = /** @type {HTMLElement[]} */ ([...byId("ask").querySelectorAll("[data-option]")]);
  const focused = options.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, () => void>} */
  const keys = {
    q: () => byId("left").click(),
    e: () => byId("right").click(),
    s: () => byId("sight").click(),
    t: () => byId("tilt").click(),
    "+": () => table.camera.zoomed(1.25),
    "-": () => table.camera.zoomed(0.8),
    0: () => byId("fit").click(),
    f: () => byId("full").click(),
    u: () => /** @type {HTMLElement|null} */ (document.querySelector("[data-do=undo]"))?.click(),
    o: () => options[0]?.focus(),
    j: () => options[Math.min(options.length - 1, focused + 1)]?.focus(),
    k: () => options[Math.max(0, focused - 1)]?.focus(),
    "/": () => byId("search").focus(),
  };
  if (!keys[key]) return false;
  keys[key]();
  return true;
};
