// Templates of messages: a subset of ICU's MessageFormat, the same as in the engine.

/** @typedef {{plain: string} | {name: string} | {name: string, kind: "plural"|"select", cases: {key: string, parts: MessagePart[]}[]}} MessagePart */

/** @type {Map<string, MessagePart[]>} */
const readBefore = new Map();

/** Reads a template into its parts. @param {string} text @returns {MessagePart[]} */
const partsOf = (text) => {
  let at = 0;
  const wrong = (/** @type {string} */ what) => new Error(`the template '${text}', character ${at + 1}: ${what}`);
  const word = () => {
    const [whole, found = ""] = /^ *([^{}, ]*) */.exec(text.slice(at)) || [""];
    if (!found) throw wrong("a name is missing");
    at += whole.length;
    return found;
  };
  const expect = (/** @type {string} */ sign) => {
    if (text[at] !== sign) throw wrong(`'${sign}' is missing`);
    at++;
  };
  const spaces = () => {
    while (text[at] === " ") at++;
  };
  /** @param {string} counted the argument that a number sign repeats; empty outside of a plural @returns {MessagePart[]} */
  const parts = (counted) => {
    /** @type {MessagePart[]} */
    const all = [];
    let begin = at;
    const plain = () => begin < at && all.push({ plain: text.slice(begin, at) });
    while (at < text.length && text[at] !== "}") {
      if (text[at] === "{") {
        plain();
        at++;
        all.push(argument());
        expect("}");
        begin = at;
      } else if (text[at] === "#" && counted) {
        plain();
        all.push({ name: counted });
        begin = ++at;
      } else at++;
    }
    plain();
    return all;
  };
  /** @returns {MessagePart} */
  const argument = () => {
    const name = word();
    if (text[at] === "}") return { name };
    expect(",");
    const kind = word();
    if (kind !== "plural" && kind !== "select") throw wrong(`'${kind}' is not plural or select`);
    expect(",");
    spaces();
    const cases = [];
    while (at < text.length && text[at] !== "}") {
      const key = word();
      expect("{");
      cases.push({ key, parts: parts(kind === "plural" ? name : "") });
      expect("}");
      spaces();
    }
    if (cases[cases.length - 1]?.key !== "other") throw wrong("the last case is 'other'");
    return { name, kind, cases };
  };
  const all = parts("");
  if (at < text.length) throw wrong("a brace closes nothing");
  return all;
};

/** @param {MessagePart[]} parts @param {Record<string, any>} values @param {Intl.PluralRules} plurals @param {(text: string) => string} spelt @returns {any[]} */
const written = (parts, values, plurals, spelt) =>
  parts.flatMap((part) => {
    if ("plain" in part) return spelt(part.plain);
    const value = values[part.name];
    if (!("cases" in part)) return value;
    const exact = part.kind === "plural" ? `=${value}` : String(value);
    const form = part.kind === "plural" ? plurals.select(Number(value)) : "other";
    const chosen = part.cases.find(({ key }) => key === exact) || part.cases.find(({ key }) => key === form) || part.cases[part.cases.length - 1];
    return written(chosen.parts, values, plurals, spelt);
  });

/**
 * A message in parts, those of its arguments as they are.
 * @param {string} template
 * @param {Record<string, any>} values
 * @param {Intl.PluralRules} plurals of the language of the template
 * @param {(text: string) => string} [spelt] how the template's own text is written
 * @returns {any[]}
 */
export const messageParts = (template, values, plurals, spelt = (text) => text) => {
  const known = readBefore.get(template) || partsOf(template);
  readBefore.set(template, known);
  return written(known, values, plurals, spelt);
};
