// Dice that are rolled again or added are chosen by clicks on them; beside the choice stands what it is worth.

import { button, html, refill } from "./dom.js";
import { EXPLODES, faceName, faceUse } from "./dice.js";
import { told } from "./language.js";
import { eventsOf } from "./moments.js";
import { percent } from "./odds.js";
import { optionButton } from "./options.js";
import { explaining } from "./terms.js";

/** CMD-1: a command die has so many faces, all different. */
const FACES = 6;

/** The failed dice of the test that is being rolled, as they lie. @param {import("./screen.js").Screen} screen @param {number} most */
const failedDice = (screen, most) => {
  const { question } = screen;
  const rolls = screen.asking
    .current()
    .flatMap((moment) =>
      eventsOf(moment).flatMap((event) => (event.type === "rolled" ? { ...event, explodes: moment.update.explodes || EXPLODES } : [])),
    )
    .filter((event) => event.target && event.side === question.side);
  const last = rolls.findLast(({ rule }) => rule === rolls[rolls.length - 1].rule);
  if (!last) return Array(most).fill(0);
  const same = rolls.filter(({ roller, rule }) => roller === last.roller && rule === last.rule);
  const failed = same.flatMap(({ dice, target, explodes }) => dice.filter((face) => face < Math.min(target, explodes)));
  return failed.length < most ? Array(most).fill(0) : failed.slice(-Math.max(most, failed.length));
};

/** The chance that a command die shows a face that the others do not show. @param {string[]} kept @param {number} rolled */
const newFace = (kept, rolled) => 1 - (new Set(kept).size / FACES) ** rolled;

/** The command dice that an option rolls again. @param {import("./protocol.js").Option} option @returns {string[]} */
const facesOf = (option) => (/** @type {{dice?: string}} */ (option.choice).dice || "").split(" ").filter(Boolean);

/** How many dice an option rolls again or adds. @param {import("./protocol.js").Option} option @returns {number} */
const countOf = (option) => /** @type {{dice?: number}} */ (option.choice).dice || 0;

/** @param {string[]} faces */
const bag = (faces) => [...faces].sort().join(" ");

/**
 * What an option leaves to hope and to fear, as chips.
 * @param {import("./documents").Answer.Root["prospects"][number]} harm
 * @param {string} side whose own risk it is
 */
const prospectChips = (harm, side) =>
  html(
    "span",
    { class: "chances" },
    harm.map(({ model, hurt: wounds, kill }) =>
      html(
        "span",
        { class: `odds ${model[0] === side ? "ours" : "theirs"}` },
        `${model} `,
        html("span", { class: "hurt" }, told("hurt {chance}", { chance: percent(wounds) })),
        html("span", { class: "kill" }, told("kill {chance}", { chance: percent(kill) })),
      ),
    ),
  );

/** Adds to the button of an option what it is worth, once the engine has said so. @param {HTMLElement} made @param {import("./protocol.js").Option} option @param {import("./screen.js").Screen} screen */
const worth = (made, option, screen) => {
  const { question } = screen;
  const at = question.options.indexOf(option);
  screen.once({ do: "prospects" }).then((answer) => {
    const harm = answer?.prospects?.[at];
    if (harm?.length && !made.querySelector(".chances")) made.append(prospectChips(harm, question.side));
  });
  return made;
};

/** @param {import("./screen.js").Screen} screen @param {import("./protocol.js").Option} option */
const choiceLine = (screen, option) => html("li", { class: "optionLine" }, worth(optionButton(option, screen), option, screen));

/**
 * Dice to click, and the options that follow from those that are chosen.
 * @param {import("./screen.js").Screen} screen
 * @param {string} title
 * @param {HTMLElement[]} dice
 * @param {number} chosen how many are chosen at first
 * @param {(chosen: number[]) => import("./protocol.js").Option[]} offers the options for the dice that are chosen
 * @param {(chosen: number[]) => string} [note] what they are worth, in words
 */
