// Floors, walls and scenery of each cube as SVG, to be drawn from the back to the front.

import { svg } from "./dom.js";
import { SIDE, cubeOf, rampHeight } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./projection.js").Projection} Projection */

/** The hole of a wall with a gap, left, right, low and high, as parts of its width and height (GEO-4). */
const HOLES = { small: [0.25, 0.75, 0.25, 0.75], medium: [0.067, 0.933, 0.25, 0.833], large: [0.125, 0.875, 0, 1] };
const BARRICADE = 0.25;
const TREADS = 5;

/** A point of a cube, from tenths of an inch within it. @param {{column: number, row: number, level: number}} cube @returns {Point} */
const at = (cube, /** @type {number} */ east, /** @type {number} */ north, /** @type {number} */ up = 0) => ({
  east: cube.column * SIDE + east,
  north: cube.row * SIDE + north,
  up: cube.level * SIDE + up,
});

/** An upright rectangle over a line: [from, to] along it, [from, to] upward, in parts of a cube. */
const upright = (/** @type {Point} */ one, /** @type {Point} */ other, left = 0, right = 1, low = 0, high = 1) =>
  [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ].map(([along, up]) => ({
    east: one.east + (other.east - one.east) * along,
    north: one.north + (other.north - one.north) * along,
    up: one.up + up * SIDE,
  }));

/** A wall, with the hole of its gap and its hatch. @param {Projection} view @param {Point} one @param {Point} other @param {any} face */
const wall = (view, one, other, face) => {
  if (face.gap === "open") return null;
  const high = face.gap === "low" ? BARRICADE : 1;
  const hole = HOLES[/** @type {"small"} */ (face.gap)];
  const d = view.path(upright(one, other, 0, 1, 0, high)) + (hole ? view.path(upright(one, other, ...hole)) : "");
  const top = upright(one, other, 0, 1, 0, high)
    .slice(2)
    .map((point) => view.flat(point));
  return svg(
    "g",
    { class: `wall ${face.gap}${face.smooth ? " smooth" : ""}` },
    svg("path", { d, "fill-rule": "evenodd" }),
    svg("path", { class: "coping", d: `M${top.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}` }),
    face.hatch ? svg("path", { class: "hatch", d: view.path(upright(one, other, 0.067, 0.233, 0.033, 0.233)) }) : null,
  );
};

/** A box: its top and the two sides that the viewer sees. @param {Projection} view */
const box = (view, /** @type {any} */ cube, { west = 0, south = 0, east = 0, north = 0, height = 0 }, kind = "block") => {
  const far = view.farSides();
  const sides = [
    { side: "south", line: [at(cube, west, south), at(cube, east, south)] },
    { side: "north", line: [at(cube, west, north), at(cube, east, north)] },
    { side: "west", line: [at(cube, west, south), at(cube, west, north)] },
    { side: "east", line: [at(cube, east, south), at(cube, east, north)] },
  ].filter(({ side }) => !far.includes(side));
  const high = height / SIDE;
  return svg(
    "g",
    { class: kind },
    sides.map(({ side, line: [one, other] }) => svg("path", { class: side, d: view.path(upright(one, other, 0, 1, 0, high)) })),
    svg("path", {
      class: "top",
      d: view.path([
        at(cube, west, south, height),
        at(cube, east, south, height),
        at(cube, east, north, height),
        at(cube, west, north, height),
      ]),
    }),
  );
};

/** @param {Projection} view @param {any} cube @param {string} toward */
const ramp = (view, cube, toward) => {
  const corner = (/** @type {number} */ east, /** @type {number} */ north) =>
    at(cube, east, north, Math.min(SIDE, rampHeight(toward, east, north)));
  const strip = 10 * Math.SQRT2;
  const mirrored = (/** @type {number[]} */ [east, north]) => [
    toward.includes("east") ? east : SIDE - east,
    toward.includes("north") ? north : SIDE - north,
  ];
  const diagonal = [
    [0, 0],
    [strip, 0],
    [SIDE, SIDE - strip],
    [SIDE, SIDE],
    [SIDE - strip, SIDE],
    [0, strip],
  ].map(mirrored);
  const square = [
    [0, 0],
    [SIDE, 0],
    [SIDE, SIDE],
    [0, SIDE],
  ];
  const corners = (toward.includes("-") ? diagonal : square).map(([east, north]) => corner(east, north));
  const treads = [];
  for (let i = 1; i < TREADS && !toward.includes("-"); i++) {
    const along = (SIDE * i) / TREADS;
    const ends = /north|south/.test(toward) ? [corner(0, along), corner(SIDE, along)] : [corner(along, 0), corner(along, SIDE)];
    treads.push(view.path(ends));
  }
  return svg(
    "g",
    { class: "ramp" },
    svg("path", { class: "top", d: view.path(corners) }),
    svg("path", { class: "tread", d: treads.join("") }),
  );
};

/** @param {Projection} view @param {any} cube */
const ladder = (view, cube) => {
  const far = view.farSides()[0];
  const onFace = { north: [15, 29], south: [15, 1], east: [29, 15], west: [1, 15] }[/** @type {"north"} */ (far)];
  const across = far === "north" || far === "south" ? [3, 0] : [0, 3];
  const pole = (/** @type {number} */ sign) =>
    [0, SIDE].map((up) => at(cube, onFace[0] + sign * across[0], onFace[1] + sign * across[1], up));
  const [left, right] = [pole(-1), pole(1)];
  const rungs = [];
  for (let up = 3; up < SIDE; up += 4) rungs.push(view.path([left, right].map(([foot]) => ({ ...foot, up: foot.up + up }))));
  return svg("path", { class: "ladder", d: view.path(left) + view.path(right) + rungs.join("") });
};

