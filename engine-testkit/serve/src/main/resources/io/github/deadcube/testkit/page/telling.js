// The story of the game: rounds, activations and their lines, with dice; each line leads to its moment.

import { drawnDice } from "./dice.js";
import { button, byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { linesOf } from "./moments.js";
import { called } from "./people.js";

export class Telling {
  /** @param {import("./screen.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    /** @type {{from: number, to: number, key: string, last: import("./game.js").Moment, element: HTMLElement}[]} */
    this.blocks = [];
    this.frame = 0;
    this.list = byId("story");
    refill(this.list);
    this.search = byId("search");
    this.search.oninput = () => this.filter();
    this.future = byId("future");
    this.future.onchange = () => screen.show();
  }

  /** Draws the actions that are new or have grown; marks where the table is. */
  show() {
    const { actions, at, furthest } = this.screen;
    const end = this.future.checked ? Infinity : furthest;
    const shown = actions.filter((action) => action.from <= end);
    shown.forEach((action, i) => {
      const to = Math.min(action.to, end);
      const key = `${action.kind} ${action.model} ${action.from} ${to} ${this.screen.game.undone.length} ${this.screen.game.notes.length}`;
      const last = this.screen.moments[to];
      const old = this.blocks[i];
      if (old?.key === key && old.last === last) return;
      const element = this.block(action, to);
      if (old) old.element.replaceWith(element);
      else this.list.append(element);
      this.blocks[i] = { from: action.from, to, key, last, element };
    });
    for (const block of this.blocks.splice(shown.length)) block.element.remove();
    this.mark(at);
    this.filter();
  }

  /** @param {import("./moments.js").Action} action @param {number} to */
  block(action, to) {
    const { screen } = this;
    const { moments, names } = screen;
    const round = action.kind === "round";
    const lines = [];
    let rolled = [];
    // the moment at which a round begins also ends the action before it, which tells it
    for (let i = action.from + (round ? 1 : 0); i <= to; i++) {
      rolled.push(moments[i]);
      const story = linesOf(moments[i]);
      const dice = story.length || i === to ? drawnDice(rolled, names) : [];
      if (dice.length) lines.push(html("div", { class: "dice" }, dice));
      if (story.length) rolled = [];
      for (const line of story) lines.push(this.line(line, i));
      for (const undo of screen.game.undone) if (undo.to === moments[i].number) lines.push(this.takenBack(undo));
      lines.push(...this.noted(i));
    }
    if (round)
      return html(
        "li",
        { class: "action roundTitle" },
        button(told("Round {round}", { round: action.round }), () => screen.go(action.from)),
        lines,
      );
    const title = action.kind === "activation" ? names.model(action.model || "") : action.kind === "setup" ? told("Set-up") : "";
    return html(
      "li",
      { class: `action ${action.kind} ${action.side.toLowerCase()}` },
      title
        ? html(
            "h3",
            {},
            button(title, () => screen.go(action.from)),
          )
        : null,
      lines,
    );
  }

  /** @param {string} text @param {number} index */
  line(text, index) {
    const { screen } = this;
    const title = told("Moment {number}", { number: index });
    const made = html("p", {
      class: "told",
      "data-moment": index,
      onclick: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest(".cited") || screen.go(index),
    });
    made.append(
      button("", () => {}, { class: "jump", "aria-label": title, title }),
      ...screen.names.cited(text.trim()),
    );
    return made;
  }

  /** What the players have settled after a moment; after the last one also what followed inputs that were taken back. @param {number} index */
  noted(index) {
    const { game, moments } = this.screen;
    const { number } = moments[index];
    const next = moments[index + 1]?.number ?? Infinity;
    return game.notes
      .filter(({ after }) => after >= number && after < next)
      .map(({ side, text }) => html("p", { class: "takenBack noted" }, text.startsWith(side) ? [html("bdi", {}, called(game, side)), text.slice(1)] : text));
  }

  /** What a side has taken back. @param {any} undo */
  takenBack({ side, agreed, updates }) {
    const story = updates.flatMap((update) => update.told || [update.text]);
    const lines = story.map((/** @type {string} */ line) => line.trim()).filter(Boolean).join("; ");
    return html("p", { class: "takenBack" }, agreed ? told("Side {side} has taken back, as agreed: {lines}", { side, lines }) : told("Side {side} has taken back: {lines}", { side, lines }));
  }

  /** @param {number} at */
  mark(at) {
    this.list.querySelector(".here")?.classList.remove("here");
    for (const line of this.list.querySelectorAll(".told")) line.classList.toggle("later", Number(line.getAttribute("data-moment")) > at);
    const here = this.blocks.findLast((block) => block.from <= at);
    if (!here) return;
    here.element.classList.add("here");
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.scroll(here.element));
  }

  /** Scrolls the list alone, not the page; on a small screen its panel. @param {HTMLElement} element */
  scroll(element) {
    if (!this.list.clientHeight) return;
    const list = this.list.scrollHeight > this.list.clientHeight ? this.list : byId("panels");
    const last = element.querySelectorAll(".told:not(.later), .noted");
    const line = /** @type {HTMLElement} */ (last[last.length - 1] || element);
    list.scrollTop += line.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom + 40;
  }

  filter() {
    const words = this.search.value.trim().toLowerCase();
    for (const { element } of this.blocks) element.hidden = !!words && !(element.textContent || "").toLowerCase().includes(words);
  }
}
