// The line at the top: points, round, command dice, who is asked.

import { commandDice } from "./dice.js";
import { byId, html, refill } from "./dom.js";
import { LEVELS } from "./pilot.js";

/** @param {import("./screen.js").Screen} screen */
export const scoreLine = (screen) => {
  const { position, game, names } = screen;
  const { rounds = 0, target = 0, name = "" } = game.played.scenario;
  const side = (/** @type {"A"|"B"} */ letter) => {
    const state = position[letter.toLowerCase()] || {};
    const player = game.seat.players[letter];
    const who =
      player === "person"
        ? ""
        : player === "other"
          ? "other player"
          : (LEVELS[/** @type {"level-4"} */ (player)] || player || "").split(" –")[0];
    return html(
      "div",
      { class: `sideScore ${letter.toLowerCase()}${position.active?.controller === letter ? " active" : ""}` },
      html(
        "span",
        { class: "team" },
        html("b", {}, letter),
        html("span", { class: "teamName" }, ` ${names.teams[letter]}`),
        who ? html("small", {}, ` ${who}`) : null,
      ),
      html(
        "span",
        { class: "points" },
        html("span", { class: "visuallyHidden" }, `${state.score || 0} of ${target} victory points`),
        html("span", { "aria-hidden": "true" }, String(state.score || 0), html("small", {}, ` / ${target} VP`)),
      ),
      html("span", { class: "commands" }, commandDice(state.command)),
    );
  };
  refill(
    byId("score"),
    side("A"),
    html(
      "div",
      { class: "round" },
      html("b", {}, position.round ? `Round ${position.round}` : "Set-up"),
      html("small", {}, position.round ? ` of ${rounds}` : ""),
      html("br"),
      html("small", {}, name),
    ),
    side("B"),
  );
};
