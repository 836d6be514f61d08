// Plays the seats of bots: asks the bot for its advice and plays it, with the keeper's token.

import { told } from "./language.js";

/** What people should know about the levels of bots; a level is a bot of `PLAIN` with a budget. */
export const LEVELS = {
  "level-1": told("Level 1 – plays anything"),
  "level-2": told("Level 2 – goes forward"),
  "level-3": told("Level 3 – quick and careless"),
  "level-4": told("Level 4 – sensible, moment by moment"),
  "level-5": told("Level 5 – thinks ahead a little"),
  "level-6": told("Level 6 – thinks ahead"),
  "level-7": told("Level 7 – thinks ahead farther, slower"),
  "level-8": told("Level 8 – the strongest, slow"),
};

/** What the player of a side is called that is a bot. @param {string} bot */
export const levelName = (bot) => (bot in LEVELS ? told("Level {number}", { number: bot.slice("level-".length) }) : bot);

/** Bots that ship and are offered as levels. */
export const PLAIN = ["random", "skirmisher", "fast", "simple", "search"];

/** The bot that plays unless a player chooses another, and that gives advice. */
export const SENSIBLE = "level-4";

/** Milliseconds until a bot tries again after a failure. */
const AGAIN = 3000;

export class Pilot {
  /**
   * @param {import("./game.js").Game} game
   * @param {() => number} pace milliseconds between the inputs of bots
   * @param {(error: any) => void} failed receives why a bot could not play; it tries again
   */
  constructor(game, pace, failed) {
    this.failed = failed;
    this.game = game;
    this.pace = pace;
    this.stopped = false;
    this.flying = false;
    this.standing = false;
    /** Goes on when the game has changed. */
    this.wake = () => {};
    game.onChange(() => {
      this.wake();
      this.fly();
    });
  }

  async fly() {
    if (this.flying || this.stopped) return;
    this.flying = true;
    try {
      while (this.game.bot && !this.stopped && !this.game.busy) {
        const begun = performance.now();
        const { prompt } = this.game;
        const answer = await this.decision(this.game.bot);
        if (!answer) continue;
        const rest = prompt.purpose === "spot" ? 0 : this.pace() - (performance.now() - begun);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
        if (!this.stopped && this.game.prompt === prompt && !this.game.busy) await this.game.play([answer.text]);
      }
    } catch (error) {
      this.failed(error);
      setTimeout(() => this.fly(), AGAIN);
    } finally {
      this.flying = false;
    }
  }

  /** @param {string} bot @param {number} seed differs from decision to decision, so that equal questions have different answers */
  async advice(bot, seed) {
    const { side } = this.game.prompt;
    return this.game.ask({ do: "advise", bot, side, seed });
  }

  /** What a bot decides; null if the question has changed meanwhile, as by an undo or in another tab. @param {string} bot */
  async decision(bot) {
    const { game } = this;
    const { prompt } = game;
    const answer = await this.advice(bot, game.due).catch(async (error) => {
      await game.refresh();
      if (game.prompt === prompt) throw error;
    });
    return game.prompt === prompt ? answer : null;
  }

  /**
   * Plays the person's deployment, or whatever else a bot may decide, while a condition holds.
   * @param {() => boolean} goesOn
   * @param {() => boolean} [asked] whether it is the person's turn; while it is not, this waits for the other side
   */
  async standIn(goesOn, asked = () => true) {
    if (this.standing) return;
    this.standing = true;
    try {
      for (let first = true; !this.stopped && goesOn(); first = false) {
        if (!asked()) {
          await new Promise((resolve) => (this.wake = () => resolve(null)));
          continue;
        }
        const answer = await this.decision(SENSIBLE);
        if (!answer || this.stopped || !(await this.game.play([answer.text], first))) break;
      }
    } finally {
      this.standing = false;
      this.game.tell();
    }
  }

  stop() {
    this.stopped = true;
    this.wake();
  }
}
