// The table seen from one of four sides, at an angle or from above, in pixels of the page.

import { SIDE } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */

/** The angles from which the table is seen: how much of the ground and of the height is left. */
export const TILTS = [
  { name: "angle", ground: Math.sin(0.7), height: Math.cos(0.7), around: Math.PI / 4 },
  { name: "steep", ground: Math.sin(1), height: Math.cos(1), around: Math.PI / 4 },
  { name: "above", ground: 1, height: 0, around: 0 },
];

export class Projection {
  /**
   * @param {import("./geometry.js").Ground} ground
   * @param {number} turn quarter turns, 0 to 3; with 0 the viewer is in the south-west, or north is up
   * @param {number} tilt an index of TILTS
   */
  constructor(ground, turn, tilt) {
    this.middle = { east: (ground.width * SIDE) / 2, north: (ground.depth * SIDE) / 2 };
    this.turn = turn;
    this.tilt = TILTS[tilt];
    const angle = (turn * Math.PI) / 2 + this.tilt.around;
    this.cosine = Math.cos(angle);
    this.sine = Math.sin(angle);
    const floor = [0, ground.width * SIDE].flatMap((east) => [0, ground.depth * SIDE].map((north) => ({ east, north, up: 0 })));
    const corners = [...floor, ...ground.corners()].map((corner) => this.flat(corner));
    const x = corners.map((corner) => corner.x);
    const y = corners.map((corner) => corner.y);
    this.box = {
      x: Math.min(...x),
      y: Math.min(...y),
      width: Math.max(...x) - Math.min(...x),
      height: Math.max(...y) - Math.min(...y),
    };
  }

  /** In units of a tenth of an inch, before zoom and pan. @param {Point} point */
  flat({ east, north, up }) {
    const e = east - this.middle.east;
    const n = north - this.middle.north;
    const x = e * this.cosine - n * this.sine;
    const away = e * this.sine + n * this.cosine;
    return { x, y: -away * this.tilt.ground - up * this.tilt.height };
  }

  /** How far a point of the ground is from the viewer. @param {number} east @param {number} north */
  away(east, north) {
    return (east - this.middle.east) * this.sine + (north - this.middle.north) * this.cosine;
  }

  /** The sides of a cube that are farther from the viewer than its middle. */
  farSides() {
    const sides = [
      { side: "north", away: this.cosine },
      { side: "east", away: this.sine },
      { side: "south", away: -this.cosine },
      { side: "west", away: -this.sine },
    ];
    return sides.filter((one) => one.away > 0.01).map((one) => one.side);
  }

  /** A path through points; closed. @param {Point[]} points */
  path(points) {
    return `M${points
      .map((point) => this.flat(point))
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L")}Z`;
  }
}
