// What is drawn over the table for a moment or a choice: cubes and spots that may be chosen, paths, shots, explosions.

import { svg, translate } from "./dom.js";
import { SIDE, cubeOf } from "./geometry.js";

/** @typedef {import("./geometry.js").Ground} Ground */
/** @typedef {import("./projection.js").Projection} Projection */
/** @typedef {import("./geometry.js").Point} Point */

/**
 * @typedef {object} Marks
 * @property {{cube: string, kind: string, title?: string}[]} [cubes]
 * @property {{place: string, kind: string}[]} [spots]
 * @property {{places: string[], side: string}[]} [paths]
 * @property {{places: string[], side: string}[]} [plans]  ways that are not chosen yet
 * @property {import("./arrows.js").Arrow[]} [arrows]  what was better, and what was done
 * @property {{from: Point, to: Point, kind: string}[]} [lines]
 * @property {{cube: string, title: string}[]} [blasts]
 * @property {import("./rolls.js").Roll[]} [rolls]
 * @property {{at: string, text: string, kind: string, lead?: string}[]} [results]  a model or a place, and what happens or may happen there
 */

/** The corners of a cube's floor, or of a side of it, a little inside. @param {string} name */
const corners = (name, inset = 1.5) => {
  const { column, row, level, part } = cubeOf(name);
  const [west, south, east, north] = [part === "e" ? 15 : 0, part === "n" ? 15 : 0, part === "w" ? 15 : SIDE, part === "s" ? 15 : SIDE];
  const point = (/** @type {number} */ e, /** @type {number} */ n) => ({
    east: column * SIDE + e,
    north: row * SIDE + n,
    up: level * SIDE,
  });
  return [
    point(west + inset, south + inset),
    point(east - inset, south + inset),
    point(east - inset, north - inset),
    point(west + inset, north - inset),
  ];
};

/** The floor of a cube as a path. @param {Projection} view @param {string} name @param {string} kind @param {string} [title] */
export const cubeMark = (view, name, kind, title) =>
  svg("path", { class: `mark ${kind}`, d: view.path(corners(name)), "data-cube": name }, title ? svg("title", { text: title }) : null);

/** Eye level over a place, for lines of sight. @param {Ground} ground @param {string} place @returns {Point} */
export const eye = (ground, place) => {
  const point = ground.point(place);
  return { ...point, up: point.up + 9 };
};

/** @param {Projection} view @param {Point[]} points */
const openPath = (view, points) => view.path(points).replace(/Z$/, "");

/**
 * The elements under the figures and those over them.
 * @param {Marks} marks
 * @param {Projection} view
 * @param {Ground} ground
 */
export const drawnMarks = (marks, view, ground) => {
  const circle = (/** @type {string} */ place, /** @type {string} */ kind) => {
    const { x, y } = view.flat(ground.point(place));
    return svg("ellipse", {
      class: `spot ${kind}`,
      cx: x.toFixed(1),
      cy: y.toFixed(1),
      rx: 3.4,
      ry: (3.4 * Math.max(0.4, view.tilt.ground)).toFixed(1),
      "data-place": place,
    });
  };
  const blast = (/** @type {{cube: string, title: string}} */ { cube, title }) => {
    const { x, y } = view.flat(ground.point(cube));
    return svg(
      "g",
      { class: "blast", transform: translate({ x, y: y - 4 }) },
      svg("title", { text: title }),
      svg("circle", { r: 15 }),
      svg("circle", { r: 8 }),
    );
  };
  return [
    ...(marks.cubes || []).map(({ cube, kind, title }) => cubeMark(view, cube, kind, title)),
    ...(marks.spots || []).map(({ place, kind }) => circle(place, kind)),
    ...[...(marks.paths || []).map((path) => ({ ...path, planned: false })), ...(marks.plans || []).map((plan) => ({ ...plan, planned: true }))]
      .filter(({ places }) => places.length > 1)
      .map(({ places, side, planned }) =>
        svg("path", {
          class: `path ${side.toLowerCase()}${planned ? " planned" : ""}`,
          d: openPath(
            view,
            places.map((place) => ground.point(place)),
          ),
          "marker-end": "url(#arrow)",
        }),
      ),
    ...(marks.arrows || []).map(({ places, kind }) => {
      const d = openPath(
        view,
        places.map((place) => (kind.includes("attack") ? eye(ground, place) : ground.point(place))),
      );
      // the light line below tells the arrow from what is drawn there
      return svg("g", { class: `advice ${kind}` }, svg("path", { class: "casing", d }), svg("path", { d, "marker-end": "url(#head)" }));
    }),
    ...(marks.blasts || []).map(blast),
    ...(marks.lines || []).map(({ from, to, kind }) => svg("path", { class: `ray ${kind}`, d: openPath(view, [from, to]) })),
  ];
};
