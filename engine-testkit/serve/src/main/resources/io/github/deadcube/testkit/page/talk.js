// What players settle beside the rules: what the other player asks, and how one asks, agrees and resigns.

import { LONGEST_NAME } from "./agreed.js";
import { bell } from "./bell.js";
import { button, byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { called, hasOther, opposite } from "./people.js";
import { beside } from "./popup.js";
import { keep } from "./store.js";

/** A switch. @param {string} text @param {boolean} on @param {(on: boolean) => void} set @param {string} name @param {string} [more] */
const check = (text, on, set, name, more) =>
  html(
    "label",
    { class: "check" },
    html("input", {
      type: "checkbox",
      checked: on,
      "data-do": name,
      onchange: (/** @type {Event} */ event) => set(/** @type {HTMLInputElement} */ (event.target).checked),
    }),
    html("span", {}, text, more ? html("small", {}, ` ${more}`) : null),
  );

/** Both sides of one page agree on a draw. @param {import("./game.js").Game} game */
const agreesOnDraw = async (game) => {
  await game.settle({ do: "offerDraw", side: "A" });
  await game.settle({ do: "answerDraw", side: "B", allow: true });
};

export class Talk {
  /** @param {import("./screen.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    const { seat, engine } = screen.game;
    /** Pages that exchange texts have nothing between them that could keep an agreement. */
    this.can = !!seat.token && !seat.guest && !seat.copy && !!screen.pilot && (engine.shared || !hasOther(seat.players));
    this.shown = "";
    byId("talk").hidden = true;
    for (const box of [byId("talk"), byId("requests")]) refill(box);
  }

  /** What the other player asks, each with an answer. */
  requests() {
    const { game } = this.screen;
    const { own, table, undoAsked, leaving } = game;
    const other = opposite(own);
    const line = (/** @type {string} */ text, /** @type {any[]} */ ...answers) => html("div", { class: "request" }, html("p", {}, html("bdi", {}, text)), html("div", { class: "bar" }, answers));
    const last = game.due - 1;
    // about an undo the side of the token alone is heard
    const answerUndo = (/** @type {boolean} */ allow) => () => game.answer({ do: "answerUndo", to: undoAsked?.to, allow });
    const answerDraw = (/** @type {boolean} */ allow) => () => game.settle({ do: "answerDraw", allow });
    const words = undoAsked && { who: called(game, other), count: last - undoAsked.to };
    return [
      undoAsked?.side === other
        ? line(
            told("{who} asks to take back {count, plural, =1 {the last input} other {the last # inputs}}.", words),
            this.does(told("Allow"), "allowUndo", answerUndo(true), "primary"),
            this.does(told("Refuse"), "refuseUndo", answerUndo(false)),
          )
        : undoAsked
          ? line(told("You ask to take back {count, plural, =1 {the last input} other {the last # inputs}}.", words), this.does(told("Never mind"), "refuseUndo", answerUndo(false)))
          : null,
      table.drawOffered === other && game.fairly
        ? line(
            told("{who} offers a draw.", { who: called(game, other) }),
            this.does(told("Accept the draw"), "allowDraw", answerDraw(true), "primary"),
            this.does(told("Refuse"), "refuseDraw", answerDraw(false)),
          )
        : table.drawOffered === own && game.fairly
          ? line(told("You offer a draw."), this.does(told("Never mind"), "refuseDraw", answerDraw(false)))
          : null,
      leaving.includes(other) ? html("p", { class: "request" }, html("bdi", {}, told("{who} has left the game. It ends if you leave it too.", { who: called(game, other) }))) : null,
    ];
  }

  /** @param {string} text @param {string} name @param {() => Promise<any>} task @param {string} [kind] */
  does(text, name, task, kind = "") {
    return button(text, this.screen.attempts(task), { "data-do": name, class: kind || null });
  }

  /** Asks first. @param {string} text of the button @param {string} name @param {string} question @param {() => Promise<any>} task */
  sure(text, name, question, task) {
    const { screen } = this;
    /** @type {HTMLElement} */
    const made = button(
      text,
      () =>
        screen.popup.open(
          told("{action}?", { action: text }),
          beside(made),
          html("p", {}, question),
          button(
            text,
            screen.attempts(async () => {
              screen.popup.close();
              await task();
            }),
            { class: "primary", "data-do": `${name}Sure` },
          ),
        ),
      { "data-do": name },
    );
    return made;
  }

  buttons() {
    const { screen } = this;
    const { game } = screen;
    if (game.over || game.waitsForPlayer) return null;
    const side = game.own;
    const both = Object.values(game.seat.players).every((player) => player === "person");
    return html(
      "div",
      { class: "helps" },
      game.fairly && !game.table.drawOffered ? this.does(told("Offer a draw"), "draw", () => game.settle({ do: "offerDraw" })) : null,
      both ? this.sure(told("Agree on a draw"), "draw", told("The game ends without a winner."), () => agreesOnDraw(game)) : null,
      this.sure(told("Resign"), "resign", told("{team} lose the game.", { team: screen.names.teams[side] }), () => game.settle({ do: "resign", side })),
    );
  }

  switches() {
    const { screen } = this;
    const { game } = screen;
    const { own, table } = game;
    const other = opposite(own);
    const set = (/** @type {string} */ what) => (/** @type {boolean} */ allow) => screen.attempts(() => game.settle({ do: what, allow }))();
    // at one page both sides are its own
    const watch = (/** @type {boolean} */ allow) =>
      screen.attempts(async () => {
        for (const side of game.fairly ? [own] : ["A", "B"]) await game.settle({ do: "allowWatching", side, allow });
      })();
    const allows = (/** @type {string} */ side) => !!table.advice?.includes(/** @type {any} */ (side));
    const closed = (/** @type {string} */ side) => !!table.unwatched?.includes(/** @type {any} */ (side));
    return [
      game.fairly && !game.over && !game.waitsForPlayer
        ? check(
            told("Allow advice of bots"),
            allows(own),
            set("allowAdvice"),
            "advice",
            allows(own) && allows(other) ? told("both allow it") : allows(other) ? told("the other player allows it") : allows(own) ? told("the other player does not") : told("both must allow it"),
          )
        : null,
      game.engine.shared ? check(told("Others may watch"), !closed(own), watch, "watch", game.fairly && closed(other) ? told("the other player lets no one") : "") : null,
      check(told("Sound when it is my turn"), bell.on, (on) => bell.set(on), "sound"),
      this.naming(),
    ];
  }

  /** The name of the player at this page. */
  naming() {
    const { screen } = this;
    const { game } = screen;
    const { own, table } = game;
    const field = /** @type {HTMLInputElement} */ (html("input", { value: table.names?.[own] || "", maxlength: LONGEST_NAME, "aria-label": told("Name of the player of side {side}", { side: own }), "data-do": "name" }));
    const rename = screen.attempts(async () => {
      const name = field.value.trim();
      if (!name || name === table.names?.[own]) return;
      await game.settle({ do: "rename", name });
      keep("name", name);
    });
    field.addEventListener("change", rename);
    return html("label", { class: "naming" }, html("span", {}, told("Name (side {side})", { side: own })), field);
  }

  show() {
    const box = byId("talk");
    const { game } = this.screen;
    box.hidden = !this.can;
    if (!this.can || !game.prompt) return;
    const { clock: _, ...table } = game.table;
    const shows = JSON.stringify([table, game.own, game.undoAsked, game.leaving, game.over, game.waitsForPlayer, game.undoAsked && game.due]);
    if (shows === this.shown) return;
    this.shown = shows;
    const { activeElement } = document;
    const inside = box.contains(activeElement) || byId("requests").contains(activeElement);
    const focused = inside && activeElement?.getAttribute("data-do");
    const open = box.querySelector("details")?.hasAttribute("open");
    refill(byId("requests"), this.requests());
    refill(box, this.buttons(), html("details", { open }, html("summary", { "data-do": "settings" }, told("This game")), this.switches()));
    if (!focused) return;
    const again = document.querySelector(`:is(#talk, #requests) [data-do="${focused}"]`) || box.querySelector("summary");
    /** @type {HTMLElement|null} */ (again)?.focus();
  }
}

/** What a browser whose engine forgets its games has kept of the end of one. @param {string} game */
export const settledName = (game) => `settled.${game}`;

/** Ends a game again that its record does not know to be over. @param {import("./game.js").Game} game @param {{by: string, winner?: "A"|"B"}} ended */
export const settlesAgain = async (game, { by, winner }) => {
  if (by === "resignation") return game.settle({ do: "resign", side: winner ? opposite(winner) : "A" });
  return by === "draw" ? agreesOnDraw(game) : undefined;
};

/** The button by which an undo that needs consent is asked for. @param {import("./screen.js").Screen} screen @param {number} to */
export const askUndo = (screen, to) =>
  screen.game.fairly && !screen.game.undoAsked && !screen.game.over
    ? button(
        told("Ask for the undo"),
        screen.attempts(() => screen.game.answer({ do: "askUndo", to })),
        { "data-do": "askUndo", title: told("The other player may allow it") },
      )
    : null;
