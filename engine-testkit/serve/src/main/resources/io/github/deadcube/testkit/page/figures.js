// The figures: a body that stands among walls, an outline over everything for what walls hide, and a line to the ground.

import { svg, translate } from "./dom.js";

/** @typedef {import("./projection.js").Projection} Projection */
/** @typedef {import("./geometry.js").Ground} Ground */

/** Base and height by size, in tenths of an inch (GEO-3). */
export const BASES = [9.8, 15.7, 23.6, 23.6];
export const HEIGHTS = [12.5, 15, 22.5, 27.5];
/** How high the crown of a leader is. */
const CROWN = 4;
/** How high a pinned model is. */
export const LYING = 5;

/**
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} side A or B
 * @property {string} name
 * @property {number} size
 * @property {number} hp  the points that are left
 * @property {number} most
 * @property {boolean} inPlay
 * @property {string} status
 * @property {string} [place]
 * @property {boolean} [pinned]
 * @property {boolean} [activated]
 * @property {boolean} [active]
 * @property {any} [item]
 * @property {boolean} [leader]
 * @property {any} [card]
 */

/** A model whose card this page has not. @type {import("./protocol.js").Card} */
const UNKNOWN = { model: "" };

/** The models of a view with the numbers of their cards. @param {import("./protocol.js").Played} played @param {import("./protocol.js").Position} position @returns {Figure[]} */
export const figuresOf = (played, position) => {
  const cards = new Map([...played.teamA.models, ...played.teamB.models].map((card) => [card.model, card]));
  return (position.models || []).map((model) => {
    const card = cards.get(model.id) || UNKNOWN;
    const most = card.hitPoints || 1;
    const dead = model.status === "killed";
    return {
      id: model.id,
      side: model.id[0],
      name: card.name || model.id,
      size: card.size || 1,
      most,
      hp: dead ? 0 : most - (model.damage || 0),
      inPlay: model.status === "in-play" && !!model.place,
      status: model.status || "in-play",
      place: model.place,
      pinned: model.pinned,
      activated: model.activated,
      active: position.active?.model === model.id,
      item: model.item,
      leader: played.teamA.leader === model.id || played.teamB.leader === model.id,
      card,
    };
  });
};

/** The shape of a figure around its foot. @param {Figure} figure @param {Projection} view */
const shape = (figure, view) => {
  const base = BASES[figure.size - 1] / 2;
  const deep = base * view.tilt.ground;
  const tall = Math.max(3, HEIGHTS[figure.size - 1] * view.tilt.height * 0.9);
  const round = figure.side === "A";
  const disc = round
    ? `M${-base} 0A${base} ${deep} 0 1 0 ${base} 0A${base} ${deep} 0 1 0 ${-base} 0Z`
    : `M${-base} ${-deep * 0.9}H${base}V${deep * 0.9}H${-base}Z`;
  const head = Math.min(base * 0.62, 4);
  const top = figure.pinned ? 0 : -tall;
  const crown = round
    ? `M${-head} ${top}A${head} ${head} 0 1 0 ${head} ${top}A${head} ${head} 0 1 0 ${-head} ${top}Z`
    : `M${-head} ${top - head}H${head}V${top + head}H${-head}Z`;
  const shoulder = base * 0.72;
  const body = figure.pinned
    ? `M${-base * 1.1} ${-base * 0.5}H${base * 0.5}V${base * 0.3}H${-base * 1.1}Z`
    : `M${-shoulder * 0.7} 0L${-shoulder} ${top + head * 1.4}H${shoulder}L${shoulder * 0.7} 0Z`;
  const shifted = figure.pinned ? base * 0.95 : 0;
  return { disc, body, crown, shifted, high: figure.pinned ? base * 0.8 : tall + head };
};

/**
 * What tells figures apart at a glance: a crown for the leader, a gun as long as its range or a blade, a red band for lost HP, a carried item. Who
 * lies has let go of the weapon.
 * @param {Figure} figure
 * @param {Projection} view
 */
const signs = (figure, view) => {
  const { pinned, most, hp } = figure;
  const base = BASES[figure.size - 1] / 2;
  const tall = Math.max(3, HEIGHTS[figure.size - 1] * view.tilt.height * 0.9);
  const head = Math.min(base * 0.62, 4);
  const range = Math.max(0, ...(figure.card?.weapons || []).map((/** @type {any} */ weapon) => weapon.range || 0));
  const lost = most - hp;
  const chest = pinned ? -base * 0.1 : -tall * 0.55;
  const [left, right] = pinned ? [-base, base * 0.4] : [-base * 0.72, base * 0.72];
  const band = chest + (pinned ? 0 : 2.2);
  const crown = pinned ? { x: base * 0.95, y: -base * 0.095 } : { x: 0, y: -tall };
  const weapon = range
    ? svg("path", { class: "gun", d: `M${-base * 0.3} ${chest}L${base * 0.5 + range} ${chest - 1.5}` })
    : svg("path", { class: "blade", d: `M${base * 0.5} ${chest + 2}L${base * 0.9} ${chest - 6}` });
  return [
    pinned ? null : weapon,
    lost ? svg("path", { class: "wound", d: `M${left} ${band}H${right}`, "stroke-width": 1.6 + (2.4 * lost) / most }) : null,
    figure.item ? svg("path", { class: "carried", d: `M${-base * 0.85} ${chest - (pinned ? 6 : 3)}l3 3l-3 3l-3 -3Z` }) : null,
    figure.leader
      ? svg("path", { class: "crown", d: `M${crown.x - head} ${crown.y - head * 0.7}l0 -3.4l${head / 2} 1.7l${head / 2} -2.4l${head / 2} 2.4l${head / 2} -1.7l0 3.4Z` })
      : null,
  ];
};

const kinds = (/** @type {Figure} */ figure) =>
  `figure ${figure.side.toLowerCase()}${figure.pinned ? " pinned" : ""}${figure.activated ? " activated" : ""}${figure.active ? " active" : ""}`;

/**
 * A figure at its place.
 * @param {Figure} figure
 * @param {Projection} view
 * @param {Ground} ground
 */
export const drawnFigure = (figure, view, ground) => {
  const point = ground.point(/** @type {string} */ (figure.place));
  const { x, y } = view.flat(point);
  const { disc, body, crown, shifted, high } = shape(figure, view);
  const transform = translate({ x, y });
  const above = view.tilt.height === 0;
  const parts = () => [
    svg("path", { class: "base", d: disc }),
    above ? null : svg("path", { class: "body", d: body }),
    above ? null : svg("path", { class: "head", d: crown, transform: shifted ? `translate(${shifted} ${-shifted * 0.1})` : null }),
    above ? null : signs(figure, view),
  ];
  const foot = view.flat({ ...point, up: 0 });
  return {
    figure,
    point,
    away: view.away(point.east, point.north),
    top: { x, y: y - high - (figure.leader ? CROWN : 0) },
    foot: { x, y },
    body: svg(
      "g",
      { class: kinds(figure), transform, "data-model": figure.id },
      svg("title", { text: `${figure.id} ${figure.name}` }),
      parts(),
    ),
    outline: svg("g", { class: `${kinds(figure)} outline`, transform, "data-model": figure.id }, parts()),
    drop:
      point.up > 0 && !above
        ? svg("path", {
            class: `drop ${figure.side.toLowerCase()}`,
            d: `M${x.toFixed(1)} ${y.toFixed(1)}L${foot.x.toFixed(1)} ${foot.y.toFixed(1)}m-2 0h4`,
          })
        : null,
  };
};
