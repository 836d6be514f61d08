// The end of a game: who has won and why, the points, and what one may do next.

import { button, byId, html } from "./dom.js";
import { told } from "./language.js";
import { called, opposite } from "./people.js";
import { asksAgain, mayAgain, seatAfter } from "./rematch.js";

/** Who has won, in the words of the table. @param {import("./screen.js").Screen} screen */
export const endTitle = ({ game, names }) => (game.winner ? told("{team} win the game", { team: names.teams[game.winner] }) : told("The game is drawn"));

/** Why the game is over: a rule, or what the players have settled. @param {import("./screen.js").Screen} screen */
const reason = ({ game, names }) => {
  const { ended } = game.table;
  const loser = game.winner && called(game, opposite(game.winner));
  if (ended?.by === "resignation") return told("{who} has resigned.", { who: loser });
  if (ended?.by === "time") return told("{who} has no time left.", { who: loser });
  if (ended) return told("The players have agreed to a draw.");
  const rule = game.prompt?.result?.rule;
  return names.rules.has(rule) ? [`${names.title(rule)} `, names.citation(rule)] : "";
};

/** @param {import("./game.js").Game} game */
const resultWords = (game) => {
  const { side } = game.seat;
  if (side === "everybody" || game.seat.guest) return "";
  return !game.winner ? told("A draw") : game.winner === side ? told("You have won") : told("You have lost");
};

/** @param {import("./screen.js").Screen} screen */
const points = ({ game, names, position }) =>
  html(
    "table",
    { class: "endScore" },
    html("caption", { class: "visuallyHidden" }, told("The points at the end")),
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
  const again = (/** @type {string} */ text, /** @type {() => Promise<any>} */ task) => button(text, screen.attempts(task), { class: "primary", "data-do": "rematch", title: told("Another game with the sides changed") });
  if (!game.fairly) return again(told("Rematch"), async () => screen.again?.());
  if (next) return seatAfter(game) ? again(told("To the rematch"), async () => screen.again?.()) : html("p", { class: "quiet" }, told("The rematch is in your list of games."));
  if (asked.includes(game.own)) return html("p", { class: "quiet", role: "status" }, told("You ask for a rematch. It begins when the other player wants it too."));
  const other = asked.includes(opposite(game.own));
  return [
    other ? html("p", { role: "status" }, html("bdi", {}, told("{who} asks for a rematch.", { who: called(game, opposite(game.own)) }))) : null,
    again(other ? told("Accept the rematch") : told("Rematch"), () => asksAgain(game)),
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
            told("Analysis"),
            screen.attempts(() => analysis.run()),
            { "data-do": "analyse" },
          )
        : null,
      byId("save").hidden ? null : button(told("Save"), () => byId("save").click()),
      own ? button(told("New game"), () => byId("new").click()) : null,
    ),
  );
};
