// Elements are made by functions alone: no text of a game is ever read as HTML.

const SVG = "http://www.w3.org/2000/svg";

/** The element with this id, which the page is sure to have. @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * Sets attributes; `on…` adds a listener, `text` the text, `null` and `false` leave the attribute out.
 * @template {Element} T
 * @param {T} element
 * @param {Record<string, any>} attributes
 * @param {(Node|string|null|false|undefined)[]} children
 * @returns {T}
 */
const filled = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
};

/**
 * An HTML element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...any} children
 * @returns {HTMLElement}
 */
export const html = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children.flat(4));

/**
 * An SVG element.
 * @param {string} name
 * @param {Record<string, any>} [attributes]
 * @param {...any} children
 * @returns {any}
 */
export const svg = (name, attributes = {}, ...children) => filled(document.createElementNS(SVG, name), attributes, children.flat(4));

/** Shows at a button that what it does takes time. @param {Element} element @param {any} task */
const showBusy = (element, task) => {
  if (!(task instanceof Promise)) return;
  element.setAttribute("aria-busy", "true");
  task.finally(() => element.removeAttribute("aria-busy"));
};

/** A button that never submits a form. @param {string} text @param {() => any} onclick @param {Record<string, any>} [more] */
export const button = (text, onclick, more = {}) => {
  /** @type {HTMLElement} */
  const made = html("button", { type: "button", onclick: () => showBusy(made, onclick()), ...more }, text);
  return made;
};

/** @param {Element} element @param {...any} children */
export const refill = (element, ...children) =>
  element.replaceChildren(...children.flat(4).filter((child) => child !== null && child !== undefined && child !== false));

/** Scrolls up to an element above the visible part. One below is left there: people may read what stands before it. @param {Element} element */
export const scrollBackTo = (element) => {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const top = box === document.scrollingElement ? 0 : box.getBoundingClientRect().top;
    if (box.scrollTop) box.scrollTop -= Math.max(0, top - element.getBoundingClientRect().top);
  }
};

/** The attribute that moves an element to a point. @param {{x: number, y: number}} point */
export const translate = ({ x, y }) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/**
 * Things that are drawn once for each name, and again only if what they show has changed.
 * @template T
 */
export class Drawings {
  constructor() {
    /** @type {Map<string, {shows: string, drawn: T}>} */
    this.kept = new Map();
  }

  /** @param {string} name @param {any[]} parts what it shows @param {() => T} draw @returns {T} */
  of(name, parts, draw) {
    const shows = parts.join("|");
    const before = this.kept.get(name);
    if (before?.shows === shows) return before.drawn;
    const drawn = draw();
    this.kept.set(name, { shows, drawn });
    return drawn;
  }
}
