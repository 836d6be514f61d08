// What the browser keeps: settings, seats with their tokens, and records of games. The page works without it too.

const PREFIX = "deadcube.";

/** @param {string} name @param {any} otherwise */
export const kept = (name, otherwise) => {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) || "null") ?? otherwise;
  } catch {
    return otherwise;
  }
};

/** Keeps a value, and says whether there is room for it. @param {string} name @param {any} value */
export const keep = (name, value) => {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch (error) {
    // a browser that keeps nothing still plays
    return !(error instanceof DOMException && error.name === "QuotaExceededError");
  }
  return true;
};

/** The seat of this tab, or of a new tab the one that was taken last: its game and side. */
export const currentSeat = {
  /** @returns {{game: string, side: string}|null} */
  get() {
    try {
      const own = sessionStorage.getItem(`${PREFIX}current`);
      return own ? JSON.parse(own) : kept("current", null);
    } catch {
      return kept("current", null);
    }
  },

  /** @param {{game: string, side: string}|null} seat */
  set(seat) {
    const value = seat && { game: seat.game, side: seat.side };
    keep("current", value);
    try {
      sessionStorage.setItem(`${PREFIX}current`, JSON.stringify(value));
    } catch {
      // all tabs share what the browser keeps
    }
  },
};

/** The seats that were taken in this browser, the latest first. @returns {import("./game.js").Seat[]} */
export const keptSeats = () => kept("seats", []);

/** How many seats are kept of games that are over, or only watched. */
const MOST_PASSING = 12;

/** Whether a seat may go when others come: a game that is not over ends only when its player says so. @param {import("./game.js").Seat} seat */
const isPassing = ({ over, guest }) => over || guest;

/** @param {import("./game.js").Seat} one @param {import("./game.js").Seat} other */
const isSameSeat = (one, other) => one.game === other.game && one.side === other.side;

/** Forgets the records of games without a seat. Returns the seats of such games. @param {import("./game.js").Seat[]} dropped */
const withoutSeat = (dropped) => {
  const left = keptSeats();
  const gone = dropped.filter(({ game }) => !left.some((other) => other.game === game));
  for (const { game } of gone) for (const what of ["record", "row", "settled", "again"]) keep(`${what}.${game}`, null);
  return gone;
};

/** Keeps a seat. Of the games that are over, and of those that are watched, the oldest go. Returns the seats of games without a seat. @param {import("./game.js").Seat} seat */
export const keepSeat = (seat) => {
  // who watches by a link keeps the seat with the keeper's token
  if (seat.guest && keptSeats().some((other) => isSameSeat(seat, other) && !other.guest)) return [];
  const all = [seat, ...keptSeats().filter((other) => !isSameSeat(seat, other))];
  const dropped = all.filter(isPassing).slice(MOST_PASSING);
  keep(
    "seats",
    all.filter((each) => !dropped.includes(each)),
  );
  return withoutSeat(dropped);
};

/** Whether the seat has not been given up. @param {import("./game.js").Seat} seat */
export const isKept = (seat) => keptSeats().some((other) => isSameSeat(seat, other));

/** Notes whether the game of a seat that is kept is over. @param {import("./game.js").Seat} seat @param {boolean} over */
export const noteOver = (seat, over) => {
  const seats = keptSeats();
  const known = seats.find((other) => isSameSeat(seat, other));
  if (!known || !!known.over === over) return;
  known.over = over;
  keep("seats", seats);
};

/** Forgets a seat: one of several people, or one that only watches, and otherwise all seats of the game. @param {import("./game.js").Seat} seat */
export const dropSeat = (seat) => {
  const alone = seat.guest || Object.values(seat.players).includes("other");
  const dropped = keptSeats().filter((other) => other.game === seat.game && (!alone || other.side === seat.side));
  keep(
    "seats",
    keptSeats().filter((other) => !dropped.some((each) => isSameSeat(each, other))),
  );
  withoutSeat(dropped);
};

/** A seed of a game that is left to chance. @returns {number} */
export const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 1e9;

/** A token that cannot be guessed. */
export const newToken = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Offers a text as a file. @param {string} name @param {string} text */
export const download = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
