// The card of the selected model, beside the table: its numbers, weapons and keywords, each with its text, and how it is.

import { button, byId, html, refill } from "./dom.js";
import { figuresOf } from "./figures.js";
import { told, toldParts } from "./language.js";
import { COLUMN, SMALL } from "./panels.js";
import { explained, ruleTerm, statistic, term, weaponWords } from "./terms.js";

/** @param {import("./figures.js").Figure} figure */
export const pips = (figure) =>
  html(
    "span",
    { class: "pips", role: "img", "aria-label": told("{hp} of {most} HP", { hp: figure.hp, most: figure.most }) },
    Array.from({ length: figure.most }, (_, i) => html("i", { class: i < figure.hp ? "" : "lost" })),
  );

/** What the card of a model says. @param {import("./protocol.js").Card} card @param {import("./names.js").Names} names */
export const cardWords = (card, names) => {
  const plus = (/** @type {number} */ n) => (n ? `${n}+` : "–");
  const numbers = [
    ["SP", card.sprint ? `${card.advance || 0}–${card.sprint}` : "–"],
    ["RA", plus(card.ranged)],
    ["FI", plus(card.fight)],
    ["SV", plus(card.survive)],
    ["AR", card.armour || 0],
    ["HP", card.hitPoints || 1],
    ["SZ", card.size || 1],
    ["VP", card.vp || 0],
  ].map(([name, value]) => html("div", {}, html("dt", {}, statistic(names, String(name))), html("dd", {}, String(value))));
  const orders = [card.order, ...(card.furtherOrders || [])].filter(Boolean);
  const more = [
    ...(card.keywords || []).map((each) => explained(names, each)),
    ...orders.map((order) => toldParts("order {order}", { order: ruleTerm(names, order, told("“{order}”", { order })) })),
    ...(card.recon ? [toldParts("recon {target}", { target: term(names, `${card.recon}+`, ["SET-4"]) })] : []),
  ];
  return [
    html("dl", { class: "numbers" }, numbers),
    html("ul", { class: "weapons" }, (card.weapons || []).map((weapon) => html("li", {}, weaponWords(names, weapon)))),
    more.length ? html("p", { class: "keywords" }, more.map((each, i) => [i ? ", " : "", each])) : null,
  ];
};

/** Where a model is that is not in play, by its status. @type {Record<string, string>} */
const STATUSES = { waiting: told("waiting"), reserve: told("reserve"), killed: told("killed"), left: told("left"), spare: told("spare") };

/** @param {string} status */
export const statusWords = (status) => STATUSES[status] || status.replaceAll("-", " ");

/** What ails a model, and what it carries, each with its text. @param {import("./protocol.js").Model} model @param {import("./figures.js").Figure} figure @param {import("./names.js").Names} names */
export const stateWords = (model, figure, names) => {
  const { status, inPlay } = figure;
  const of = (/** @type {string} */ rule) => term(names, names.title(rule).toLowerCase(), [rule]);
  return [
    !inPlay && status !== "killed" ? statusWords(status) : null,
    status === "killed" ? term(names, statusWords(status), ["DMG-3"]) : null,
    figure.active ? term(names, told("active"), ["RND-3"]) : null,
    figure.activated ? term(names, told("done{model, select, other {}}", { model: model.id }), ["RND-3"], told("It has been activated in this round")) : null,
    figure.pinned ? term(names, told("pinned"), ["PIN-1", "PIN-2"]) : null,
    model.item ? term(names, names.title(model.item.item), [model.item.item, "ITEM-1"]) : null,
    ...(model.marks || []).map((mark) => of(mark.rule)),
  ].filter(Boolean);
};

/** @param {import("./screen.js").Screen} screen */
export const drawnCard = (screen) => {
  const box = byId("card");
  const { selected, names, position, game } = screen;
  // it hides nothing of the table: it is a line below it, stands above the story, or is a panel
  const home = byId(SMALL.matches ? "cardHome" : COLUMN.matches ? "stage" : "telling");
  if (box.parentElement !== home) home.insertBefore(box, home.id === "telling" ? home.firstChild : null);
  // the table keeps its size
  const stays = SMALL.matches || COLUMN.matches;
  const card = selected && names.cards.get(selected);
  const model = card && (position.models || []).find((each) => each.id === selected);
  box.hidden = !model && !stays;
  if (!model) return refill(box, stays ? html("p", { class: "quiet" }, told("Select a model for its card.")) : null);
  const figure = /** @type {import("./figures.js").Figure} */ (figuresOf(game.played, position).find(({ id }) => id === selected));
  const states = stateWords(model, figure, names);
  refill(
    box,
    html(
      "div",
      { class: "heading" },
      html("h3", { class: selected[0].toLowerCase() }, names.model(selected)),
      pips(figure),
      button("✕", () => screen.select(selected), { class: "close", "aria-label": told("Close the card") }),
    ),
    states.length ? html("p", { class: "cardStates" }, states.map((each, i) => [i ? ", " : "", each])) : null,
    cardWords(card, names),
  );
};
