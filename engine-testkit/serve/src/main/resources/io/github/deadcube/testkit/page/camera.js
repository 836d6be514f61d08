// Zoom and pan of the table by wheel, fingers, dragging and buttons. The figures of the drawing are in units, those of labels in pixels.

const MOST = 8;
const MARGIN = { side: 22, top: 30, bottom: 14 };
/** A press that moves farther than this is a drag, not a click. Pixels. */
const STILL = 6;
/** Two fingers that turn so far, in radians, turn the table by a quarter. */
const TWIST = Math.PI / 5;
/** A finger that rests so long, in milliseconds, points and does not click. */
const HELD = 400;

export class Camera {
  /**
   * @param {HTMLElement|SVGElement} element
   * @param {() => void} moved
   */
  constructor(element, moved) {
    this.element = element;
    this.moved = moved;
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
    /** All of the drawing, in units. @type {import("./labels.js").Box} */
    this.box = { x: 0, y: 0, width: 1, height: 1 };
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** How far two fingers have turned since the last turn of the table, in radians. */
    this.twist = 0;
    /** @type {(way: number) => void} */
    this.turned = () => {};
    /** @type {any} */
    this.holding = 0;
    /** @type {(x: number, y: number) => void} */
    this.held = () => {};
    /** @type {{width: number, height: number}|undefined} */
    this.known = undefined;
    this.listen();
  }

  /** Shows all of the drawing. */
  fit() {
    this.zoom = 1;
    this.shift = { x: 0, y: 0 };
    this.moved();
  }

  /** Pixels for each unit. */
  get scale() {
    const { width, height } = this.size();
    const room = { width: Math.max(50, width - 2 * MARGIN.side), height: Math.max(50, height - MARGIN.top - MARGIN.bottom) };
    return Math.min(room.width / this.box.width, room.height / this.box.height) * this.zoom;
  }

  /** The size of the element is asked for once a change, since a question makes the browser lay out the page. */
  size() {
    this.known ??= { width: this.element.clientWidth || 300, height: this.element.clientHeight || 300 };
    return this.known;
  }

  resized() {
    this.known = undefined;
    this.moved();
  }

  /** Where the origin of the drawing is, in pixels. */
  get origin() {
    const { width, height } = this.size();
    const { scale, box } = this;
    return {
      x: width / 2 - (box.x + box.width / 2) * scale + this.shift.x,
      y: (height + MARGIN.top - MARGIN.bottom) / 2 - (box.y + box.height / 2) * scale + this.shift.y,
    };
  }

  /** @param {{x: number, y: number}} point in units */
  onScreen({ x, y }) {
    const { origin, scale } = this;
    return { x: origin.x + x * scale, y: origin.y + y * scale };
  }

  /** Zooms, with a point of the screen kept where it is. @param {number} factor @param {{x: number, y: number}} [at] */
  zoomed(factor, at) {
    const { width, height } = this.size();
    const { x, y } = at || { x: width / 2, y: height / 2 };
    const before = this.zoom;
    this.zoom = Math.min(MOST, Math.max(0.6, this.zoom * factor));
    const by = this.zoom / before;
    const middle = { x: width / 2, y: (height + MARGIN.top - MARGIN.bottom) / 2 };
    this.shift = { x: (x - middle.x) * (1 - by) + this.shift.x * by, y: (y - middle.y) * (1 - by) + this.shift.y * by };
    this.moved();
  }

  /** Tells where a finger rests; to lift it is no click then. @param {(x: number, y: number) => void} held */
  onHeld(held) {
    this.held = held;
  }

  listen() {
    const { element } = this;
    const local = (/** @type {any} */ event) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    element.addEventListener(
      "wheel",
      (/** @type {any} */ event) => {
        event.preventDefault();
        this.zoomed(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), local(event));
      },
      { passive: false },
    );
    element.addEventListener("pointerdown", (/** @type {any} */ event) => {
      if (!this.fingers.size) this.dragged = false;
      this.fingers.set(event.pointerId, local(event));
      this.twist = 0;
      clearTimeout(this.holding);
      if (event.pointerType !== "touch" || this.fingers.size > 1) return;
      const { clientX, clientY } = event;
      this.holding = setTimeout(() => {
        if (this.dragged || this.fingers.size !== 1) return;
        this.dragged = true;
        this.held(clientX, clientY);
      }, HELD);
    });
    element.addEventListener("pointermove", (/** @type {any} */ event) => {
      const before = this.fingers.get(event.pointerId);
      if (!before) return;
      // the button was released where the page did not see it
      if (!event.buttons) return void this.fingers.delete(event.pointerId);
      const now = local(event);
      if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
      if (!this.dragged) element.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.fingerMoved(event.pointerId, before, now);
    });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"])
      element.addEventListener(name, (/** @type {any} */ event) => {
        this.fingers.delete(event.pointerId);
        clearTimeout(this.holding);
      });
  }

  /** Tells when two fingers have turned the table by a quarter. @param {(way: number) => void} turned */
  onTurned(turned) {
    this.turned = turned;
  }

  /** One finger pans, two zoom, and turn. @param {number} id @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  fingerMoved(id, before, now) {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    this.fingers.set(id, now);
    if (other) {
      const spread = (/** @type {{x: number, y: number}} */ one) => Math.max(10, Math.hypot(one.x - other.x, one.y - other.y));
      this.zoomed(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      const angle = (/** @type {{x: number, y: number}} */ one) => Math.atan2(one.y - other.y, one.x - other.x);
      this.twist += Math.atan2(Math.sin(angle(now) - angle(before)), Math.cos(angle(now) - angle(before)));
      if (Math.abs(this.twist) < TWIST) return;
      this.turned(this.twist > 0 ? -1 : 1);
      this.twist = 0;
    } else {
      this.shift = { x: this.shift.x + now.x - before.x, y: this.shift.y + now.y - before.y };
      this.moved();
    }
  }
}
