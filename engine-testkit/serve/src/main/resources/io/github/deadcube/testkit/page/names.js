// The names that people read: titles of rules in place of identifiers, models with the names of their cards.

import { button, html } from "./dom.js";

/** The identifier of a rule, with its brackets. */
const CITED = /\(?\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\b\)?/g;

export class Names {
  constructor() {
    /** @type {Map<string, {rule: string, title: string, text: string}>} */
    this.rules = new Map();
    /** @type {Map<string, any>} */
    this.cards = new Map();
    /** @type {Record<string, string>} */
    this.teams = { A: "A", B: "B" };
    /** Shows the text of a rule beside an element. @type {(rule: string, from: Element) => void} */
    this.show = () => {};
  }

  /** @param {import("./protocol.js").Played} played @param {any} rulebook */
  learn(played, rulebook) {
    this.rules = new Map((rulebook?.rules || []).map((rule) => [rule.rule, rule]));
    this.cards = new Map([...played.teamA.models, ...played.teamB.models].map((card) => [card.model, card]));
    this.teams = { A: played.teamA.name, B: played.teamB.name };
  }

  /** The title of a rule, an item or a piece of scenery. @param {string} id */
  title(id) {
    const title = this.rules.get(id)?.title;
    return (
      title ||
      id
        .replace(/^[A-Z]+-/, "")
        .toLowerCase()
        .replaceAll("-", " ")
    );
  }

  /** `A5 Scout`. @param {string} id */
  model(id) {
    const card = this.cards.get(id);
    return card ? `${id} ${card.name}` : id;
  }

  /** A text whose rule identifiers are buttons that show the rule. @param {string} text @returns {(string|HTMLElement)[]} */
  cited(text) {
    const parts = [];
    let from = 0;
    for (const found of text.matchAll(CITED)) {
      const [whole, id] = found;
      if (!this.rules.has(id)) continue;
      const [open, close] = whole.split(id);
      parts.push(text.slice(from, found.index), html("span", { class: "unbroken" }, open, this.citation(id), close));
      from = found.index + whole.length;
    }
    return [...parts, text.slice(from)];
  }

  /** @param {string} id */
  citation(id) {
    const cite = button(id, () => this.show(id, cite), { class: "cited", title: this.title(id) });
    return cite;
  }

  /** What the card of a model says, in words. @param {import("./protocol.js").Card} card */
  card(card) {
    const plus = (/** @type {number} */ n) => (n ? `${n}+` : "–");
    const numbers = html(
      "dl",
      { class: "numbers" },
      [
        ["SP", `${card.advance}–${card.sprint}`],
        ["RA", plus(card.ranged)],
        ["FI", plus(card.fight)],
        ["SV", plus(card.survive)],
        ["AR", card.armour || 0],
        ["HP", card.hitPoints || 1],
        ["SZ", card.size || 1],
        ["VP", card.vp || 0],
      ].map(([name, value]) => html("div", {}, html("dt", {}, name), html("dd", {}, String(value)))),
    );
    const weapons = (card.weapons || []).map((weapon) =>
      html(
        "li",
        {},
        [weapon.name, weapon.range ? `range ${weapon.range}` : "close combat", weapon.ap && `AP ${weapon.ap}`, ...(weapon.keywords || [])]
          .filter(Boolean)
          .join(", "),
      ),
    );
    const more = [...(card.keywords || []), ...[card.order, ...(card.furtherOrders || [])].map(order => order && `order “${order}”`), card.recon && `recon ${card.recon}+`].filter(Boolean);
    return [numbers, html("ul", { class: "weapons" }, weapons), more.length ? html("p", { class: "keywords" }, more.join(", ")) : null];
  }
}
