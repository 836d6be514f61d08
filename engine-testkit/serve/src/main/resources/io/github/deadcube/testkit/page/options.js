// What may be done, in the words and with the costs that people need to choose.

import { button, html } from "./dom.js";
import { commandDice, faceName } from "./dice.js";
import { told } from "./language.js";
import { notationWords } from "./notation.js";
import { chancesOf } from "./odds.js";
import { liesIn, spotOf, wholeCube } from "./geometry.js";
import { hitsCube } from "./sight.js";
import { explaining, rulesOfOption } from "./terms.js";

/** Names of verbs as buttons; others are read from the label. */
const VERBS = {
  advance: told("Advance"),
  sprint: told("Sprint"),
  standUp: told("Stand up"),
  endActivation: told("End the activation"),
  done: told("Done"),
  pass: told("Pass"),
  leave: told("Leave the battlefield"),
  deploy: told("Deploy"),
};

/** The kinds of options that are shown as small chips, since there are many of them. */
const CHIPS = { step: told("Step to"), takeSpot: "", deploy: told("Deploy in"), addCube: told("Add a cube"), land: told("Land in") };

/** Whether an option chooses the model that plays next. @param {import("./protocol.js").Option} option */
export const begins = (option) => option.verb === "activate" || option.verb === "setUp";

/** What begins something comes first, what ends it last. @param {import("./protocol.js").Option} option */
const order = (option) => (begins(option) ? 0 : ["endActivation", "pass", "decline", "done"].includes(option.verb) ? 2 : 1);

/** Whether an option has chances to show. @param {import("./protocol.js").Option} option */
export const risky = (option) => option.verb === "shoot" || option.verb === "assault";

/**
 * What an option does, without the name of its actor.
 * @param {import("./protocol.js").Option} option
 * @param {import("./names.js").Names} names
 */
export const wordsOf = (option, names) => {
  const model = names.model(option.actor);
  if (begins(option)) return option.verb === "setUp" ? told("Deploy {model}", { model }) : told("Activate {model}", { model });
  return (option.verb !== "deploy" && VERBS[/** @type {"advance"} */ (option.verb)]) || plain(option, names);
};

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an action is called, by the word of the notation. @param {string} verb */
export const verbWords = (verb) => VERBS[/** @type {"advance"} */ (verb)] || capital(verb);

/** What choices mean whose notation has a number or dice: by the notation, with the words of the label behind it. @type {[RegExp, (words: string, found: string) => string][]} */
const MEANINGS = [
  [/^add (\d+)$/, (_, n) => (n === "0" ? told("No more dice") : told("Add {count, plural, one {# die} other {# dice}}", { count: n }))],
  [/^reroll (?:\d+|command [a-z ]+)$/, (words) => capital(words)],
  [/^reroll (\d+)$/, (_, n) => (n === "0" ? told("Keep all dice") : told("Roll {count, plural, one {# die} other {# dice}} again", { count: n }))],
  [/^reroll with [a-z]+/, () => told("Roll one failed die again")],
  [/^decline (?:CMD-5|Buying a re-roll)/, () => told("Keep all dice")],
  [/^forgo (\d+)$/, (words, face) => words && told("Do not use {face}: {words}", { face, words: words.replace(/^without: /, "") })],
  [/^zone (\d+)$/, (words, number) => words && told("Zone {number}: {cubes}", { number, cubes: words.replace(/^.*:\s/, "") })],
];

/** What a choice means; empty if its label explains itself. @param {string} label @param {string} [notation] if it is known */
export const meaningOf = (label, notation) => {
  const [, before = label, words = ""] = /^(.*?)\s?:\s(.*)$/.exec(label) || [];
  for (const [pattern, meaning] of MEANINGS) {
    const found = pattern.exec(notation || before);
    const meant = found && meaning(words, found[1]);
    if (meant) return meant;
  }
  return "";
};

