// What players agree before a game besides the armies and the table: names, a clock, and whether others may watch.

import { html } from "./dom.js";
import { told } from "./language.js";
import { keep, kept } from "./store.js";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The clocks that are offered: a name, what people read, and what the protocol takes. @type {[string, string, object|null][]} */
const CLOCKS = [
  ["", told("no clock"), null],
  ["fast", told("15 minutes each, and 20 seconds a turn"), { bank: 15 * MINUTE, increment: 20 }],
  ["calm", told("45 minutes each, and 30 seconds a turn"), { bank: 45 * MINUTE, increment: 30 }],
  ["day", told("1 day a turn"), { turn: DAY }],
  ["days", told("3 days a turn"), { turn: 3 * DAY }],
  ["week", told("7 days a turn"), { turn: 7 * DAY }],
  ["own", told("other times …"), null],
];

/** The longest name, in characters. */
export const LONGEST_NAME = 24;

/** The name of this browser's player; empty if it has none. @returns {string} */
export const ownName = () => kept("name", "");

/** A field for the name of a player, as long as a person plays the side here. @param {string} name of the field @param {string} value @param {HTMLElement} playedBy the choice of who plays */
export const nameField = (name, value, playedBy) => {
  const field = html(
    "label",
    {},
    html("span", {}, told("Name of the player")),
    html("input", { name, value, maxlength: LONGEST_NAME, autocomplete: "nickname", placeholder: told("optional") }),
  );
  const player = /** @type {HTMLSelectElement} */ (playedBy.querySelector("select"));
  const show = () => (field.hidden = player.value !== "person");
  player.addEventListener("change", show);
  show();
  return field;
};

/** Fields for the clock and the audience, if other browsers may play or watch. @param {boolean} shared @param {Record<string, string>} last what was chosen the last time */
export const agreedFields = (shared, last) => {
  if (!shared) return [];
  const times = html(
    "div",
    { class: "clockTimes", hidden: last.clock !== "own" },
    [
      ["bank", told("Minutes of each side"), 45, 144000],
      ["increment", told("Seconds added a turn"), 30, 86400],
    ].map(([name, title, value, max]) =>
      html(
        "label",
        {},
        html("span", {}, title),
        html("input", { name, type: "number", inputmode: "numeric", min: name === "bank" ? 1 : 0, max, value: last[name] || value }),
      ),
    ),
  );
  const end = html(
    "label",
    { hidden: !last.clock },
    html("span", {}, told("A side without time")),
    html("select", { name: "clockEnd" }, html("option", { value: "lose" }, told("loses")), html("option", { value: "show", selected: last.clockEnd === "show" }, told("plays on"))),
  );
  const clock = html(
    "select",
    { name: "clock" },
    CLOCKS.map(([value, text]) => html("option", { value, selected: value === (last.clock || "") }, text)),
  );
  clock.addEventListener("change", () => {
    const { value } = /** @type {HTMLSelectElement} */ (clock);
    times.hidden = value !== "own";
    end.hidden = !value;
  });
  return [
    html("label", {}, html("span", {}, told("Clock")), clock),
    end,
    times,
    html(
      "label",
      { class: "check" },
      html("input", { type: "checkbox", name: "watched", checked: last.watched !== "" }),
      html("span", {}, told("Others may watch")),
    ),
  ];
};

/** @param {Record<string, string>} data of the form */
const clockOf = (data) => {
  const known = CLOCKS.find(([name]) => name === data.clock)?.[2];
  const times = data.clock === "own" ? { bank: Number(data.bank) * MINUTE, increment: Number(data.increment) } : known;
  return times ? { clock: { ...times, end: data.clockEnd } } : {};
};

/**
 * The members of a request that begins a game. Each player of a fair game gives a name of its own when it takes its seat.
 * @param {Record<string, string>} data of the form
 * @param {boolean} shared whether other browsers may play or watch
 * @param {boolean} fair whether two people play
 */
export const agreedMembers = (data, shared, fair) => {
  const names = Object.fromEntries(
    ["A", "B"].map((side) => [side, (data[`name${side}`] || "").trim()]).filter(([side, name]) => name && data[side] === "person"),
  );
  const own = ["A", "B"].find((side) => data[side] === "person");
  if (own && names[own]) keep("name", names[own]);
  return {
    ...(fair || !Object.keys(names).length ? {} : { names }),
    ...(shared ? { ...clockOf(data), ...(data.watched ? {} : { watched: false }) } : {}),
  };
};
