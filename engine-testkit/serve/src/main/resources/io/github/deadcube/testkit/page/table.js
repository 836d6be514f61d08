// The table: the battlefield with its figures, turned, tilted, zoomed and cut to its lower levels.

import { Camera } from "./camera.js";
import { crowdOf } from "./crowd.js";
import { drawnBadge } from "./badges.js";
import { drawnLabels } from "./captions.js";
import { drawnFigure, figuresOf } from "./figures.js";
import { Ground, cubeName, cubeOf, wholeCube } from "./geometry.js";
import { drawnMarks, cubeMark } from "./marks.js";
import { Projection, TILTS } from "./projection.js";
import { drawnCubes } from "./scenery.js";
import { SMALL } from "./panels.js";
import { Drawings, refill, svg } from "./dom.js";

/** @typedef {import("./marks.js").Marks} Marks */
/**
 * @typedef {object} Pick  what a point of the page shows: a model, a spot, or cubes
 * @property {string} [model]
 * @property {string} [place]
 * @property {string} [cube] the first of the cubes
 * @property {string[]} [cubes] those whose marks lie over each other at this point; else the one that is drawn there
 * @property {number} x in pixels of the page
 * @property {number} y
 */

/** @type {any} a position before there is a game */
const NOTHING = { round: 0, models: [], a: {}, b: {} };
/** The size of letters, in pixels, for which the labels are drawn. A browser may have another one set. */
const NORMAL_LETTERS = 16;

