// The chances of a shot or an assault, before it is chosen.

import { html } from "./dom.js";
import { decimal, hundredths, told } from "./language.js";

/** @param {number} chance */
export const percent = (chance) =>
  hundredths(chance > 0 && chance < 0.005 ? "<1" : chance < 1 && chance > 0.995 ? ">99" : Math.round(chance * 100));

/** The choice whose chances are asked for: that of the action which a command die pays for. @param {any} choice */
const action = (choice) => (choice.type === "spendDie" ? choice.action : choice);

/** The chance that someone loses HP. @param {any} whom */
export const hurt = (whom) => 1 - (whom.lost?.["0"] ?? 1);

/** @param {string} kind @param {string} words @param {string} name @param {any} whom */
const chip = (kind, words, name, whom) =>
  html(
    "span",
    {
      class: `odds ${kind}`,
      title: told("{whose}: hurt {hurt}, killed {killed}, {lost} HP on average", {
        whose: words,
        hurt: percent(hurt(whom)),
        killed: percent(whom.kill || 0),
        lost: decimal(whom.expected || 0, 2),
      }),
    },
    html("span", { class: "visuallyHidden" }, told("{whose}:", { whose: words }), " "),
    name ? `${name} ` : "",
    html("span", { class: "hurt" }, told("hurt {chance}", { chance: percent(hurt(whom)) })),
    html("span", { class: "kill" }, told("kill {chance}", { chance: percent(whom.kill || 0) })),
  );

/**
 * The chances as an element; nothing if there are none.
 * @param {import("./protocol.js").Option} option
 * @param {import("./screen.js").Screen} screen
 * @returns {Promise<HTMLElement|null>}
 */
export const chancesOf = async (option, screen) => {
  const odds = await screen.odds(action(option.choice));
  if (!odds) return null;
  const chips = [];
  if (odds.lands !== undefined) chips.push(html("span", { class: "odds" }, told("lands there {chance}", { chance: percent(odds.lands) })));
  if (odds.target) chips.push(chip("theirs", told("chances against {model}", { model: odds.target.model }), "", odds.target));
  for (const each of odds.there || [])
    chips.push(
      chip("theirs", told("chances against {model}", { model: each.model }), each.model[0] === option.actor?.[0] ? told("own {model}", { model: each.model }) : each.model, each),
    );
  if (odds.attacker) chips.push(chip("ours", told("risk for {model}", { model: odds.attacker.model }), told("own risk"), odds.attacker));
  return html("span", { class: "chances" }, chips);
};
