// A game as one seat sees it: its documents, the view after every input, and the question that is open.

import { patched, same } from "./patch.js";
import { Refused } from "./protocol.js";

/**
 * @typedef {object} Seat
 * @property {string} game the name of the game
 * @property {"A"|"B"|"everybody"} side whose view is shown
 * @property {string} [token] of the side or of the keeper
 * @property {number} [heard]  how many inputs the page of the other player has, without a server
 * @property {number} [moment]  the number of the moment that is shown first
 * @property {boolean} [guest]  whether the game is only watched, from a link
 * @property {boolean} [over]  whether the game is over
 * @property {string} [copy]  the record of a game from a link, which is looked at
 * @property {Record<string, string>} players for A and B: "person", "other" (plays in another browser) or the name of a bot
 */

/** Whether the input that a choice would be was played already, as by another tab of the same seat. @param {any} error */
const isLate = (error) => error instanceof Refused && error.faults.some(({ where }) => where === "/number");

/** @typedef {import("./protocol.js").Answer} Answer */

/** @typedef {{number: number, update: import("./protocol.js").Update|null, view: import("./protocol.js").View}} Moment  the view after the input of this number; of 0, before the first */

export class Game {
  /** @param {import("./protocol.js").Engine} engine @param {Seat} seat @param {Answer & {words?: string[]}} documents the answer of `start`, `load` or `join` */
  constructor(engine, seat, documents) {
    this.engine = engine;
    this.seat = seat;
    this.setup = documents.setup;
    this.battlefield = documents.battlefield;
    this.played = documents.played;
    /** @type {string[]} the labels of options of a recorded game */
    this.words = documents.words || [];
    /** @type {Moment[]} */
    this.moments = [];
    /** @type {import("./protocol.js").Prompt|null} */
    this.prompt = null;
    /** What holds between two people, as `join` answers it. @type {{since?: number, joined: string[], but?: string[]}|null} */
    this.fair = documents.fair || null;
    /** What was taken back between two people. @type {any[]} */
    this.undone = [];
    /** What the players have settled beside the rules. @type {import("./protocol.js").Settled} */
    this.table = documents.table || {};
    /** When this page has learnt it: the clock has run on since. */
    this.tableAt = performance.now();
    /** What the story tells of it. @type {any[]} */
    this.notes = [];
    /** An undo that a side asks for. @type {{side: string, to: number}|null} */
    this.undoAsked = null;
    /** The sides that ask for the end of the game. @type {string[]} */
    this.leaving = [];
    this.due = 0;
    this.busy = false;
    /** The input that was due when this page was last told of a change. */
    this.told = 0;
    /** Before each thing that a person has done at this page: the number of inputs. @type {number[]} */
    this.marks = [];
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    /** @type {Promise<any>} */
    this.turn = Promise.resolve();
  }

  /** @param {() => void} listener */
  onChange(listener) {
    this.listeners.add(listener);
  }

  tell() {
    for (const listener of this.listeners) listener();
  }

  /** @param {any} request */
  ask(request) {
    const { game, token } = this.seat;
    return this.engine.ask({ ...request, game, ...(token ? { token } : {}) });
  }

  /** The side that must answer at this page; empty if none must. */
  get asked() {
    const side = this.prompt?.type === "decision" && this.prompt.side;
    return side && this.seat.players[side] === "person" ? side : "";
  }

  /** The bot that must answer; empty if none must. */
  get bot() {
    const player = this.prompt?.type === "decision" && this.seat.players[this.prompt.side];
    return player && player !== "person" && player !== "other" ? player : "";
  }

  get over() {
    return this.prompt?.type === "finished" || !!this.table.ended;
  }

  /** The side that has won; none of a game that goes on or is drawn. */
  get winner() {
    return this.table.ended ? this.table.ended.winner : this.prompt?.result?.winner;
  }

  /** Whether two people play at pages of one server. */
  get fairly() {
    return !!this.fair?.since;
  }

  /** Whether a bot may advise: alone always, between two people if both allow it. */
  get advised() {
    return !this.fairly || this.over || this.table.advice?.length === 2;
  }

  /** The side for which this page settles something beside the rules: at one page for two people the side that is asked. @returns {"A"|"B"} */
  get own() {
    if (this.seat.side !== "everybody") return this.seat.side;
    return this.prompt?.side && this.seat.players[this.prompt.side] === "person" ? this.prompt.side : this.seat.players.A === "person" ? "A" : "B";
  }

  /** Whether the other player asks something of the person at this page. */
  get requested() {
    const asks = [this.undoAsked?.side, this.table.drawOffered, ...(this.table.rematch?.asked || [])];
    return this.fairly && !this.seat.guest && asks.some((side) => side && side !== this.own);
  }

  /** Settles something beside the rules. @param {any} request */
  settle(request) {
    return this.answer({ side: this.own, ...request });
  }

  /** Asks the other player something, or answers it. @param {any} request */
  answer(request) {
    return this.inTurn(async () => {
      await this.ask(request);
      await this.sync();
    });
  }

  /** Whether a person must still take a seat before the game begins. */
  get waitsForPlayer() {
    return !!this.fair?.since && this.fair.joined.length < 2;
  }

  /** Whether another browser plays the other side. With the keeper's token the prompt is that of either side; with a seat's token that of the side. */
  get alone() {
    return this.seat.side !== "everybody" && Object.values(this.seat.players).includes("other");
  }

  get last() {
    return this.moments[this.moments.length - 1];
  }

  /** One after the other: the answer to the first request is known before the second is sent. @template T @param {() => Promise<T>} task @returns {Promise<T>} */
  inTurn(task) {
    const result = this.turn.then(task);
    this.turn = result.catch(() => {});
    return result;
  }

