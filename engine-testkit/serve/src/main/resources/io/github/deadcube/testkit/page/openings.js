// Ready-made games: one click begins a whole game, with its teams, its battlefield and a sensible opponent.

import { button, html } from "./dom.js";
import { told, toldParts } from "./language.js";
import { SENSIBLE } from "./pilot.js";
import { drawnBattlefield } from "./preview.js";

/** Where the same bot plays both sides, side A, which a person plays here, wins more often: 43, 33 and 40 of 60 games. @type {{title: string, about: string, battlefield: string, teams: [string, string], scenario: string}[]} */
const OPENINGS = [
  {
    title: told("First blood"),
    about: told("Rooftops, guns and objectives to hold."),
    battlefield: "rooftop-quarter",
    teams: ["ashbarrow-rabble", "hollow-fen-callers"],
    scenario: "patrol",
  },
  {
    title: told("Close quarters"),
    about: told("Narrow lanes between containers, and blades at every corner."),
    battlefield: "container-yard",
    teams: ["kiln-road-breakers", "saltwind-wardens"],
    scenario: "hold-ground",
  },
  {
    title: told("Grab and run"),
    about: told("Crates to carry home through an old refinery."),
    battlefield: "refinery",
    teams: ["ninth-sluice-crew", "lanternfall-outriders"],
    scenario: "supply-run",
  },
];

/** The title of one of several things by its name. @param {any[]} all @param {string} name */
const titleOf = (all, name) => all.find((each) => each.name === name)?.title || name;

/**
 * The ready-made games as cards, each with a drawing and a button.
 * @param {any[]} teams what the engine has
 * @param {any[]} battlefields
 * @param {any[]} scenarios
 * @param {(request: any, seats: Record<string, string>) => Promise<void>} begin
 */
export const openings = (teams, battlefields, scenarios, begin) => {
  const made = OPENINGS.map(({ title, about, battlefield, teams: [own, other], scenario }, i) => {
    const [you, enemy] = [titleOf(teams, own), titleOf(teams, other)];
    const play = button(told("Play now"), () => begin({ battlefield, teams: { A: own, B: other }, scenario }, { A: "person", B: SENSIBLE }), {
      class: i ? "" : "primary",
      "aria-label": told("Play now: {game}", { game: title }),
      "data-opening": scenario,
    });
    const ground = battlefields.find(({ name }) => name === battlefield);
    return html(
      "li",
      { class: "opening" },
      ground ? drawnBattlefield(ground.battlefield, ground.title) : null,
      html("h3", {}, title),
      html("p", {}, about),
      html("p", { class: "quiet" }, toldParts("You play {own} against {enemy}", { own: html("b", { class: "a" }, you), enemy: html("b", { class: "b" }, enemy) })),
      html("p", { class: "quiet" }, `${titleOf(scenarios, scenario)}, ${titleOf(battlefields, battlefield)}`),
      play,
    );
  });
  return html("section", { class: "openings", "aria-labelledby": "openingsTitle" }, html("h2", { id: "openingsTitle" }, told("Play now")), html("ul", {}, made));
};
