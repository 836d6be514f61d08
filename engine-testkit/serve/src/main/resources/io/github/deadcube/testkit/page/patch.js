// RFC 6902, as far as the protocol uses it: arrays that grow or shrink are replaced. What a patch does not change is shared with the document before it, so that a page can keep
// the view of every moment.

/** @param {string} pointer */
const keys = (pointer) =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** @param {any} node @param {string[]} path @param {any} change @returns {any} */
const changedAt = (node, path, change) => {
  const [key, ...rest] = path;
  const copy = Array.isArray(node) ? node.slice() : { ...node };
  if (rest.length) copy[key] = changedAt(node[key], rest, change);
  else if (change.op === "remove") delete copy[key];
  else copy[key] = change.value;
  return copy;
};

/**
 * The document after the changes; the one before stays as it is.
 * @param {any} document
 * @param {{op: string, path: string, value?: any}[]} changes
 */
export const patched = (document, changes) =>
  changes.reduce((node, change) => (change.path === "" ? change.value : changedAt(node, keys(change.path), change)), document);

/** Whether two documents are equal, in whatever order their keys are. @param {any} one @param {any} other @returns {boolean} */
export const same = (one, other) => {
  if (one === other) return true;
  if (!one || !other || typeof one !== "object" || typeof other !== "object" || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
};
