// What a model sees, and the lines to another model: free ones and those that something blocks (LOS-1, LOS-2).

import { BASES, HEIGHTS, LYING } from "./figures.js";
import { rangeBetween } from "./geometry.js";
import { told } from "./language.js";

/** @typedef {import("./geometry.js").Ground} Ground */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./figures.js").Figure} Figure */

/** How far from the axis a ray ends, to the right as the shooter sees it. */
const ACROSS = { "left edge": -1, axis: 0, "right edge": 1 };
/** The same to the east and to the north, if the target is exactly above or below. */
const COMPASS = { "north edge": [0, 1], "east edge": [1, 0], "south edge": [0, -1], "west edge": [-1, 0] };
const UP = { "the feet": 0, "half height": 0.5, "full height": 1 };
/** The height of the eye as a part of that of the body (GEO-3). */
const EYE = 0.9;
const RAY = /^((?:left|right|north|east|south|west) edge|axis) at (the feet|half height|full height): (.*)$/;

/**
 * The lines from the head of a model to nine points of another.
 * @param {string[]} words such as `axis at the feet: free`
 * @param {Figure} shooter
 * @param {Figure} target
 * @param {Ground} ground
 * @returns {{from: Point, to: Point, kind: string}[]}
 */
export const raysOf = (words, shooter, target, ground) => {
  const tall = (/** @type {Figure} */ figure) => (figure.pinned ? LYING : HEIGHTS[figure.size - 1]);
  const [from, to] = [shooter, target].map(({ place }) => ground.point(place || ""));
  const [east, north] = [to.east - from.east, to.north - from.north];
  const far = Math.hypot(east, north) || 1;
  const half = BASES[target.size - 1] / 2;
  return words.flatMap((each) => {
    const found = RAY.exec(each);
    if (!found) return [];
    const right = ACROSS[/** @type {"axis"} */ (found[1])];
    const [eastward, northward] = COMPASS[/** @type {"north edge"} */ (found[1])] || [(north / far) * right, (-east / far) * right];
    const up = UP[/** @type {"the feet"} */ (found[2])] * tall(target);
    return {
      from: { ...from, up: from.up + tall(shooter) * EYE },
      to: { east: to.east + eastward * half, north: to.north + northward * half, up: to.up + up },
      kind: found[3] === "free" ? "free" : "blocked",
    };
  });
};

/** Whether an option is a shot at whatever is in a cube. @param {import("./protocol.js").Option} option */
export const hitsCube = (option) => option.verb === "shoot" && option.cube && option.cube === option.target;

/**
 * Marks for the cubes within the range that a weapon has on its card, none for the weapon of an item, and for the cube of an explosion.
 * @param {import("./protocol.js").Option} option a shot
 * @param {string} from the place of the model that shoots
 * @param {import("./protocol.js").Card} card of the model
 * @param {Ground} ground
 */
export const shotCubes = (option, from, card, ground) => {
  const range = card?.weapons?.find((weapon) => weapon.name === option.weapon)?.range ?? -1;
  const within = ground.cubes().filter((cube) => ground.floor(cube) && rangeBetween(cube, from) <= range);
  const blast = hitsCube(option) ? [{ cube: option.cube, kind: "hinted" }] : [];
  return [...within.map((cube) => ({ cube, kind: "range", title: told("range {far} of {range}", { far: rangeBetween(cube, from), range }) })), ...blast];
};

/**
 * Marks for the cubes that a model sees.
 * @param {Record<string, string>} seen each cube `partial` or `clear`
 */
export const seenCubes = (seen) =>
  Object.entries(seen).map(([cube, how]) => ({
    cube,
    kind: `seen ${how}`,
    title: how === "clear" ? told("{cube}: seen clearly", { cube }) : told("{cube}: seen partly", { cube }),
  }));
