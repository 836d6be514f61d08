// Plays the seats of bots: asks the bot for its advice and plays it, with the keeper's token.

/** What people should know about the bots that ship. */
export const LEVELS = {
  random: "Dice roller – plays anything",
  fast: "Recruit – quick and careless",
  skirmisher: "Skirmisher – goes forward",
  simple: "Veteran – plays sensibly",
  search: "Strategist – thinks ahead, slower",
};

/** How many positions a bot that searches may try for one decision. */
const ITERATIONS = 2000;

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
    game.onChange(() => this.fly());
  }

  /** The bot that must answer. */
  get bot() {
    const { prompt, seat } = this.game;
    const player = prompt?.type === "decision" && seat.players[prompt.side];
    return player && player !== "person" && player !== "other" ? player : "";
  }

  async fly() {
    if (this.flying || this.stopped) return;
    this.flying = true;
    try {
      while (this.bot && !this.stopped && !this.game.busy) {
        const begun = performance.now();
        const { choice } = await this.advice(this.bot, this.game.due);
        if (this.stopped || !this.bot) break;
        const rest = this.game.prompt.purpose === "spot" ? 0 : this.pace() - (performance.now() - begun);
        if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
        if (this.stopped || !this.bot) break;
        await this.game.play([choice]);
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
    const iterations = bot === "search" ? { iterations: ITERATIONS } : {};
    return this.game.ask({ do: "advise", bot, side, seed, ...iterations });
  }

  /** Plays the person's deployment, or whatever else a bot may decide, while a condition holds. @param {() => boolean} goesOn */
  async standIn(goesOn) {
    if (this.standing) return;
    this.standing = true;
    try {
      for (let first = true; goesOn(); first = false)
        await this.game.play([(await this.advice("simple", this.game.due)).choice], undefined, first);
    } finally {
      this.standing = false;
    }
    this.game.tell();
  }

  stop() {
    this.stopped = true;
  }
}
