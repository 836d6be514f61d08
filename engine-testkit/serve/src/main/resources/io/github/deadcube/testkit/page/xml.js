// What the parser of the browser finds in a text of XML, for an engine in a worker, where no parser is. Its reader counts and refuses as it does with any parser.

/** The only entities that XML itself has, besides numbers of characters. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)[\w:.-]+;/g;

/** Longer texts are refused by the reader before they are parsed. */
const LONGEST = 1 << 24;

/** Deeper elements are not looked at: the reader has refused the text before. */
const STACK = 500;

/** What is passed over, whole, where its content means nothing. @type {[string, string][]} */
const SKIPPED = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

/** @typedef {{what: "begin"|"end"|"entity"|"documentType", line: number, name: string}} Tag */

/** The end of a tag that begins at a place: a quoted value may contain its sign. @param {string} text @param {number} from */
const endOfTag = (text, from) => {
  let quote = "";
  for (let i = from; i < text.length; i++) {
    const sign = text[i];
    if (quote) quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ">") return i;
  }
  return text.length;
};

/** The end of a document type, which may have a part in brackets. @param {string} text @param {number} from */
const endOfType = (text, from) => {
  const open = text.indexOf("[", from);
  const close = endOfTag(text, from);
  return open < 0 || open > close ? close : Math.max(close, text.indexOf(">", text.indexOf("]", open)));
};

/** The tags of a text in their order, each with the line in which it ends, up to a document type. @param {string} text @returns {Tag[]} */
const tagsOf = (text) => {
  /** @type {Tag[]} */
  const tags = [];
  let line = 1;
  let counted = 0;
  const lineAt = (/** @type {number} */ place) => {
    for (; counted < place; counted++) if (text[counted] === "\n" || (text[counted] === "\r" && text[counted + 1] !== "\n")) line++;
    return line;
  };
  const entities = (/** @type {number} */ from, /** @type {number} */ to) => {
    for (const found of text.slice(from, to).matchAll(ENTITY)) tags.push({ what: "entity", line: lineAt(from + found.index), name: "" });
  };
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf("<", at);
    if (open < 0) break;
    entities(at, open);
    const [start, end] = SKIPPED.find(([begin]) => text.startsWith(begin, open)) || [];
    if (start) {
      const close = text.indexOf(end, open + start.length);
      at = close < 0 ? text.length : close + end.length;
    } else if (text.startsWith("<!", open)) {
      tags.push({ what: "documentType", line: lineAt(endOfType(text, open)), name: "" });
      return tags;
    } else {
      const close = endOfTag(text, open);
      const ends = text[open + 1] === "/";
      const [name] = /^[^\s/>]*/.exec(text.slice(open + (ends ? 2 : 1), close)) || [""];
      tags.push({ what: ends ? "end" : "begin", line: lineAt(close), name });
      if (!ends && text[close - 1] === "/") tags.push({ what: "end", line, name });
      at = close + 1;
    }
  }
  return tags;
};

/** The line at which a parser has given up; 0 if it has read all. @param {Document} read */
const failedAt = (read) => {
  const error = read.querySelector("parsererror");
  return error ? Number(/line(?: number)?:? (\d+)/i.exec(error.textContent || "")?.[1] || 1) : 0;
};

/** What is found in an element and below it. @param {Element} element @param {() => number} line of the next tag that begins @param {any[]} found @param {number} [depth] */
const foundWithin = (element, line, found, depth = 0) => {
  const attributes = [...element.attributes].filter(({ name, prefix }) => name !== "xmlns" && prefix !== "xmlns");
  found.push([line(), element.localName, ...attributes.flatMap(({ localName, value }) => [localName, value])]);
  for (const node of element.childNodes)
    if (node instanceof Element && depth < STACK) foundWithin(node, line, found, depth + 1);
    else if (node instanceof CharacterData && !(node instanceof Comment) && !(node instanceof ProcessingInstruction)) found.push(node.data);
  found.push(0);
};

/** Up to the place where a text is refused, what begins and ends there. @param {Tag[]} tags @param {number} failed the line at which the parser gave up */
const upTo = (tags, failed) => {
  /** @type {any[]} */
  const found = [];
  for (const { what, line, name } of tags) {
    if (failed && line > failed) break;
    if (what === "entity" || what === "documentType") return [...found, { [what]: line }];
    found.push(what === "begin" ? [line, name] : 0);
  }
  return failed ? [...found, { malformed: failed }] : null;
};

/** What is found in a text, as one line of JSON. @param {string} text */
const foundIn = (text) => {
  const tags = tagsOf(text);
  // a text with a document type is not given to a parser, which would follow its entities
  const typed = tags.at(-1)?.what === "documentType";
  const read = typed ? null : new DOMParser().parseFromString(text, "application/xml");
  const refused = upTo(tags, read ? failedAt(read) : 0);
  if (refused) return JSON.stringify(refused);
  const lines = tags.filter(({ what }) => what === "begin").map(({ line }) => line);
  /** @type {any[]} */
  const found = [];
  let next = 0;
  foundWithin(/** @type {Document} */ (read).documentElement, () => lines[next++] || 1, found);
  return JSON.stringify([...found, { end: text.split("\n").length }]);
};

/** What is found in the texts of XML of a request: each text as the reader takes it, and what is found. @param {any} request @returns {[string, string][]} */
export const xmlOf = ({ teams = {} }) =>
  Object.values(teams)
    .filter((text) => typeof text === "string" && text.length < LONGEST)
    .map((text) => text.replace(/^\ufeff/, ""))
    .filter((text) => /^\s*</.test(text))
    .map((text) => [text, foundIn(text)]);
