// On a small screen one panel at a time stands below the table, and slides away: the choices, the card, the teams, the story, the time line.

import { button, byId, html, refill } from "./dom.js";
import { told } from "./language.js";

/** @type {[string, string][]} */
const PANELS = [
  ["ask", told("Choices")],
  ["card", told("Card")],
  ["teams", told("Teams")],
  ["story", told("Story")],
  ["time", told("More")],
];

/** Whether the page is so narrow that one panel at a time is shown. */
export const SMALL = matchMedia("(max-width: 43.75em)");

/** Whether the page has a column beside the table with room for the teams between the choices and the story, and below the table for the card of a model. */
export const COLUMN = matchMedia("(min-width: 73.8125em) and (max-width: 110em) and (min-height: 50em)");

/** The panel that is shown first, and whenever something is asked. */
const FIRST = "ask";

export class Panels {
  /** @param {() => void} resized is called when the room of the table has changed */
  constructor(resized) {
    this.resized = resized;
    this.buttons = new Map(
      PANELS.map(([name, title]) => [name, button(title, () => this.press(name), { "aria-pressed": "false", "data-panel": name })]),
    );
    refill(byId("panelTabs"), [...this.buttons.values()]);
    this.begin();
    SMALL.addEventListener("change", () => this.placeButtons());
  }

  /** A game, a lesson or a puzzle begins with what is asked. */
  begin() {
    this.show(FIRST);
  }

  /** On a small screen, the buttons of the page stand with the time line while a game is shown. */
  placeButtons() {
    byId(SMALL.matches && document.body.classList.contains("playing") ? "timeline" : "top").append(byId("pageButtons"));
  }

  /** A press on the panel that is shown slides it away. @param {string} name */
  press(name) {
    this.show(this.shown === name ? "" : name);
  }

  /** @param {string} name empty for none */
  show(name) {
    this.shown = name;
    document.body.dataset.panel = name;
    for (const [each, made] of this.buttons) made.setAttribute("aria-pressed", String(each === name));
    this.tells(name, false);
    byId("panels").scrollTop = 0;
    this.resized();
  }

  /** Marks a panel that has something new. @param {string} name @param {boolean} isNew */
  tells(name, isNew) {
    this.buttons.get(name)?.classList.toggle("news", isNew && this.shown !== name);
  }
}

/** What a panel says that has nothing to show. @param {string} text */
export const emptyPanel = (text) => html("p", { class: "quiet empty" }, text);
