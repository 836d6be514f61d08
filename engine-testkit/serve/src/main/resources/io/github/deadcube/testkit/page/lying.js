// What lies on the table, as a list whose words explain themselves, also for those who use no pointer. An entry shows where it lies.

import { byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { term } from "./terms.js";
import { thingsOf } from "./things.js";

/** Marks the things of a cube on the table, or none. @param {string} cube */
const pointsAt = (cube) => {
  for (const thing of document.querySelectorAll("#table .thing")) thing.classList.toggle("pointed", !!cube && thing.getAttribute("data-cube") === cube);
};

/** @param {import("./screen.js").Screen} screen */
export const drawnThings = (screen) => {
  const { game, position, names } = screen;
  const box = byId("lying");
  const things = thingsOf(game, position, names).sort((one, other) => one.cube.localeCompare(other.cube, "en"));
  const shows = things.map(({ cube, title }) => `${cube} ${title}`).join("|");
  box.hidden = !things.length;
  // drawn again only if something else lies there, so that the focus stays
  if (box.dataset.shows === shows) return;
  box.dataset.shows = shows;
  const entries = things.map(({ cube, title, rules }) => {
    const entry = html("li", {}, html("b", {}, cube), " ", term(names, title, rules));
    for (const event of ["mouseenter", "focusin"]) entry.addEventListener(event, () => pointsAt(cube));
    for (const event of ["mouseleave", "focusout"]) entry.addEventListener(event, () => pointsAt(""));
    return entry;
  });
  refill(box, html("summary", {}, told("On the table ({count})", { count: things.length })), html("ul", {}, entries));
};
