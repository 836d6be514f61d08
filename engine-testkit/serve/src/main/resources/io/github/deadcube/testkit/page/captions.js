// The labels of the table, in pixels of the page: badges, numbers of spots, results, dice, what lies about, columns and rows.

import { badgeSize } from "./badges.js";
import { GROWN, spreadAround } from "./crowd.js";
import { svg, translate } from "./dom.js";
import { SIDE, cubeOf, spotOf } from "./geometry.js";
import { placed } from "./labels.js";
import { drawnRoll, rollSize } from "./rolls.js";
import { explaining } from "./terms.js";

/** The pixels for each unit at which the numbers of neighbouring spots have room; on a smaller drawing they move apart. */
const APART = 2;
/** The pixels of a character of a label, at the size of the style sheet. */
const LETTER = 6.3;

/** The labels of the table: the numbers of spots first, then badges from the front, then what lies about, then the names of columns and rows. @param {import("./table.js").Table} table */
export const drawnLabels = (table) => {
  const { camera, drawn = [], marks, things, ground, view, letters } = table;
  if (!ground || !view) return [];
  const on = (/** @type {any} */ point) => camera.onScreen(view.flat(point));
  const tops = new Map(drawn.map((each) => [each.figure.id, camera.onScreen(each.top)]));
  /** @type {{x: number, y: number, width: number, height: number, reach?: number, draw: (box: any) => any, from?: any, id?: string, grown?: number}[]} */
  const wanted = [];
  const spread = Math.max(1, (APART * letters) / camera.scale);
  for (const { place, kind } of marks.spots || []) {
    const [from, middle] = [place, place.split("/")[0]].map((each) => on(ground.point(each)));
    const x = middle.x + (from.x - middle.x) * spread;
    const y = middle.y + (from.y - middle.y) * spread + 7 * letters;
    wanted.push({ x, y, width: 13, height: 14, from, draw: (box) => spotNumber(box, place, kind) });
  }
  const { crowd } = table;
  const around = crowd ? spreadAround(crowd.ids.length, crowd, camera.size()) : [];
  for (const { figure, top, foot } of [...drawn].reverse()) {
    const level = cubeOf(figure.place || "a1").level;
    const spread = crowd?.ids.indexOf(figure.id) ?? -1;
    const { x, y } = around[spread] || camera.onScreen(top);
    const grown = spread >= 0 ? GROWN : 1;
    const wants = {
      x,
      y: y - 2,
      ...badgeSize(figure, level),
      from: camera.onScreen(foot),
      draw: (/** @type {any} */ box) => table.badge(figure, level, box),
      id: figure.id,
      grown,
    };
    // those that have spread have precedence
    if (spread >= 0) wanted.unshift(wants);
    else wanted.push(wants);
  }
  for (const { at, text, kind, lead = "" } of marks.results || []) {
    const place = tops.get(at) || (/^[a-z]\d/.test(at) ? on(ground.point(at)) : null);
    if (place)
      wanted.push({
        x: place.x,
        y: place.y - 24 * letters,
        width: text.length * 7.4 + 10,
        height: 18,
        draw: (box) => plate(box, text, `result ${kind}`, explaining([], lead)),
      });
  }
  for (const roll of marks.rolls || []) {
    const at = tops.get(roll.at) || (/^[a-z]\d/.test(roll.at) ? on(ground.point(roll.at)) : null);
    if (at) wanted.push({ x: at.x, y: at.y - 46 * letters, ...rollSize(roll), draw: () => drawnRoll(roll) });
  }
  for (const { cube, text, kind, title, rules } of things) {
    const { x, y } = on(ground.point(cube));
    wanted.push({
      x,
      y: y + 8,
      width: text.length * LETTER + 9,
      height: 16,
      reach: 60,
      draw: (box) => plate(box, text, `thing ${kind}`, { "data-cube": cube, ...explaining(rules, title) }),
    });
  }
  const far = view.farSides();
  for (let column = 0; column < ground.width; column++)
    wanted.push(
      edge(
        on({ east: (column + 0.5) * SIDE, north: far.includes("south") ? ground.depth * SIDE + 7 : -7, up: 0 }),
        String.fromCharCode(97 + column),
      ),
    );
  for (let row = 0; row < ground.depth; row++)
    wanted.push(
      edge(on({ east: far.includes("west") ? ground.width * SIDE + 7 : -7, north: (row + 0.5) * SIDE, up: 0 }), String(row + 1)),
    );
  const { width, height } = camera.size();
  const large = wanted.map(({ grown = 1, ...each }) => ({
    ...each,
    width: each.width * letters * grown,
    height: each.height * letters * grown,
  }));
  const boxes = placed(large, { x: 0, y: 0, width, height });
  const lines = wanted.map((each, i) => {
    const box = boxes[i];
    if (!box || !each.from || Math.hypot(box.x + box.width / 2 - each.x, box.y + box.height - each.y) < 12) return null;
    const { x, y } = each.from;
    return svg("path", {
      class: "leader",
      d: `M${x.toFixed(1)} ${(y - 4).toFixed(1)}L${(box.x + box.width / 2).toFixed(1)} ${(box.y + box.height / 2).toFixed(1)}`,
    });
  });
  table.middles.clear();
  const all = wanted.map((each, i) => {
    const box = boxes[i];
    const label = box && each.draw(each);
    label?.setAttribute("transform", `${translate(box)} scale(${letters * (each.grown || 1)})`);
    if (box && each.id) table.middles.set(each.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    return label;
  });
  return [...lines, ...all];
};

/** @param {{width: number, height: number}} box @param {string} text @param {string} kind @param {Record<string, any>} [more] attributes */
const plate = (box, text, kind, more = {}) =>
  svg(
    "g",
    { class: kind, ...more },
    svg("rect", { width: box.width.toFixed(1), height: box.height, rx: 4 }),
    svg("text", { x: (box.width / 2).toFixed(1), y: box.height - 4.5, text }),
  );

/** The number of a spot that may be chosen, as the list of choices has it. @param {{width: number, height: number}} box @param {string} place @param {string} kind */
const spotNumber = ({ width, height }, place, kind) =>
  svg(
    "g",
    { class: `spotNumber ${kind}`, "data-place": place },
    svg("rect", { width, height, rx: 7 }),
    svg("text", { x: width / 2, y: height - 3.5, text: spotOf(place) }),
  );

/** The name of a column or a row. @param {{x: number, y: number}} at @param {string} text */
const edge = (at, text) => ({
  ...at,
  y: at.y + 6,
  width: 9 * text.length,
  height: 13,
  reach: 1,
  draw: (/** @type {any} */ box) => svg("text", { class: "edge", x: (box.width / 2).toFixed(1), y: 10, text }),
});