/** The floor of a cube; half floors cover one half (GEO-5). @param {Projection} view @param {any} cube @param {any} floor @param {string} name */
const floorOf = (view, cube, floor, name) => {
  const ends = { full: [0, 0, 30, 30], north: [0, 15, 30, 30], south: [0, 0, 30, 15], east: [15, 0, 30, 30], west: [0, 0, 15, 30] };
  const [west, south, east, north] = ends[/** @type {"full"} */ (floor.cover)];
  const d = view.path([at(cube, west, south), at(cube, east, south), at(cube, east, north), at(cube, west, north)]);
  const hatch = floor.hatch && view.path([at(cube, 10, 10), at(cube, 20, 10), at(cube, 20, 20), at(cube, 10, 20)]);
  return [
    svg("path", { class: `floor level${Math.min(cube.level, 3)}${(cube.column + cube.row) % 2 ? " odd" : ""}`, d, "data-cube": name }),
    hatch ? svg("path", { class: "hatch", d: hatch }) : null,
  ];
};

/**
 * The walls by the cube that is nearer to the viewer: it is drawn after what stands behind the wall.
 * @param {any[]} faces
 * @param {Projection} view
 */
const wallsByCube = (faces, view) => {
  /** @type {Map<string, any[]>} */
  const walls = new Map();
  for (const face of faces) {
    const cube = cubeOf(face.cube);
    const beyond = { ...cube, column: cube.column + (face.side === "east" ? 1 : 0), row: cube.row + (face.side === "north" ? 1 : 0) };
    const nearer = view.farSides().includes(face.side) || view.tilt.height === 0 ? cube : beyond;
    const key = `${nearer.column} ${nearer.row} ${cube.level}`;
    walls.set(key, [...(walls.get(key) || []), { ...face, cube }]);
  }
  return walls;
};

/** What stands in a cube, without floor and walls, from the back. @param {Projection} view @param {any} cube @param {any} scenery */
const things = (view, cube, scenery) => {
  /** @type {{away: number, element: SVGElement}[]} */
  const made = [];
  const add = (/** @type {number} */ away, /** @type {any} */ element) => made.push({ away, element });
  const away = (/** @type {number} */ east, /** @type {number} */ north) => view.away(cube.column * SIDE + east, cube.row * SIDE + north);
  for (const { spots, height } of scenery.platforms || [])
    for (const spot of spots) {
      const [west, south] = [((spot - 1) % 3) * 10, Math.floor((spot - 1) / 3) * 10];
      const square = { west, south, east: west + 10, north: south + 10, height };
      add(1e6 + away(west, south), box(view, cube, square, "platform"));
    }
  if (scenery.ramp) add(1e6, ramp(view, cube, scenery.ramp));
  if (scenery.ladder) add(1e5, ladder(view, cube));
  for (const block of scenery.blocks || []) {
    const whole = { west: 0, south: 0, ...block };
    add(away((whole.west + whole.east) / 2, (whole.south + whole.north) / 2), box(view, cube, whole));
  }
  if (scenery.middle) {
    const [one, other] =
      scenery.middle.run === "north-south" ? [at(cube, 15, 0), at(cube, 15, SIDE)] : [at(cube, 0, 15), at(cube, SIDE, 15)];
    const element = wall(view, one, other, scenery.middle.face);
    if (element) add(away(15, 15), element);
  }
  return made.sort((a, b) => b.away - a.away);
};

/**
 * The cubes of a battlefield from the back to the front, each as a group with its things; figures are put between these.
 * @param {import("./geometry.js").Ground} ground
 * @param {Projection} view
 * @param {any[]} changedFaces faces that differ from the battlefield's, such as opened doors
 */
export const drawnCubes = (ground, view, changedFaces) => {
  const faces = new Map([...ground.faces, ...changedFaces].map((face) => [`${face.cube} ${face.side}`, face]));
  const walls = wallsByCube([...faces.values()], view);
  const middle = (cube) => view.away((cube.column + 0.5) * SIDE, (cube.row + 0.5) * SIDE);
  return ground
    .cubes()
    .map((name) => ({ name, cube: cubeOf(name) }))
    .sort((a, b) => Math.round(middle(b.cube) - middle(a.cube)) || a.cube.level - b.cube.level)
    .map(({ name, cube }) => {
      const floor = ground.floor(name);
      const own = (walls.get(`${cube.column} ${cube.row} ${cube.level}`) || []).map((face) => {
        const { cube: from } = face;
        const line = face.side === "north" ? [at(from, 0, SIDE), at(from, SIDE, SIDE)] : [at(from, SIDE, 0), at(from, SIDE, SIDE)];
        return wall(view, line[0], line[1], face);
      });
      const inside = things(view, cube, ground.scenery.get(name) || {});
      const parts = [floor ? floorOf(view, cube, floor, name) : null, own, inside.map(({ element }) => element)];
      return { name, level: cube.level, things: inside, group: svg("g", { class: "cube", "data-level": cube.level }, parts.flat(3)) };
    });
};
