// A game from a link: a copy to look at, which nothing keeps until people play it.

import { button, html } from "./dom.js";
import { told } from "./language.js";

/** What can be done with a copy. @param {import("./screen.js").Screen} screen */
export const copyPanel = (screen) => [
  html("h2", {}, told("A game from a link")),
  html("p", { class: "quiet" }, told("A copy to look at: it is kept nowhere until you play it, and your own games stay.")),
  html(
    "div",
    { class: "helps" },
    button(
      told("Play from here"),
      screen.attempts(async () => screen.branch?.(screen.moments[screen.at].number)),
      { title: told("A new game from this moment, against a bot") },
    ),
    button(
      told("Open the whole game"),
      screen.attempts(async () => screen.opens?.(screen.moments[screen.at].number)),
      { title: told("A game of this browser, with analysis and advice") },
    ),
  ),
];
