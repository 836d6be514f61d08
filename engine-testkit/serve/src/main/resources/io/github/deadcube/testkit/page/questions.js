// Questions about the open question of a game, such as chances: those that are asked at the same time are one request.

export class Questions {
  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
    /** @type {{request: any, resolve: (answer: import("./protocol.js").Answer|null) => void}[]} */
    this.waiting = [];
  }

  /** The answer; null if it is refused. @param {any} request @returns {Promise<import("./protocol.js").Answer|null>} */
  ask(request) {
    return new Promise((resolve) => {
      this.waiting.push({ request, resolve });
      // after all that draws the same question
      if (this.waiting.length === 1) setTimeout(() => this.send());
    });
  }

  async send() {
    const asked = this.waiting;
    this.waiting = [];
    const requests = asked.map(({ request }) => request);
    const answer = await this.game.ask({ do: "several", requests }).catch(() => null);
    const answers = /** @type {import("./protocol.js").Answer[]} */ (answer?.answers || []);
    asked.forEach(({ resolve }, i) => resolve(answers[i] && !answers[i].faults ? answers[i] : null));
  }
}
