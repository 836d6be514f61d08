// Labels in pixels of the page, so that zoom never makes them too small, and a place for each so that none lies on another.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @param {Box} one @param {Box} other */
export const overlap = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const STEPS = 14;
const RING = 8;

/** Offsets around a place: itself, then rings, above and beside before below. */
const OFFSETS = [[0, 0]];
for (let ring = 1; ring <= STEPS; ring++)
  for (let i = 0; i < 8 + ring * 2; i++) {
    const angle = -Math.PI / 2 + ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / (8 + ring * 2);
    OFFSETS.push([Math.cos(angle) * ring * RING * 1.4, Math.sin(angle) * ring * RING]);
  }

/**
 * Places boxes, those given first with precedence. A box without room is left out.
 * @param {{x: number, y: number, width: number, height: number, reach?: number}[]} wanted the lower middle of each box; how many tries it has
 * @param {Box} within the room
 * @returns {(Box|null)[]} the boxes with their upper left corners
 */
export const placed = (wanted, within) => {
  /** @type {Box[]} */
  const taken = [];
  return wanted.map(({ x, y, width, height, reach = OFFSETS.length }) => {
    for (const [right, down] of OFFSETS.slice(0, reach)) {
      const box = { x: x - width / 2 + right, y: y - height + down, width, height };
      if (box.x < within.x || box.y < within.y || box.x + width > within.x + within.width || box.y + height > within.y + within.height)
        continue;
      const room = { x: box.x - 1, y: box.y - 1, width: width + 2, height: height + 2 };
      if (taken.some((other) => overlap(room, other))) continue;
      taken.push(box);
      return box;
    }
    return null;
  });
};
