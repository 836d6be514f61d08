// The texts that players send each other: a part of a record, compressed, as letters that fit into a link.

import { told } from "./language.js";

export const BEGIN = "deadcube:";

/** The most bytes of an unpacked text: more than the longest game that a page can go on with. */
const MOST_BYTES = 4_000_000;
/** Compressed bytes are unpacked in pieces of this size: each becomes a thousand times as much at most. */
const PIECE = 1024;

/** @typedef {{side: "A"|"B", from: number, lines: string}} Message  whose turn it is to read; the number of the input before the lines, 0 before a whole record */

class TooLong extends Error {}

/** The bytes in pieces, each of which is given when the one before has been taken. @param {Uint8Array} bytes */
const pieces = (bytes) => {
  let at = 0;
  return new ReadableStream({
    pull: (stream) => {
      if (at >= bytes.length) return stream.close();
      stream.enqueue(bytes.slice(at, (at += PIECE)));
    },
  });
};

/** @param {Uint8Array} bytes @param {CompressionStream|DecompressionStream} stream @param {number} most */
const through = async (bytes, stream, most) => {
  const reader = pieces(bytes)
    .pipeThrough(/** @type {any} */ (stream))
    .getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      reader.cancel().catch(() => {});
      throw new TooLong(told("The text is of something else: it holds more than {size} MB, and no game has so much.", { size: most / 1_000_000 }));
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(/** @type {any} */ (parts)).arrayBuffer());
};

/** @param {Message} message */
export const packed = async (message) => {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(message)), new CompressionStream("deflate-raw"), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return BEGIN + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** The message of a text that was pasted, perhaps with line ends that a mail has added. @param {string} text @returns {Promise<Message>} */
export const unpacked = async (text) => {
  const [, code] = /deadcube:([\w\s-]+)/.exec(text) || [];
  try {
    const letters = atob(code.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
      MOST_BYTES,
    );
    const message = JSON.parse(new TextDecoder().decode(bytes));
    if (/^[AB]$/.test(message.side) && Number.isInteger(message.from) && typeof message.lines === "string") return message;
  } catch (error) {
    if (error instanceof TooLong) throw error;
    // the text is cut off or of something else
  }
  throw new Error(told("The text cannot be read; expected: the whole text that the other player has sent, from “{begin}” to its end.", { begin: BEGIN }));
};

/** Bytes that a zip has compressed. @param {Uint8Array} bytes @param {number} most the most that they may become */
export const unzipped = (bytes, most) => through(bytes, new DecompressionStream("deflate-raw"), most);
