// Badges that stand so close that a finger cannot choose among them spread around the place that was touched.

/** Badges whose middles are so near, in pixels, are one crowd for a finger. */
const NEAR = 34;

/** How much larger the badges of a crowd are that has spread. */
export const GROWN = 1.7;

/** The room of a badge that has spread, in pixels. */
const ROOM = 52;

/** @typedef {{x: number, y: number}} Point */

/**
 * The badges near one of them, itself among them.
 * @param {Map<string, Point>} middles of the badges by model
 * @param {string} model
 */
export const crowdOf = (middles, model) => {
  const at = middles.get(model);
  return at ? [...middles].filter(([, { x, y }]) => Math.hypot(x - at.x, y - at.y) < NEAR).map(([id]) => id) : [];
};

/**
 * Places around a point, within a room.
 * @param {number} count
 * @param {Point} around
 * @param {{width: number, height: number}} within
 * @returns {Point[]} the lower middles of the badges
 */
export const spreadAround = (count, around, { width, height }) => {
  const radius = Math.max(ROOM, (count * ROOM) / (2 * Math.PI));
  const kept = (/** @type {number} */ value, /** @type {number} */ most) => Math.min(Math.max(value, radius + ROOM / 2), most - radius - ROOM / 2);
  const middle = { x: kept(around.x, width), y: kept(around.y, height) };
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count;
    return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius + ROOM / 3 };
  });
};
