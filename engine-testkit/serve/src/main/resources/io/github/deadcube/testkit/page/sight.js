// What a model sees, and the lines to another model: free ones and those that something blocks (LOS-1, LOS-2).

import { BASES, HEIGHTS, LYING } from "./figures.js";
import { rangeBetween } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */

const ACROSS = { "left edge": -1, axis: 0, "right edge": 1 };
const UP = { "the feet": 0, "half height": 0.5, "full height": 1 };
const RAY = /^(left edge|axis|right edge) at (the feet|half height|full height): (.*)$/;

/**
 * The lines from the head of a model to nine points of another.
 * @param {string[]} words such as `axis at the feet: free`
 * @param {{point: Point, figure: import("./figures.js").Figure}} from
 * @param {{point: Point, figure: import("./figures.js").Figure}} to
 * @returns {{from: Point, to: Point, kind: string}[]}
 */
export const raysOf = (words, from, to) => {
  const tall = (/** @type {import("./figures.js").Figure} */ figure) => (figure.pinned ? LYING : HEIGHTS[figure.size - 1]);
  const [east, north] = [to.point.east - from.point.east, to.point.north - from.point.north];
  const far = Math.hypot(east, north) || 1;
  const half = BASES[to.figure.size - 1] / 2;
  return words.flatMap((each) => {
    const found = RAY.exec(each);
    if (!found) return [];
    const across = ACROSS[/** @type {"axis"} */ (found[1])] * half;
    const up = UP[/** @type {"the feet"} */ (found[2])] * tall(to.figure);
    return {
      from: { ...from.point, up: from.point.up + tall(from.figure) },
      to: { east: to.point.east + (north / far) * across, north: to.point.north - (east / far) * across, up: to.point.up + up },
      kind: found[3] === "free" ? "free" : "blocked",
    };
  });
};

/**
 * Marks for the cubes within the range that a weapon has on its card, and for the cube of an explosion.
 * @param {any} option a shot
 * @param {string} from the place of the model that shoots
 * @param {any} card of the model
 * @param {import("./geometry.js").Ground} ground
 */
export const shotCubes = (option, from, card, ground) => {
  const range = card?.weapons?.find((/** @type {any} */ weapon) => weapon.name === option.weapon)?.range || 0;
  const within = ground.cubes().filter((cube) => ground.floor(cube) && rangeBetween(cube, from) <= range);
  const blast = option.cube && option.cube === option.target ? [{ cube: option.cube, kind: "hinted" }] : [];
  return [...within.map((cube) => ({ cube, kind: "range", title: `range ${rangeBetween(cube, from)} of ${range}` })), ...blast];
};

/**
 * Marks for the cubes that a model sees.
 * @param {Record<string, string>} seen each cube `partial` or `clear`
 */
export const seenCubes = (seen) =>
  Object.entries(seen).map(([cube, how]) => ({
    cube,
    kind: `seen ${how}`,
    title: `${cube}: seen ${how === "clear" ? "clearly" : "partly"}`,
  }));
