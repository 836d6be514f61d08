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

/** @param {string} name @param {any} value */
export const keep = (name, value) => {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
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

const MOST_SEATS = 12;

/** Keeps a seat; of more seats than it keeps, the oldest go, with the record of a game without a seat. Returns those of such games. @param {import("./game.js").Seat} seat */
export const keepSeat = (seat) => {
  const isSame = (/** @type {import("./game.js").Seat} */ other) => other.game === seat.game && other.side === seat.side;
  // who watches by a link keeps the seat with the keeper's token
  if (seat.guest && keptSeats().some((other) => isSame(other) && !other.guest)) return [];
  const all = [seat, ...keptSeats().filter((other) => !isSame(other))];
  const seats = all.slice(0, MOST_SEATS);
  keep("seats", seats);
  const gone = all.slice(MOST_SEATS).filter(({ game }) => !seats.some((other) => other.game === game));
  for (const { game } of gone) keep(`record.${game}`, null);
  return gone;
};

/** Forgets a seat from a link, or a game with all its seats. @param {import("./game.js").Seat} seat */
export const dropSeat = (seat) => {
  const left = keptSeats().filter(({ game, side }) => game !== seat.game || (seat.guest && side !== seat.side));
  keep("seats", left);
  if (!left.some(({ game }) => game === seat.game)) keep(`record.${seat.game}`, null);
};

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
