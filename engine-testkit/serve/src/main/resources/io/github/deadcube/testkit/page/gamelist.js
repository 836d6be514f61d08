// The list of games: those of this browser, and on a server those that everybody may watch.

import { button, html, refill } from "./dom.js";
import { locale, told } from "./language.js";
import { hasOther } from "./people.js";
import { dropSeat, kept, keptSeats } from "./store.js";

/** The most games to watch that are listed. */
const MOST_WATCHED = 12;

/** What tells the seats of one game apart; empty for the only one. @param {import("./game.js").Seat} seat */
const seatWords = ({ side, guest }) => (side !== "everybody" ? told("side {side}", { side }) : guest ? told("to watch") : "");

/** @param {string} words @param {import("./game.js").Seat} seat */
const withSeat = (words, seat) => [words, seatWords(seat)].filter(Boolean).join(", ");

/** A time of the day if it is of today, otherwise the day. @param {number} time */
const dateWords = (time) => {
  const date = new Date(time);
  const today = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(locale, today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "short", year: "numeric" });
};

/** @param {any} row of the list @param {"A"|"B"} side */
const nameOf = ({ table, teams }, side) => table?.names?.[side] || teams[side];

/** Round, points, whose turn it is, and when it was played last, in one line. @param {any} row @param {string} own the side of this browser; empty if it only watches */
const rowWords = (row, own) => {
  const { round, score, waiting, over, winner, changed } = row;
  const turn = over
    ? winner
      ? told("{who} won", { who: nameOf(row, winner) })
      : told("a draw")
    : waiting
      ? waiting === own
        ? told("your turn")
        : told("{who} must answer", { who: nameOf(row, waiting) })
      : "";
  return [round ? told("Round {round}", { round }) : told("Set-up"), `${score.A} : ${score.B}`, turn, changed ? dateWords(changed) : ""].filter(Boolean).join(" · ");
};

/** Who plays whom, and in a second line how it stands. @param {any} row @param {string} title of a game of which nothing else is known @param {import("./game.js").Seat} seat */
const entry = (row, title, seat) => {
  const own = Object.values(seat.players).includes("person") && !seat.guest && seat.side !== "everybody" ? seat.side : "";
  return row
    ? [
        html("span", { class: "who" }, html("bdi", {}, nameOf(row, "A")), " – ", html("bdi", {}, nameOf(row, "B")), `, ${withSeat(row.scenario, seat)}`),
        html("small", { class: row.waiting === own && own ? "mine" : "" }, rowWords(row, own)),
      ]
    : [html("span", { class: "who" }, withSeat(title, seat))];
};

/** What a browser whose engine forgets its games has noted of one. @param {string} game */
export const rowName = (game) => `row.${game}`;

/** What a list says of a game, as the page knows it. @param {import("./game.js").Game} game */
export const rowOf = ({ seat, played, table, prompt, over, winner, last }) => ({
  game: seat.game,
  teams: { A: played.teamA.name, B: played.teamB.name },
  scenario: played.scenario.name,
  round: last?.view.position.round || 0,
  score: { A: last?.view.position.a?.score || 0, B: last?.view.position.b?.score || 0 },
  ...(over ? { over, winner } : { waiting: prompt?.side }),
  changed: Date.now(),
  table: { names: table.names },
});

export class GameList {
  /**
   * @param {import("./protocol.js").Engine} engine
   * @param {(seat: any) => Promise<any>} resume
   * @param {(error: any) => void} failed
   * @param {(seat: import("./game.js").Seat) => any} ends
   */
  constructor(engine, resume, failed, ends) {
    this.engine = engine;
    this.resume = resume;
    this.failed = failed;
    this.ends = ends;
    this.box = html("div", { class: "gameList" });
  }

  /** The rows of the games that the engine has open, by their names. @returns {Promise<Map<string, any>>} */
  async rows() {
    const seats = keptSeats();
    if (!this.engine.keeps) return new Map(seats.map(({ game }) => [game, kept(rowName(game), null)]));
    const mine = seats.flatMap(({ game, token }) => (token ? [{ game, token }] : []));
    const { tables } = await this.engine.ask({ do: "tables", seats: mine.slice(0, 100) });
    return new Map(tables.map((/** @type {any} */ row) => [row.game, row]));
  }

  async show() {
    this.draw(new Map());
    const rows = await this.rows().catch(() => new Map());
    if (this.box.isConnected) this.draw(rows);
  }

  /** @param {Map<string, any>} rows */
  draw(rows) {
    const seats = keptSeats();
    const focused = this.box.contains(document.activeElement) ? document.activeElement?.getAttribute("data-game") : "";
    const others = [...rows.values()].filter((row) => row && !row.over && !seats.some(({ game }) => game === row.game)).slice(0, MOST_WATCHED);
    refill(
      this.box,
      seats.length ? html("h2", {}, told("Your games")) : null,
      html(
        "ul",
        {},
        seats.map((seat) => this.own(seat, rows.get(seat.game))),
      ),
      others.length ? html("h2", {}, told("Games to watch")) : null,
      others.length
        ? html(
            "ul",
            {},
            others.map((row) => this.watched(row)),
          )
        : null,
    );
    if (focused) /** @type {HTMLElement|null} */ (this.box.querySelector(`[data-game="${CSS.escape(focused)}"]`))?.focus();
  }

  /** @param {import("./game.js").Seat} seat @param {any} row */
  own(seat, row) {
    const title = /** @type {any} */ (seat).title || seat.game;
    const words = withSeat(row ? `${nameOf(row, "A")} – ${nameOf(row, "B")}, ${row.scenario}` : title, seat);
    const close = button("✕", () => forget(), {
      "aria-label": told("Forget {game}", { game: words }),
      title: seat.guest
        ? told("Forget the game")
        : hasOther(seat.players)
          ? told("Leave the game: it ends when both players have left it")
          : told("Forget the game, and end it"),
      class: "close",
    });
    // a game that ends is gone: it takes a second click
    const forget = () => {
      if (!seat.guest && close.textContent === "✕") {
        close.textContent = told("End it?");
        return undefined;
      }
      dropSeat(seat);
      const ended = this.ends(seat);
      this.show();
      return ended;
    };
    return html("li", {}, this.opens(entry(row, title, seat), seat), close);
  }

  /** @param {any[]} words @param {any} seat */
  opens(words, seat) {
    return html(
      "button",
      { type: "button", class: "option", "data-game": seat.game, onclick: () => this.resume(seat).catch(this.failed) },
      words,
    );
  }

  /** @param {any} row */
  watched(row) {
    const seat = { game: row.game, side: "everybody", players: { A: "other", B: "other" }, guest: true };
    return html("li", {}, this.opens(entry(row, row.game, /** @type {any} */ ({ ...seat, guest: false })), seat));
  }
}
