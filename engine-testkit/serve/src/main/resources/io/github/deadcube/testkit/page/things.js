// What lies in the cubes: item tokens, markers of the scenario, objectives, exits.

import { told } from "./language.js";

/** @param {import("./protocol.js").Position["tokens"][number]} token @param {import("./names.js").Names} names */
const tokenTitle = ({ number, item, face }, names) => {
  if (!item) return told("item token {number}, face down", { number });
  const words = { number, item: names.title(item) };
  return face === "down" ? told("item token {number}: {item} (the enemy does not know it)", words) : told("item token {number}: {item}", words);
};

/**
 * @param {import("./game.js").Game} game
 * @param {import("./protocol.js").Position} position
 * @param {import("./names.js").Names} names
 * @returns {{cube: string, text: string, kind: string, title: string, rules: string[]}[]}
 */
export const thingsOf = (game, position, names) => {
  const { scenario } = game.played;
  const objectives = (scenario.objectives || []).map((goal) => ({
    cube: goal.cube,
    text: `★${goal.vp || ""}`,
    kind: "objective",
    rules: ["VIC-2"],
    title: told("objective, {vp} VP", { vp: goal.vp || 0 }),
  }));
  const exits = (scenario.exits || []).map((/** @type {string} */ cube) => ({
    cube,
    text: told("exit"),
    kind: "exit",
    rules: ["ADV-3"],
    title: told("exit: models may leave here"),
  }));
  const tokens = (position.tokens || [])
    .filter((token) => token.cube)
    .map((token) => ({
      cube: token.cube,
      text: token.item ? names.title(token.item) : "?",
      kind: token.item ? "token known" : "token",
      rules: token.item ? [token.item, "ITEM-2"] : ["ITEM-2", "ITEM-3"],
      title: tokenTitle(token, names),
    }));
  const markers = (position.markers || []).map((marker) => {
    const title = names.title(marker.rule);
    const whole = [title, marker.number, marker.owner && told("of {side}", { side: marker.owner }), marker.effect].filter(Boolean).join(" ");
    return { cube: marker.cube, text: marker.number ? `${title} ${marker.number}` : title, kind: "marker", rules: [marker.rule], title: whole };
  });
  return [...objectives, ...markers, ...tokens, ...exits];
};