const chooser = (screen, title, dice, chosen, offers, note) => {
  const list = html("ul", { class: "options" });
  const words = html("small", {}, "");
  const picked = new Set(dice.keys());
  for (const i of dice.keys()) if (i >= chosen) picked.delete(i);
  const show = () => {
    dice.forEach((die, i) => die.setAttribute("aria-pressed", String(picked.has(i))));
    const all = [...picked].sort((a, b) => a - b);
    refill(
      list,
      offers(all).map((option) => choiceLine(screen, option)),
    );
    refill(words, note?.(all) || "");
  };
  dice.forEach((die, i) =>
    die.addEventListener("click", () => {
      if (!picked.delete(i)) picked.add(i);
      show();
    }),
  );
  show();
  return [
    html("div", { class: "picker", role: "group", "aria-label": title }, html("span", { class: "chipsTitle" }, title), dice, words),
    list,
  ];
};

/** @param {string} text @param {string} kind @param {string} name @param {string} [lead] what it is for */
const dieButton = (text, kind, name, lead) => button(text, () => {}, { class: `pick ${kind}`, "aria-label": name, ...explaining([], lead) });

/**
 * The choice of dice for the open question; nothing if it is about no dice.
 * @param {import("./screen.js").Screen} screen
 * @returns {any}
 */
export const picker = (screen) => {
  const { purpose, options } = screen.question;
  const counted = (/** @type {string} */ verb) => options.filter((option) => option.verb === verb);
  if (purpose === "reroll" && counted("reroll").length === options.length) {
    const most = Math.max(...options.map(countOf));
    const failed = failedDice(screen, most);
    const dice = failed.map((face) => dieButton(face ? String(face) : "?", "die failure", face ? told("failed die: {face}", { face }) : told("failed die")));
    const of = (/** @type {number} */ n) => options.find((option) => countOf(option) === Math.min(n, most));
    return chooser(screen, most < failed.length ? told("Failed dice: {count} may be rolled again", { count: most }) : told("Failed dice"), dice, most, (all) =>
      [...new Set([of(all.length), of(0)])].filter(Boolean),
    );
  }
  if (purpose === "added-dice" && counted("addDice").length === options.length) {
    const most = Math.max(...options.map(countOf));
    const dice = Array.from({ length: most }, () => dieButton(faceName("dice"), "command dice", told("command die: {die}", { die: faceName("dice") }), faceUse("dice")));
    return chooser(screen, told("Command dice to add"), dice, 0, (all) => {
      const chosen = options.find((option) => countOf(option) === all.length);
      return all.length ? [chosen, ...options.filter((option) => !countOf(option))] : options;
    });
  }
  if (purpose === "command-reroll" && counted("rerollCommand").length === options.length) {
    const faces = facesOf(options.reduce((one, other) => (facesOf(other).length > facesOf(one).length ? other : one)));
    const dice = faces.map((face) => dieButton(faceName(face), `command ${face}`, told("command die: {die}", { die: faceName(face) }), faceUse(face)));
    const of = (/** @type {number[]} */ all) =>
      options.find((option) => bag(facesOf(option)) === bag(all.map((i) => faces[i])));
    return chooser(
      screen,
      told("Click the command dice to roll again"),
      dice,
      0,
      (all) => [...new Set([of(all), of([])])].filter(Boolean),
      (all) =>
        all.length
          ? told("A face that you do not keep: {chance}", {
              chance: percent(
                newFace(
                  faces.filter((_, i) => !all.includes(i)),
                  all.length,
                ),
              ),
            })
          : "",
    );
  }
  return null;
};

/** The options of a question about dice that are not chosen by clicks on them get what they are worth too. @param {HTMLElement} box @param {import("./screen.js").Screen} screen */
export const withWorth = (box, screen) => {
  const { question } = screen;
  if (!["reroll", "added-dice", "command-die-reroll"].includes(question?.purpose)) return;
  for (const made of box.querySelectorAll(".option[data-option]")) {
    const option = question.options.find((each) => each.text === made.getAttribute("data-option"));
    if (option) worth(/** @type {HTMLElement} */ (made), option, screen);
  }
};