/** The label without the actor, with the name of the target. @param {import("./protocol.js").Option} option @param {import("./names.js").Names} names */
const plain = (option, names) => {
  const meaning = meaningOf(option.label || "", option.text);
  if (meaning) return meaning;
  const starting = /^([AB]) starts$/.exec(option.text || option.label || "")?.[1];
  if (starting) return told("{team} start", { team: names.teams[starting] });
  let text = (option.label || option.text).replace(/ \([^()]*\)$/, "").replace(/^spend [a-z ]+: /, "");
  // in other languages a colon may follow the model; there too the die that pays stands before it
  const named = option.actor ? new RegExp(`\\b${option.actor}(?:\\s:)?\\s`).exec(text) : null;
  if (named && (named.index === 0 || option.text?.startsWith("spend "))) text = text.slice(named.index + named[0].length);
  if (option.target && names.cards.has(option.target))
    text = text.replace(new RegExp(`\\b${option.target}\\b`), () => names.model(option.target));
  return notationWords(text) || capital(text);
};

/** Verbs of the notation that have a name as buttons. */
const NOTATED = { activate: "activate", "set up": "setUp", end: "endActivation" };

/** The words of an option of which only the label is known, as in a replay: those of the table. @param {string} label @param {import("./names.js").Names} names */
export const labelWords = (label, names) => {
  const [text, spent = "", actor, rest] = /^(spend [a-z]+: )?([AB]\d+)(?:\s:)?\s(.*?)(?: \([^()]*\))?$/.exec(label) || [label];
  if (!actor) return meaningOf(label) || capital(label);
  const verb = NOTATED[/** @type {"end"} */ (rest)] || rest;
  const target = /\b[AB]\d+\b/.exec(rest)?.[0];
  const option = /** @type {import("./protocol.js").Option} */ (
    /** @type {unknown} */ ({ actor, verb, target, label: text.slice(spent.length) })
  );
  const words = wordsOf(option, names);
  const whole = begins(option) ? words : told("{who}: {what}", { who: names.model(actor), what: words });
  return spent ? `${whole} (${faceName(spent.split(/[ :]/)[1])})` : whole;
};

/** The kinds of actions. @type {Record<string, string>} */
const ACTIONS = { short: told("short"), long: told("long") };

/** What an option takes: command dice, and the kind of action. @param {import("./protocol.js").Option} option */
export const costOf = ({ cost = {} }) => [...commandDice(cost.dice), ...(cost.action ? [html("span", { class: "cost" }, ACTIONS[cost.action] || cost.action)] : [])];

/**
 * A button for an option.
 * @param {import("./protocol.js").Option} option
 * @param {import("./screen.js").Screen} screen
 * @param {boolean} [chip] whether it is one of many that differ in their cube or spot
 */
export const optionButton = (option, screen, chip = false) => {
  const text = chip ? chipText(option) : fullWords(option, screen);
  const made = button(text, () => screen.choose(option), { class: chip ? "chip" : "option", "data-option": option.text });
  if (!chip) made.append(...costOf(option));
  if (risky(option) && !chip) chancesOf(option, screen).then((chances) => chances && made.append(chances));
  const hint = () => screen.hint(option);
  for (const event of ["mouseenter", "focus"]) made.addEventListener(event, hint);
  made.addEventListener("mouseleave", () => screen.hint(null));
  return made;
};

/** A button beside an option, or beside the title of several, that tells what it means. @param {import("./protocol.js").Option} option @param {string} words @param {import("./screen.js").Screen} screen */
export const about = (option, words, { names }) => {
  const rules = rulesOfOption(names, option);
  if (!rules.length) return null;
  const made = button("i", () => names.show(rules, made), { class: "about", "aria-label": told("About: {what}", { what: words }), ...explaining(rules) });
  return made;
};

/** An option as a line of a list, with what it means. @param {import("./protocol.js").Option} option @param {import("./screen.js").Screen} screen */
export const optionLine = (option, screen) =>
  html("li", { class: "optionLine" }, optionButton(option, screen), about(option, wordsOf(option, screen.names), screen));

/** What an option does, with the cube of its item token, and with its actor if the question is for several models. @param {import("./protocol.js").Option} option @param {import("./screen.js").Screen} screen */
const fullWords = (option, screen) => {
  const words = wordsOf(option, screen.names);
  const token = option.verb === "pickToken" && screen.position.tokens?.find((each) => each.number === /** @type {{token?: number}} */ (option.choice).token);
  if (token) return `${words} (${token.cube})`;
  const item = HANDLED.has(option.verb) && screen.position.tokens?.find((each) => each.number === option.token)?.item;
  if (item) return told("{what}: {item}", { what: words, item: screen.names.title(item) });
  return option.actor && !begins(option) && several(option, screen) ? told("{who}: {what}", { who: screen.names.model(option.actor), what: words }) : words;
};

