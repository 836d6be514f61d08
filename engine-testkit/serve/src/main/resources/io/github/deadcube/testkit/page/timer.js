// The clock of a game, which runs on between the answers of the server.

import { html } from "./dom.js";
import { told } from "./language.js";

const SECOND_MILLIS = 1000;
const MINUTE_MILLIS = 60 * SECOND_MILLIS;
const HOUR_MILLIS = 60 * MINUTE_MILLIS;
const DAY_MILLIS = 24 * HOUR_MILLIS;

/** The milliseconds that a side has left; less than none only if the game goes on without time. @param {import("./game.js").Game} game @param {"A"|"B"} side */
const left = ({ table: { clock }, tableAt }, side) => {
  if (!clock) return 0;
  const rest = clock.left[side] - (clock.runs === side ? performance.now() - tableAt : 0);
  return clock.end === "lose" ? Math.max(0, rest) : rest;
};

/** Whether the server has said that a side has no time left. @param {import("./game.js").Game} game @param {"A"|"B"} side */
const isKnown = ({ over, notes }, side) => over || notes.some((note) => note.kind === "timeEnds" && note.side === side);

/** A time as people read it: `2 d 5 h`, `1:05:09`, `9:58`. @param {number} time in milliseconds */
export const timeWords = (time) => {
  const sign = time < 0 ? "−" : "";
  const whole = Math.abs(time < 0 ? Math.floor(time / SECOND_MILLIS) * SECOND_MILLIS : Math.ceil(time / SECOND_MILLIS) * SECOND_MILLIS);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [days, hours] = [Math.floor(whole / DAY_MILLIS), Math.floor((whole % DAY_MILLIS) / HOUR_MILLIS)];
  if (days) return sign + told("{days} d {hours} h", { days, hours });
  const [minutes, seconds] = [Math.floor((whole % HOUR_MILLIS) / MINUTE_MILLIS), Math.floor((whole % MINUTE_MILLIS) / SECOND_MILLIS)];
  return `${sign}${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds)}`;
};

/** @param {Element} element @param {import("./game.js").Game} game */
const tell = (element, game) => {
  const side = /** @type {"A"} */ (element.getAttribute("data-timer"));
  const time = left(game, side);
  element.classList.toggle("runs", game.table.clock?.runs === side);
  element.classList.toggle("low", time < Math.min(MINUTE_MILLIS, (game.table.clock?.bank || HOUR_MILLIS) * SECOND_MILLIS * 0.1));
  const words = timeWords(time);
  if (element.textContent !== words) element.textContent = words;
};

/** The time of a side; nothing in a game without a clock. @param {import("./game.js").Game} game @param {"A"|"B"} side */
export const timeOf = (game, side) => {
  if (!game.table.clock) return null;
  const element = html("span", { class: "timer", "data-timer": side, title: told("Time of side {side}", { side }), role: "timer" });
  tell(element, game);
  return element;
};

/** Lets the times on the page run; when one is over, the game learns what follows. */
export class Timer {
  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** Whether the server has been asked lately. */
    this.asks = false;
    this.beat = setInterval(() => this.tick(), SECOND_MILLIS / 4);
  }

  tick() {
    const { game } = this;
    const { clock } = game.table;
    if (!clock) return;
    for (const element of document.querySelectorAll("[data-timer]")) tell(element, game);
    if (this.asks || !clock.runs || left(game, clock.runs) > 0 || isKnown(game, clock.runs)) return;
    this.asks = true;
    // the clock of the server may be a little behind that of the page: then it is asked again
    const again = () => setTimeout(() => (this.asks = false), SECOND_MILLIS);
    game.inTurn(() => game.sync()).then(again, again);
  }

  stop() {
    clearInterval(this.beat);
  }
}
