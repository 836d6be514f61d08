// The battlefield in tenths of an inch: east, north and up from its south-western corner. Spots are numbered as in GEO-2 and GEO-7.

/** The side of a cube in tenths of an inch. */
export const SIDE = 30;

const WHOLE = [5, 15, 25];
const LOW = [4, 11];
const HIGH = [19, 26];

/** @typedef {{column: number, row: number, level: number, part: string}} Cube  column, row and level count from 0 */
/** @typedef {{east: number, north: number, up: number}} Point */

/** Reads `c4`, `c4:2`, `c4w:2`. @param {string} text @returns {Cube} */
export const cubeOf = (text) => {
  const found = /^([a-z])(\d+)([wesn]?)(?::(\d+))?/.exec(text);
  if (!found) throw new Error(`not a cube: ${text}`);
  return { column: found[1].charCodeAt(0) - 97, row: Number(found[2]) - 1, part: found[3], level: Number(found[4] || 1) - 1 };
};

/** The name of a cube, without its part. @param {number} column @param {number} row @param {number} level */
export const cubeName = (column, row, level) => String.fromCharCode(97 + column) + (row + 1) + (level ? `:${level + 1}` : "");

/** The whole cube of a cube, a half-cube or a place: `c4:2` of `c4w:2/3`. @param {string} text */
export const wholeCube = (text) => {
  const cube = cubeOf(text);
  return cubeName(cube.column, cube.row, cube.level);
};

/** Whether a cube or half-cube is a picked one, or a part of it. @param {string} cube @param {string|undefined} picked */
export const liesIn = (cube, picked) => cube === picked || wholeCube(cube) === picked;

/** The range between two cubes or places in cubes (GEO-9). @param {string} one @param {string} other */
export const rangeBetween = (one, other) => {
  const [a, b] = [cubeOf(one), cubeOf(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row), Math.abs(a.level - b.level));
};

/** The number of a place's spot; 0 of a cube. @param {string} place */
export const spotOf = (place) => Number(place.split("/")[1] || 0);

/** Where a spot is in its cube: [east, north]. @param {string} part @param {number} spot */
const within = (part, spot) => {
  const i = spot - 1;
  if (part === "w") return [LOW[i % 2], WHOLE[Math.floor(i / 2)]];
  if (part === "e") return [HIGH[i % 2], WHOLE[Math.floor(i / 2)]];
  if (part === "s") return [WHOLE[i % 3], LOW[Math.floor(i / 3)]];
  if (part === "n") return [WHOLE[i % 3], HIGH[Math.floor(i / 3)]];
  return [WHOLE[i % 3], WHOLE[Math.floor(i / 3)]];
};

/** The middle of a cube or of a side of it: [east, north]. @param {string} part */
const middle = (part) => [part === "w" ? 7.5 : part === "e" ? 22.5 : 15, part === "s" ? 7.5 : part === "n" ? 22.5 : 15];

/** How high a ramp is over its cube's floor. @param {string} toward @param {number} east @param {number} north */
export const rampHeight = (toward, east, north) => {
  const along =
    (toward.includes("east") ? east : toward.includes("west") ? SIDE - east : 0) +
    (toward.includes("north") ? north : toward.includes("south") ? SIDE - north : 0);
  return toward.includes("-") ? along / 2 : along;
};

/** What a page asks about a battlefield document. */
export class Ground {
  /** @param {import("./protocol.js").Battlefield} battlefield */
  constructor(battlefield) {
    this.width = battlefield.width;
    this.depth = battlefield.depth;
    this.levels = battlefield.levels;
    this.floors = new Map((battlefield.floors || []).map((floor) => [floor.cube, floor]));
    this.scenery = new Map((battlefield.scenery || []).map((scenery) => [scenery.cube, scenery]));
    this.faces = battlefield.faces || [];
  }

  /** The floor of a cube; the ground has one everywhere. @param {string} name */
  floor(name) {
    return name.includes(":") ? this.floors.get(name) : { cube: name, cover: "full", ...this.floors.get(name) };
  }

  /** The names of all cubes, level by level. @returns {string[]} */
  cubes() {
    const names = [];
    for (let level = 0; level < this.levels; level++)
      for (let row = 0; row < this.depth; row++)
        for (let column = 0; column < this.width; column++) names.push(cubeName(column, row, level));
    return names;
  }

  /** The corners of all cubes with a floor, a wall or scenery: what a picture of the whole must show. @returns {Point[]} */
  corners() {
    const tall = new Set([...this.faces.map((face) => face.cube), ...this.scenery.keys()]);
    return this.cubes()
      .filter((name) => this.floor(name) || tall.has(name))
      .flatMap((name) => {
        const { column, row, level } = cubeOf(name);
        const up = (level + (tall.has(name) ? 1 : 0)) * SIDE;
        return [0, 1].flatMap((east) => [0, 1].map((north) => ({ east: (column + east) * SIDE, north: (row + north) * SIDE, up })));
      });
  }

  /** Where a place, a half-cube or a cube is; a cube's point is the middle of its floor. @param {string} text @returns {Point} */
  point(text) {
    const cube = cubeOf(text);
    const spot = spotOf(text);
    const [east, north] = spot ? within(cube.part, spot) : middle(cube.part);
    const scenery = this.scenery.get(wholeCube(text));
    let up = cube.level * SIDE;
    if (scenery?.ramp) up += rampHeight(scenery.ramp, east, north);
    for (const platform of (spot && scenery?.platforms) || [])
      if (platform.spots.some((/** @type {number} */ one) => within("", one).every((at, axis) => Math.abs(at - [east, north][axis]) <= 5)))
        up += platform.height;
    return { east: cube.column * SIDE + east, north: cube.row * SIDE + north, up };
  }
}