/** What is done with an item that has been picked up. */
const HANDLED = new Set(["keep", "drop", "destroy", "exchange"]);

/** Whether the question is for other models too. @param {import("./protocol.js").Option} option @param {import("./screen.js").Screen} screen */
const several = (option, { question }) => question?.options.some((each) => each.actor && each.actor !== option.actor);

/** @param {import("./protocol.js").Option} option */
const chipText = (option) => (option.verb === "takeSpot" ? String(option.spot) : option.cube || option.target || option.text);

/**
 * The options of a prompt in groups: chips by verb, the rest one below the other.
 * @param {import("./protocol.js").Option[]} options
 * @param {import("./screen.js").Screen} screen
 */
export const optionList = (options, screen) => {
  const inhabited = new Set(
    (screen.position.models || []).flatMap((model) => (model.place ? wholeCube(model.place) : [])),
  );
  const many = options.filter(({ verb, cube }) => verb === "use" && cube).length >= MANY;
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const option of options) {
    const group = (many ? usedOn(option, screen.names) : "") || groupOf(option, inhabited);
    const title = group && option.verb in CHIPS && option.actor && several(option, screen) ? told("{who}: {what}", { who: screen.names.model(option.actor), what: group }) : group;
    if (!groups.has(title)) groups.set(title, []);
    groups.get(title)?.push(option);
  }
  const lines = (groups.get("") || []).sort((a, b) => order(a) - order(b));
  groups.delete("");
  const chips = [...groups].map(([title, options]) => ({ title, options }));
  const drawn = [
    chips.map((group) =>
      html(
        "div",
        { class: "chips", role: "group", "aria-label": group.title },
        html("span", { class: "chipsTitle" }, group.title, about(group.options[0], group.title, screen)),
        group.options.map((option) => optionButton(option, screen, true)),
      ),
    ),
    html(
      "ul",
      { class: "options" },
      lines.map((option) => optionLine(option, screen)),
    ),
  ];
  return chips.some(({ options: [first] }) => first.verb in CHIPS) ? drawn : drawn.reverse();
};

/** From this number on, uses that differ in their cube are chips. */
const MANY = 4;

/** The title of uses that differ in their cube: `Use Comm-Link on`; empty for other options. @param {import("./protocol.js").Option} option @param {import("./names.js").Names} names */
const usedOn = (option, names) => {
  const end = ` ${option.cube}`;
  const words = option.verb === "use" ? wordsOf(option, names) : "";
  return words.endsWith(end) ? words.slice(0, words.length - end.length) : "";
};

/** The title under which an option is a chip; empty if it has a line of its own. A shot at a cube has one if someone is there. @param {import("./protocol.js").Option} option @param {Set<string>} inhabited */
const groupOf = (option, inhabited) => {
  if (option.verb === "takeSpot") return told("Stand on a spot in {cube}", { cube: option.cube });
  if (option.verb in CHIPS) return CHIPS[/** @type {"step"} */ (option.verb)];
  if (!hitsCube(option) || inhabited.has(wholeCube(option.cube))) return "";
  const weapon = option.weapon || "";
  const die = faceName(option.cost?.dice || "").toLowerCase();
  return die ? told("Shoot {weapon} at ({die} die)", { weapon, die }) : told("Shoot {weapon} at", { weapon });
};

/** Whether an option attacks a model, by its name or by its cube. @param {import("./protocol.js").Option} option @param {string} model @param {string} [at] its place */
export const attacks = (option, model, at = "") =>
  option.target === model || (hitsCube(option) && option.cube === at.split("/")[0] && option.actor[0] !== model[0]);

/**
 * The options that a click on something of the table means.
 * @param {import("./protocol.js").Option[]} options
 * @param {{model?: string, cube?: string, place?: string}} pick
 * @param {string} [at] the place of the model
 */
export const matching = (options, { model, cube, place }, at) => {
  if (model) {
    const about = options.filter(
      (option) => attacks(option, model, at) || (option.actor === model && option.target === undefined && option.verb !== "endActivation"),
    );
    if (about.length) return about;
  }
  if (place)
    return options.filter((option) => option.verb === "takeSpot" && option.spot === spotOf(place) && liesIn(option.cube, cube));
  return cube ? options.filter((option) => option.cube && !/^[AB]\d/.test(option.target || "") && liesIn(option.cube, cube)) : [];
};
