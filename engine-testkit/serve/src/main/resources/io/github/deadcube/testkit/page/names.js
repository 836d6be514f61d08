// The names that people read: titles of rules in place of identifiers, models with the names of their cards.

import { button, html } from "./dom.js";
import { told, languageCode } from "./language.js";

/** The identifier of a rule, with its brackets. */
const CITED = /\(?\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\b\)?/g;

/** A rule of a chapter of the rulebook, and no keyword, item or order. */
const CHAPTER = /-\d+$/;

/** How the name of the ruleset of 2025 begins. */
export const REVISED = "deadzone-3.5";

/** A title in another language ends with the printed name, `Médikit (Medi-Pack)`, and a recorded game has no other. @param {string} title */
const withinBrackets = (title) => [...title.matchAll(/\(([^()]*[a-z][^()]*)\)/gi)].map(([, name]) => name);

/** The rulebook in the language of the page and in English. @param {(more: {language?: string}) => Promise<any>} ask @returns {Promise<any[]>} */
export const rulebooks = async (ask) => {
  const own = ask({});
  const both = await Promise.all(languageCode === "en" ? [own, own] : [own, ask({ language: "en" })]);
  return both.map(({ rulebook }) => rulebook);
};

export class Names {
  constructor() {
    /** @type {Map<string, {rule: string, title: string, text: string}>} */
    this.rules = new Map();
    /** @type {Map<string, any>} */
    this.cards = new Map();
    /** @type {Record<string, string>} */
    this.teams = { A: "A", B: "B" };
    /** The rules of keywords, items and orders by their printed names. @type {Map<string, string>} */
    this.printed = new Map();
    /** Shows the texts of rules beside an element. @type {(rules: string[], from: Element, lead?: string) => void} */
    this.show = () => {};
  }

  /** @param {import("./protocol.js").Played} played @param {any} rulebook @param {any} english the same in English @param {string} ruleset such as `deadzone-3 v2` */
  learn(played, rulebook, english, ruleset) {
    this.learnRules(rulebook, english, ruleset);
    this.cards = new Map([...played.teamA.models, ...played.teamB.models].map((card) => [card.model, card]));
    this.teams = { A: played.teamA.name, B: played.teamB.name };
  }

  /** @param {any} rulebook @param {any} english the same in English, in which cards are printed @param {string} ruleset */
  learnRules(rulebook, english, ruleset) {
    const rules = /** @type {{rule: string, title: string, text: string}[]} */ (rulebook?.rules || []);
    this.rules = new Map(rules.map((rule) => [rule.rule, rule]));
    const revised = ruleset.startsWith(REVISED);
    this.printed = new Map();
    // those of the revision come last in the rulebook, and replace others of their name
    for (const { rule, title } of /** @type {{rule: string, title: string}[]} */ (english?.rules || []))
      if (revised || !rule.startsWith("R25-"))
        if (!CHAPTER.test(rule))
          for (const name of [title.replace(/ \(2025\)$/, ""), ...withinBrackets(title), rule.replace(/^(R25-)?[A-Z]+-/, "").replaceAll("-", " ")])
            this.printed.set(name.toLowerCase(), rule);
  }

  /** The rule of a keyword, an item or an order by its printed name; of one that begins so if it is the only one. @param {string} name */
  ruleNamed(name) {
    const wanted = name.toLowerCase();
    return this.printed.get(wanted) || [...this.printed].find(([each]) => each.startsWith(`${wanted} `))?.[1];
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
    return card && card.name !== id ? `${id} ${card.name}` : id;
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
    const cite = button(id, () => this.show([id], cite), { class: "cited", "data-rules": id, "aria-label": told("{rule}: {title}", { rule: id, title: this.title(id) }) });
    return cite;
  }
}