export class Table {
  /**
   * @param {SVGSVGElement} element
   * @param {(pick: Pick) => void} picked
   * @param {(pick: Pick|null) => void} rests receives what is under the pointer
   */
  constructor(element, picked, rests) {
    this.element = element;
    this.picked = picked;
    this.rests = rests;
    this.turn = 0;
    // a narrow screen is higher than wide: a steep view uses it
    this.tilt = SMALL.matches ? 1 : 0;
    this.cut = 99;
    /** How large people have made the letters of the page. */
    this.letters = 1;
    /** The badges that have spread around a touch. @type {{ids: string[], x: number, y: number}|null} */
    this.crowd = null;
    /** Where each badge is, in pixels. @type {Map<string, {x: number, y: number}>} */
    this.middles = new Map();
    this.layers = {
      world: svg("g", { class: "world" }),
      cubes: svg("g"),
      zones: svg("g"),
      marks: svg("g"),
      ghosts: svg("g"),
      labels: svg("g", { class: "labels" }),
    };
    const { world, cubes, zones, marks, ghosts, labels } = this.layers;
    world.append(cubes, zones, ghosts, marks);
    const arrow = svg(
      "marker",
      { id: "arrow", viewBox: "0 0 8 8", refX: 6, refY: 4, markerWidth: 4, markerHeight: 4, orient: "auto-start-reverse" },
      svg("path", { d: "M0 0L8 4L0 8Z" }),
    );
    const head = svg(
      "marker",
      { id: "head", viewBox: "0 0 8 8", refX: 5, refY: 4, markerWidth: 3.4, markerHeight: 3.4, orient: "auto-start-reverse" },
      svg("path", { d: "M0 0L8 4L0 8Z" }),
    );
    element.replaceChildren(svg("defs", {}, arrow, head), world, labels);
    this.camera = new Camera(element, () => this.moved());
    this.position = NOTHING;
    this.built = "";
    /** @type {Drawings<ReturnType<typeof drawnFigure>>} */
    this.figures = new Drawings();
    /** @type {Drawings<SVGElement>} */
    this.badges = new Drawings();
    /** @type {Marks} */
    this.marks = {};
    /** @type {{cube: string, text: string, kind: string, title: string, rules: string[]}[]} */
    this.things = [];
    element.addEventListener("click", (event) => this.clicked(event));
    element.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch") this.points(event.buttons ? null : this.pickAt(event.clientX, event.clientY));
    });
    element.addEventListener("pointerleave", ({ pointerType }) => pointerType !== "touch" && this.points(null));
    this.camera.onTurned((way) => this.look({ turn: way }));
    this.camera.onHeld((x, y) => this.points(this.pickAt(x, y)));
    new ResizeObserver(() => {
      this.letters = parseFloat(getComputedStyle(document.documentElement).fontSize) / NORMAL_LETTERS;
      this.camera.resized();
    }).observe(element);
  }

  /** Another battlefield. @param {import("./protocol.js").Battlefield} battlefield @param {import("./protocol.js").Played} played */
  setUp(battlefield, played) {
    this.ground = new Ground(battlefield);
    this.cut = 99;
    this.played = played;
    this.position = NOTHING;
    this.built = "";
    this.seen();
  }

  /** Turns by quarters, tilts, or cuts away what is above a level (from 0). @param {{turn?: number, tilt?: number, cut?: number}} how */
  look({ turn = 0, tilt, cut }) {
    this.turn = (this.turn + turn + 4) % 4;
    if (tilt !== undefined) this.tilt = tilt % TILTS.length;
    if (cut !== undefined) this.cut = cut;
    this.seen();
  }

  seen() {
    if (!this.ground) return;
    this.view = new Projection(this.ground, this.turn, this.tilt);
    this.figures = new Drawings();
    this.camera.box = this.view.box;
    this.draw();
  }

  /**
   * Shows a position.
   * @param {import("./protocol.js").Position} position of a view
   * @param {Marks} marks
   * @param {{cube: string, text: string, kind: string, title: string, rules: string[]}[]} things what lies in cubes
   */
  show(position, marks, things) {
    this.position = position || NOTHING;
    this.marks = marks;
    this.things = things;
    this.draw();
  }

  draw() {
    const { ground, view, layers, position, marks } = this;
    if (!ground || !view || !this.played) return;
    this.build();
    const figures = figuresOf(this.played, position).filter((figure) => figure.inPlay);
    this.drawn = figures.map((figure) => this.figure(figure, view, ground)).sort((a, b) => b.away - a.away || a.point.up - b.point.up);
    for (const each of this.bodies || []) each.remove();
    this.bodies = this.drawn.map((each) => {
      const cube = this.cubes?.get(wholeCube(each.figure.place || ""));
      each.body.classList.toggle("high", (cube?.level || 0) > this.cut);
      const before = cube?.things.find((thing) => thing.away < each.away);
      if (before) before.element.before(each.body);
      else cube?.group.append(each.body);
      return each.body;
    });
    refill(
      layers.ghosts,
      this.drawn.map(({ drop }) => drop),
      this.drawn.map(({ outline }) => outline),
    );
    refill(layers.zones, this.ownZones());
    refill(layers.marks, drawnMarks(marks, view, ground));
    this.moved();
  }

  /**
   * @param {import("./figures.js").Figure} figure
   * @param {Projection} view
   * @param {Ground} ground
   */
  figure(figure, view, ground) {
    const { id, place, name, size, pinned, activated, active, hp, item } = figure;
    const drawn = this.figures.of(id, [place, name, size, pinned, activated, active, hp, !!item], () => drawnFigure(figure, view, ground));
    return Object.assign(drawn, { figure });
  }

  /**
   * @param {import("./figures.js").Figure} figure
   * @param {number} level
   * @param {import("./labels.js").Box} box
   */
  badge(figure, level, box) {
    const { id, name, hp, most, place, pinned, activated, active, item } = figure;
    const high = level > this.cut;
    const shows = [name, hp, most, place, pinned, activated, active, !!item, high];
    return this.badges.of(id, shows, () => drawnBadge(figure, level, box, high));
  }

  /** The battlefield itself is drawn again only if the view of it or a door has changed. */
  build() {
    const { ground, view, layers, position } = this;
    if (!ground || !view) return;
    const faces = position.faces || [];
    const key = JSON.stringify([this.turn, this.tilt, this.cut, faces]);
    if (key === this.built) return;
    this.built = key;
    const cubes = drawnCubes(ground, view, faces);
    for (const { level, group } of cubes) group.classList.toggle("cut", level > this.cut);
    this.cubes = new Map(cubes.map((cube) => [cube.name, cube]));
    refill(
      layers.cubes,
      cubes.map(({ group }) => group),
    );
  }

  /** The deployment zones while models are deployed. */
  ownZones() {
    const { view, position, played } = this;
    const zones = played?.scenario?.zones || [];
    if (!view || position.round) return [];
    const owner = (/** @type {number} */ number) => (position.a?.zone === number ? "a" : position.b?.zone === number ? "b" : "free");
    return zones.flatMap((/** @type {string[]} */ cubes, /** @type {number} */ i) =>
      cubes.map((cube) => cubeMark(view, cube, `zone ${owner(i + 1)}`)),
    );
  }

  /** After a zoom or a pan: the world is moved, the labels are placed again. */
  moved() {
    if (!this.ground || !this.view) return;
    const { camera, layers } = this;
    const { origin, scale } = camera;
    layers.world.setAttribute("transform", `translate(${origin.x.toFixed(2)} ${origin.y.toFixed(2)}) scale(${scale.toFixed(4)})`);
    refill(layers.labels, drawnLabels(this));
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (this.camera.dragged) return;
    const pick = this.pickAt(event.clientX, event.clientY);
    const touched = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (touched && this.spreads(pick, event)) return;
    if (this.crowd) {
      this.crowd = null;
      this.moved();
    }
    this.picked(pick);
  }

  /** Whether the badges around a touched one spread now, so that the next touch chooses among them. @param {Pick} pick @param {MouseEvent} event */
  spreads({ model }, event) {
    if (!model || this.crowd?.ids.includes(model)) return false;
    const ids = crowdOf(this.middles, model);
    if (ids.length < 2) return false;
    const box = this.element.getBoundingClientRect();
    this.crowd = { ids, x: event.clientX - box.left, y: event.clientY - box.top };
    this.moved();
    return true;
  }

  /**
   * What a point of the page shows. The marks of cubes are drawn over all figures and do not hide them: a figure wins over them. Walls and floors do hide.
   * @param {number} x
   * @param {number} y
   * @returns {Pick}
   */
  pickAt(x, y) {
    const named = (/** @type {Element} */ element, /** @type {string} */ what) =>
      element.closest(`[data-${what}]`)?.getAttribute(`data-${what}`) || undefined;
    /** @type {string[]} */
    const marked = [];
    for (const element of document.elementsFromPoint(x, y)) {
      if (!this.element.contains(element)) continue;
      const cube = named(element, "cube");
      if (element.classList.contains("mark")) {
        if (cube && !marked.includes(cube)) marked.push(cube);
        continue;
      }
      const model = named(element, "model");
      if (model) return { model, x, y };
      const place = named(element, "place");
      if (place) return { place, cube: wholeCube(place), x, y };
      if (cube && !marked.length) return { cube, cubes: [cube], x, y };
      if (cube) break;
    }
    return { cube: marked[0], cubes: marked, x, y };
  }

  /** Shows what a click would mean. @param {Pick|null} pick */
  points(pick) {
    this.rests(pick);
    const { model, cubes = [] } = pick || {};
    for (const element of this.element.querySelectorAll(".pointed")) element.classList.remove("pointed");
    const meant = model ? `[data-model="${model}"]` : cubes.map((cube) => `.mark[data-cube="${cube}"]`).join(",");
    if (meant) for (const element of this.element.querySelectorAll(meant)) element.classList.add("pointed");
  }

  /** Places, those first that are nearest to a point of the page. @param {string[]} places @param {number} x @param {number} y */
  byDistance(places, x, y) {
    const { ground, view } = this;
    if (!ground || !view) return places;
    const box = this.element.getBoundingClientRect();
    const far = places.map((place) => {
      const at = this.camera.onScreen(view.flat(ground.point(place)));
      return { place, far: Math.hypot(at.x - (x - box.left), at.y - (y - box.top)) };
    });
    return far.sort((one, other) => one.far - other.far).map(({ place }) => place);
  }

  /** Whether a floor that is drawn lies over a cube. @param {string} name */
  covered(name) {
    const { column, row, level } = cubeOf(name);
    const above = [...Array(this.ground?.levels || 0).keys()].filter((each) => each > level && each <= this.cut);
    return this.tilt !== 2 && above.some((each) => this.ground?.floor(cubeName(column, row, each))?.cover === "full");
  }

  /** The cube at a point of the page, for what is dropped there. @param {number} x @param {number} y */
  cubeAt(x, y) {
    const { cube, model } = this.pickAt(x, y);
    const stands = model && this.drawn?.find(({ figure }) => figure.id === model)?.figure.place;
    return cube || (stands && wholeCube(stands)) || null;
  }
}