  /** Learns what has happened since the last moment. @param {boolean} [missed] whether an undo may have been missed too */
  async sync(missed = false) {
    const { side } = this.seat;
    const { alone } = this;
    if (this.waitsForPlayer) {
      this.fair = (await this.ask({ do: "join", ...(alone ? { side } : {}) })).fair;
      // the game is dealt again when the other player comes, with dice that may be fewer or as many
      if (!this.waitsForPlayer) this.moments = [];
    }
    const since = this.moments.length ? this.last.number : 0;
    const question = await this.ask({ do: "prompt", ...(alone ? { side } : {}) });
    if ((question.undos || 0) > this.undone.length)
      this.undone.push(...(await this.ask({ do: "undone", side, since: this.undone.length })).undone);
    if ((question.table?.notes || 0) > this.notes.length)
      this.notes.push(...(await this.ask({ do: "notes", since: this.notes.length })).notes);
    const fewer = question.due - 1 < since;
    if (fewer) this.forget(question.due);
    this.asks(question);
    if (missed || fewer || !this.moments.length || question.due - 1 > since) await this.learn(side);
    this.tell();
  }

  /** @param {string} side @returns {Promise<void>} */
  async learn(side) {
    const since = this.moments.length ? this.last.number : 0;
    const { view, updates = [] } = await this.ask({ do: "events", side, since, changes: true }).catch((error) => {
      // an undo while the request was under way leaves fewer inputs than this page has
      if (!since || !(error instanceof Refused)) throw error;
      return /** @type {Answer} */ ({});
    });
    if (this.moments.length && !same(view, this.last.view)) {
      // other inputs than these were played after an undo
      this.forget(0);
      return this.learn(side);
    }
    if (!this.moments.length) this.moments.push({ number: 0, update: null, view });
    this.add(updates);
  }

  /**
   * Plays choices until one is not offered, as one request. Plays none if the question has changed before its turn comes, as by an undo or
   * in another tab.
   * @param {(string|string[])[]} choices in notation; of alternatives the first one that is offered
   * @param {boolean} [begins] whether people would undo what follows, and no more
   * @returns {Promise<boolean>} whether the choices were played
   */
  play(choices, begins = true) {
    this.busy = true;
    const { prompt, due: begun } = this;
    this.told = 0;
    return this.inTurn(async () => {
      let plays = !!prompt && this.prompt === prompt;
      try {
        if (plays) {
          if (this.asked && begins) this.marks.push(this.due - 1);
          const { side } = this.seat;
          await this.heard(
            await this.ask({ do: "choose", choices, number: this.due, changes: true, viewer: side, ...(this.alone ? { side } : {}) }),
          );
        }
        if (this.told && (this.told > this.due || this.told <= begun)) await this.sync(true);
      } catch (error) {
        if (!isLate(error)) throw error;
        plays = false;
        await this.sync(true);
      } finally {
        this.busy = false;
        this.tell();
      }
      return plays;
    });
  }

  /** Takes the answer to a move: what has happened, and the next question. @param {Answer} answer */
  async heard(answer) {
    const { updates = [] } = answer;
    const follows = updates.length && updates[0].number === this.last.number + 1;
    const missed = (answer.undos || 0) > this.undone.length || (answer.table?.notes || 0) > this.notes.length;
    if (!follows || missed || this.waitsForPlayer) return this.sync();
    this.add(updates);
    this.asks(answer);
    this.tell();
  }

  /** @param {any[]} updates */
  add(updates) {
    for (const update of updates) this.moments.push({ number: update.number, update, view: patched(this.last.view, update.changed || []) });
  }

  /** The question that is open now. An equal one stays the same object, so that its answer may be under way. @param {any} answer */
  asks({ due, prompt, waiting, table, undoAsked, leaving }) {
    this.table = table || {};
    this.tableAt = performance.now();
    this.undoAsked = undoAsked || null;
    this.leaving = leaving || [];
    /** @type {import("./protocol.js").Prompt} */
    const next = prompt || { type: "waiting", side: waiting };
    if (due !== this.due || !same(next, this.prompt)) this.prompt = next;
    this.due = due;
  }

  /** Goes back to a number of inputs, as far as the rules of looking allow. @param {() => number|null} before the number, known when its turn comes; null for none */
  undo(before) {
    return this.inTurn(async () => {
      const to = before();
      if (to === null) return;
      const { due } = await this.ask({ do: "undo", to });
      this.forget(due);
      await this.sync();
    });
  }

  /** Drops the moments of inputs that are not part of the game any more. @param {number} due */
  forget(due) {
    const { length } = this.moments;
    this.moments = this.moments.filter(({ number }) => number < due);
    this.marks = this.marks.filter((number) => number < due - 1);
    if (!this.moments.length || this.moments.length === length) return;
    // the question was about a moment that is gone
    this.prompt = null;
    this.tell();
  }

  /** Something may have been played elsewhere while this page was not told. */
  refresh() {
    return this.inTurn(async () => {
      if (!this.busy && this.moments.length) await this.sync(true);
    });
  }

  /** Something was played elsewhere. @param {number} due */
  async changed(due) {
    this.told = due;
    if (this.busy) return;
    // the game was dealt when the other player came, or a player has taken back and played as much
    if (due === this.due && this.fairly && this.prompt?.type === "waiting") return void (await this.refresh());
    // something was settled beside the rules
    if (due === this.due) return void (this.fairly || this.seat.guest ? await this.inTurn(() => this.sync()) : 0);
    await this.inTurn(async () => {
      if (due === this.due) return;
      // after an undo other inputs may have been played
      const fewer = due < this.due;
      if (fewer) this.forget(due);
      await this.sync(fewer);
    });
  }
}
