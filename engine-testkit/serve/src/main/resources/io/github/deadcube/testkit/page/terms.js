// Words that have a text of their own: keywords, items, orders, statistics, weapons. The text shows on hover, focus and a long touch; a click keeps it open.

import { button, html } from "./dom.js";
import { told } from "./language.js";
import { beside } from "./popup.js";

/** The numbers of a card: what each means in a few words, and its rules. @type {Record<string, [string, string[]]>} */
const STATISTICS = {
  SP: [told("Speed: cubes of an Advance, and of a Sprint"), ["ADV-1", "SPR-1"]],
  RA: [told("Ranged: the least face that hits when it shoots"), ["SHO-5", "DICE-2"]],
  FI: [told("Fight: the least face that hits when it fights"), ["AST-4", "DICE-2"]],
  SV: [told("Survive: the least face that saves it"), ["SHO-5", "AST-3", "DICE-2"]],
  AR: [told("Armour: damage that it takes off"), ["DMG-1", "DMG-2"]],
  HP: [told("Hit points: the damage that kills it"), ["DMG-3"]],
  SZ: [told("Size: the room that it needs, and how tall it is"), ["ADV-4", "GEO-3"]],
  VP: [told("Victory points for the enemy who kills it"), ["VIC-1"]],
  RECON: [told("Recon: of the leader, for the test before the game"), ["SET-4"]],
};

/** What kinds of options are about. @type {Record<string, string[]>} */
const VERB_RULES = {
  activate: ["RND-3"],
  advance: ["ADV-1"],
  sprint: ["SPR-1", "SPR-2"],
  standUp: ["STD-1"],
  shoot: ["SHO-5", "SHO-6"],
  assault: ["AST-4", "AST-5"],
  endActivation: ["RND-3"],
  endTurn: ["CMD-6"],
  pass: ["RND-5"],
  setUp: ["SET-7"],
  fightBack: ["AST-3"],
  survive: ["AST-3"],
  pickUp: ["ITEM-2"],
  keep: ["ITEM-4"],
  drop: ["ITEM-4"],
  destroy: ["ITEM-4"],
  exchange: ["ITEM-4"],
  addDice: ["CMD-7"],
  reroll: ["DICE-8"],
  rerollCommand: ["CMD-2"],
  spendReroll: ["CMD-5"],
  letGo: ["ADV-12"],
  leave: ["ADV-3"],
  startingPlayer: ["SET-6"],
  zone: ["SET-7"],
  flank: ["SET-5"],
  useRecon: ["SET-5"],
  forgoRecon: ["SET-5"],
  pickToken: ["SET-5"],
};

/** What each face of a command die buys. @type {Record<string, string[]>} */
export const COMMAND_RULES = {
  model: ["CMD-6"],
  dice: ["CMD-7", "CMD-5"],
  advance: ["CMD-8"],
  shoot: ["CMD-8"],
  assault: ["CMD-8"],
  order: ["CMD-9"],
};

/** What explains a word: a few words of its own, and rules, for what shows them. @param {string[]} rules @param {string} [lead] */
export const explaining = (rules, lead = "") => ({ "data-rules": rules.join(" ") || null, "data-lead": lead || null });

/**
 * A word that explains itself; plain text if nothing is known about it.
 * @param {import("./names.js").Names} names
 * @param {string} text
 * @param {string[]} rules
 * @param {string} [lead]
 */
export const term = (names, text, rules, lead = "") => {
  const known = rules.filter((rule) => names.rules.has(rule));
  if (!known.length && !lead) return text;
  const made = button(text, () => names.show(known, made, lead), { class: "term", ...explaining(known, lead) });
  return made;
};

/** The abbreviation of a statistic. @param {import("./names.js").Names} names @param {string} name */
export const statistic = (names, name) => {
  const [lead, rules] = STATISTICS[name];
  return term(names, name, rules, lead);
};

/** What is worth an explanation in the text of a card: a name in quotes, a statistic, the range and the AP of a weapon, words in capitals. */
const WORDS = /"[^"]+"|“[^”]+”|\b(?:SP|RA|FI|SV|AR|HP|SZ|VP|RECON)\b(?= )|\bR\d+\b|\bCC\b|\bAP ?\d+\b|\b[A-Z][A-Z'-]+(?: [A-Z][A-Z'-]+)*!?/g;

/** @param {number} range */
const shootsTo = (range) => told("It shoots up to {range, plural, one {# cube} other {# cubes}} far", { range });

