// A file with a team: a text, a roster of New Recruit, or a roster of BattleScribe, which is often zipped.

import { told } from "./language.js";
import { unzipped } from "./packing.js";

/** A longer roster is no strike team. */
const LARGEST = 4_000_000;

/** What each file in a zip and the list of its files begin with. */
const FILE = 0x04034b50;
const LISTED = 0x02014b50;
const END = 0x06054b50;

const UNREAD = told("The zip cannot be read; expected: one roster (.ros) of BattleScribe.");

/** @param {DataView} zip where the list of its files begins */
const listOf = (zip) => {
  for (let at = zip.byteLength - 22; at >= 0; at--) if (zip.getUint32(at, true) === END) return { at: zip.getUint32(at + 16, true), files: zip.getUint16(at + 10, true) };
  throw new Error(UNREAD);
};

/** The only roster in a zip. @param {ArrayBuffer} bytes */
const inZip = async (bytes) => {
  const zip = new DataView(bytes);
  let { at, files } = listOf(zip);
  for (; files > 0 && zip.getUint32(at, true) === LISTED; files--) {
    const [method, size, name, extra, comment, begin] = [
      zip.getUint16(at + 10, true),
      zip.getUint32(at + 20, true),
      zip.getUint16(at + 28, true),
      zip.getUint16(at + 30, true),
      zip.getUint16(at + 32, true),
      zip.getUint32(at + 42, true),
    ];
    if (/\.ros$/i.test(new TextDecoder().decode(new Uint8Array(bytes, at + 46, name))) && zip.getUint32(begin, true) === FILE) {
      const from = begin + 30 + zip.getUint16(begin + 26, true) + zip.getUint16(begin + 28, true);
      const part = new Uint8Array(bytes, from, size);
      return new TextDecoder().decode(method ? await unzipped(part, LARGEST) : part);
    }
    at += 46 + name + extra + comment;
  }
  throw new Error(UNREAD);
};

/** The text of a file that people choose. @param {File} file @returns {Promise<string>} */
export const teamText = async (file) => {
  if (file.size > LARGEST) throw new Error(told("The file is too large; expected: a team of at most {size} MB.", { size: LARGEST / 1_000_000 }));
  const bytes = await file.arrayBuffer();
  if (new TextDecoder().decode(new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))) !== "PK") return new TextDecoder().decode(bytes);
  try {
    return await inZip(bytes);
  } catch (error) {
    throw error instanceof RangeError || error instanceof TypeError ? new Error(UNREAD) : error;
  }
};
