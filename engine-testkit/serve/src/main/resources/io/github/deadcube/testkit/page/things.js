// What lies in the cubes: item tokens, markers of the scenario, objectives, exits.

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
    title: `objective, ${goal.vp || 0} VP`,
  }));
  const exits = (scenario.exits || []).map((/** @type {string} */ cube) => ({
    cube,
    text: "exit",
    kind: "exit",
    rules: ["ADV-3"],
    title: "exit: models may leave here",
  }));
  const tokens = (position.tokens || [])
    .filter((token) => token.cube)
    .map((token) => ({
      cube: token.cube,
      text: token.item ? names.title(token.item) : "?",
      kind: token.item ? "token known" : "token",
      rules: token.item ? [token.item, "ITEM-2"] : ["ITEM-2", "ITEM-3"],
      title: `item token ${token.number}${token.item ? `: ${names.title(token.item)}` : ", face down"}${token.item && token.face === "down" ? " (the enemy does not know it)" : ""}`,
    }));
  const markers = (position.markers || []).map((marker) => {
    const title = names.title(marker.rule);
    const whole = [title, marker.number, marker.owner && `of ${marker.owner}`, marker.effect].filter(Boolean).join(" ");
    return { cube: marker.cube, text: marker.number ? `${title} ${marker.number}` : title, kind: "marker", rules: [marker.rule], title: whole };
  });
  return [...objectives, ...markers, ...tokens, ...exits];
};