/** A name of a rule that explains itself. @param {import("./names.js").Names} names @param {string} name @param {string} [text] how it is shown */
export const ruleTerm = (names, name, text = name) => {
  const rule = names.ruleNamed(name);
  return term(names, text, rule ? [rule] : []);
};

/** @param {import("./names.js").Names} names @param {string} word */
const meantBy = (names, word) => {
  if (STATISTICS[word]) return statistic(names, word);
  if (/^R\d+$/.test(word)) return term(names, word, ["SHO-4", "GEO-9"], shootsTo(Number(word.slice(1))));
  if (word === "CC") return term(names, word, ["AST-2"], told("Close combat: it is used in assaults"));
  if (/^AP ?\d+$/.test(word)) return term(names, word, ["K-AP", "DMG-2"]);
  return ruleTerm(names, word.replace(/["“”]/g, ""), word);
};

/** A text in which the words of cards explain themselves. @param {import("./names.js").Names} names @param {string} text */
export const explained = (names, text) => {
  const parts = [];
  let from = 0;
  for (const found of text.matchAll(WORDS)) {
    const [end] = /^[;,.:)]*/.exec(text.slice(found.index + found[0].length)) || [""];
    const word = meantBy(names, found[0]);
    // no line begins with what ends a word
    parts.push(text.slice(from, found.index), end ? html("span", { class: "joined" }, word, end) : word);
    from = found.index + found[0].length + end.length;
  }
  return [...parts, text.slice(from)];
};

/** The weapon of a card, in words that explain themselves. @param {import("./names.js").Names} names @param {import("./protocol.js").Card["weapons"][number]} weapon */
export const weaponWords = (names, { name, range, ap, keywords = [] }) => [
  html("b", {}, name),
  " ",
  range
    ? term(names, told("range {range}", { range }), ["SHO-4", "GEO-9"], shootsTo(range))
    : term(names, told("close combat"), ["AST-2"], told("It is used in assaults")),
  ap ? [", ", term(names, `AP ${ap}`, ["K-AP", "DMG-2"], told("It ignores {ap} of the target's armour", { ap }))] : null,
  keywords.map((each) => [", ", explained(names, each)]),
];

/** The rules of the words of a printed keyword: of `GRENADE (FRAG (3))` both. @param {import("./names.js").Names} names @param {string} printed */
export const rulesOf = (names, printed) => (printed.match(/[A-Z][A-Z' !-]+/gi) || []).flatMap((word) => names.ruleNamed(word.trim()) || []);

/** The rules that explain an option: of what it uses, of its weapon, of its kind. @param {import("./names.js").Names} names @param {import("./protocol.js").Option} option */
export const rulesOfOption = (names, option) => {
  const weapon = option.weapon && names.cards.get(option.actor)?.weapons?.find((each) => each.name === option.weapon);
  const keywords = (weapon?.keywords || []).flatMap((/** @type {string} */ each) => rulesOf(names, each));
  const dice = option.cost?.dice?.split(" ").flatMap((/** @type {string} */ face) => COMMAND_RULES[face] || []) || [];
  const all = [option.rule, ...keywords, ...(option.rule ? [] : VERB_RULES[option.verb] || []), ...dice];
  return [...new Set(all)].filter((rule) => names.rules.has(rule));
};

/** The texts of rules, each with its title. @param {import("./names.js").Names} names @param {string[]} rules @param {string} [lead] */
export const ruleTexts = (names, rules, lead = "") => [
  lead ? html("p", { class: "lead" }, lead) : null,
  rules.map((id) => {
    const rule = names.rules.get(id);
    return rule ? [html("h3", {}, rule.title, " ", html("small", {}, id)), html("p", { class: "ruleText" }, names.cited(rule.text))] : null;
  }),
];

/** Opens the texts of rules beside an element. @param {import("./names.js").Names} names @param {import("./popup.js").Popup} popup @param {string[]} rules @param {Element} from @param {string} [lead] */
export const showRules = (names, popup, rules, from, lead = "") => {
  const [id] = rules;
  if (rules.length === 1 && !lead)
    return popup.open(`${id} ${names.title(id)}`, beside(from), html("div", { class: "ruleText" }, names.cited(names.rules.get(id)?.text || "")));
  return popup.open(lead || from.getAttribute("aria-label") || from.textContent || "", beside(from), ruleTexts(names, rules));
};
