// The line at the top: points, round, command dice, who is asked; and what is played.

import { commandDice } from "./dice.js";
import { byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { playerWords } from "./people.js";
import { explaining } from "./terms.js";
import { timeOf } from "./timer.js";

/** What people call the editions. @type {Record<string, string>} */
export const EDITIONS = { third: told("third edition"), living: told("living rules"), revised: told("2025 revision") };

/** The scenario, the battlefield and the edition of a game in one line, and what the scenario says. @param {import("./game.js").Game} game */
export const agreedTerms = async ({ engine, setup, battlefield, played }) => {
  // the page of a replay has no lists
  /** @template {"editions"|"battlefields"|"scenarios"} K @param {K} what @returns {Promise<Exclude<import("./protocol.js").Answer[K][number], string>[]>} */
  const listed = (what) => engine.ask({ do: what }).then((answer) => /** @type {any} */ (answer[what]), () => []);
  const [editions, battlefields, scenarios] = await Promise.all([listed("editions"), listed("battlefields"), listed("scenarios")]);
  const edition = editions.find((each) => `${each.ruleset} v${each.version}` === setup.ruleset)?.name;
  const ground = battlefields.find((each) => each.battlefield.id === battlefield.id)?.title;
  const { name, rounds = 0, target = 0 } = played.scenario;
  const mission = setup.mission || scenarios.find(({ title = "" }) => title === setup.scenario);
  return [
    html("summary", {}, [name, ground || told("{width} × {depth} cubes", { width: battlefield.width, depth: battlefield.depth }), EDITIONS[edition] || setup.ruleset].join(", ")),
    mission?.text ? html("p", {}, mission.text) : null,
    html("p", { class: "quiet" }, told("{rounds} rounds, {target} VP, {points} points. Rules: {ruleset}.", { rounds, target, points: setup.points, ruleset: setup.ruleset })),
  ];
};

/** @param {import("./screen.js").Screen} screen */
export const scoreLine = (screen) => {
  const { position, game, names } = screen;
  const { rounds = 0, target = 0, name = "" } = game.played.scenario;
  const side = (/** @type {"A"|"B"} */ letter) => {
    const state = position[letter.toLowerCase()] || {};
    const who = playerWords(game, letter);
    return html(
      "div",
      { class: `sideScore ${letter.toLowerCase()}${position.active?.controller === letter ? " active" : ""}` },
      html(
        "span",
        { class: "team" },
        html("b", {}, letter),
        html("span", { class: "teamName" }, ` ${names.teams[letter]}`),
        who ? html("small", { class: "player" }, html("bdi", {}, who)) : null,
      ),
      timeOf(game, letter),
      html(
        "span",
        { class: "points" },
        html("span", { class: "visuallyHidden" }, told("{score} of {target} victory points", { score: state.score || 0, target })),
        html("span", { "aria-hidden": "true", ...explaining(["VIC-5", "VIC-6"]) }, String(state.score || 0), html("small", {}, ` / ${target} VP`)),
      ),
      html("span", { class: "commands" }, commandDice(state.command, true)),
    );
  };
  refill(
    byId("score"),
    side("A"),
    html(
      "div",
      { class: "round" },
      html("b", explaining(position.round ? ["RND-1", "RND-6"] : ["SET-10"]), position.round ? told("Round {round}", { round: position.round }) : told("Set-up")),
      html("small", {}, position.round ? [" ", told("of {rounds}", { rounds })] : ""),
      html("br"),
      html("small", {}, name),
    ),
    side("B"),
  );
};
