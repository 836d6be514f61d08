// The end of a game: who has won and why, the points, and what one may do next.

import { button, byId, html } from "./dom.js";
import { called, opposite } from "./people.js";
import { asksAgain, mayAgain, seatAfter } from "./rematch.js";

/** Who has won, in the words of the table. @param {import("./screen.js").Screen} screen */
export const endTitle = ({ game, names }) => (game.winner ? `${names.teams[game.winner]} win the game` : "The game is drawn");

/** Why the game is over: a rule, or what the players have settled. @param {import("./screen.js").Screen} screen */
const reason = ({ game, names }) => {
  const { ended } = game.table;
  const loser = game.winner && called(game, opposite(game.winner));
  if (ended?.by === "resignation") return `${loser} has resigned.`;
  if (ended?.by === "time") return `${loser} has no time left.`;
  if (ended) return "The players have agreed to a draw.";
  const rule = game.prompt?.result?.rule;
  return names.rules.has(rule) ? [`${names.title(rule)} `, names.citation(rule)] : "";
};

/** @param {import("./game.js").Game} game */
const resultWords = (game) => {
  const { side } = game.seat;
  if (side === "everybody" || game.seat.guest) return "";
  return !game.winner ? "A draw" : game.winner === side ? "You have won" : "You have lost";
};

/** @param {import("./screen.js").Screen} screen */
const points = ({ game, names, position }) =>
  html(
    "table",
    { class: "endScore" },
    html("caption", { class: "visuallyHidden" }, "The points at the end"),
    html(
      "tbody",
      {},
      /** @type {const} */ (["A", "B"]).map((side) =>
        html(
          "tr",
          { class: `${side.toLowerCase()}${game.winner === side ? " won" : ""}` },
          html("th", { scope: "row" }, names.teams[side], game.table.names?.[side] ? html("small", {}, " ", html("bdi", {}, game.table.names[side])) : null),
          html("td", {}, `${position[side.toLowerCase()]?.score || 0} VP`),
        ),
      ),
    ),
  );

/** What is said of a rematch, and how one asks. @param {import("./screen.js").Screen} screen */
const rematch = (screen) => {
  const { game } = screen;
  if (!screen.again || !mayAgain(game)) return null;
  const { asked = [], game: next } = game.table.rematch || {};
  const again = (/** @type {string} */ text, /** @type {() => Promise<any>} */ task) => button(text, screen.attempts(task), { class: "primary", "data-do": "rematch", title: "Another game with the sides changed" });
  if (!game.fairly) return again("Rematch", async () => screen.again?.());
  if (next) return seatAfter(game) ? again("To the rematch", async () => screen.again?.()) : html("p", { class: "quiet" }, "The rematch is in your list of games.");
  if (asked.includes(game.own)) return html("p", { class: "quiet", role: "status" }, "You ask for a rematch. It begins when the other player wants it too.");
  const other = asked.includes(opposite(game.own));
  return [
    other ? html("p", { role: "status" }, html("bdi", {}, `${called(game, opposite(game.own))} asks for a rematch.`)) : null,
    again(other ? "Accept the rematch" : "Rematch", () => asksAgain(game)),
  ];
};

/** The panel of the end, in the place of the question. @param {import("./screen.js").Screen} screen */
export const endPanel = (screen) => {
  const { game, analysis } = screen;
  const said = resultWords(game);
  const own = !!game.seat.token && !game.seat.guest;
  return html(
    "div",
    { class: `ending ${game.winner ? game.winner.toLowerCase() : "drawn"}` },
    said ? html("p", { class: "whoWon" }, said) : null,
    html("h2", { id: "asked", class: game.winner?.toLowerCase() || "" }, endTitle(screen)),
    html("p", { class: "endReason" }, reason(screen)),
    points(screen),
    html(
      "div",
      { class: "helps" },
      rematch(screen),
      analysis.can && !analysis.running && analysis.inputs.size < screen.moments.length - 1
        ? button(
            "Analysis",
            screen.attempts(() => analysis.run()),
            { "data-do": "analyse" },
          )
        : null,
      byId("save").hidden ? null : button("Save", () => byId("save").click()),
      own ? button("New game", () => byId("new").click()) : null,
    ),
  );
};
