// The language of the reader. What the page says is a template in English where it is said; here it is told in the language, or in English if the language does not have it.

import { messageParts } from "./message.js";
import { keep, kept } from "./store.js";

const ENGLISH = "en";

/** English with accents, longer and in brackets: what stands on the page without them has no translation, or is glued. */
const PSEUDO = "en-XA";

/** The languages that the page offers; of all but English it loads texts. */
export const LANGUAGES = [ENGLISH, "fr"];

/** Where people have chosen a language. */
const CHOICE = "language";

/** Whether there is a page; scripts are tried without one too. */
const onPage = !!globalThis.document;

/** Where the page has its engine, or `record` if it has a recorded game alone; nothing without a page. */
export const pageKind = onPage ? document.querySelector("meta[name=engine]")?.getAttribute("content") : null;

/** The language in which a page with a recorded game tells it; null on all other pages. */
const toldLanguage = pageKind === "record" ? document.documentElement.lang : null;

/** The language of the address, of the recorded game, of what people have chosen, or of the browser. */
const wantedLanguage = () => {
  const wanted = [new URLSearchParams(location.search).get(CHOICE), ...(toldLanguage ? [toldLanguage] : [kept(CHOICE, null), ...navigator.languages])];
  if (wanted[0] === PSEUDO) return PSEUDO;
  const known = (/** @type {string|null} */ code) => LANGUAGES.find((each) => each === code?.split("-")[0].toLowerCase());
  return known(wanted.find(known) ?? null) || ENGLISH;
};

/** The code of the language. */
export const languageCode = onPage ? wantedLanguage() : ENGLISH;

/** The language as the browser's own settings have it, such as `en-GB`, for dates. */
export const locale = (onPage && navigator.languages.find((each) => each.split("-")[0] === languageCode)) || languageCode;

/** The texts of a language: those of the page by their templates, and if the engine is in the page, those of the engine. @returns {Promise<{page?: Record<string, string>, engine?: string}>} */
const loadedTexts = async () => {
  const within = document.getElementById("languages");
  if (within) return JSON.parse(within.textContent || "{}")[languageCode] || {};
  const got = (/** @type {string} */ name) => fetch(name).then((answer) => (answer.ok ? answer.text() : ""), () => "");
  const hasEngine = pageKind === "worker";
  const [page, engine] = await Promise.all([got(`${languageCode}.json`), hasEngine ? got(`engine-${languageCode}.txt`) : ""]);
  return { page: JSON.parse(page || "{}"), engine };
};

const translated = LANGUAGES.includes(languageCode) && languageCode !== ENGLISH;

/** @type {{page?: Record<string, string>, engine?: string}} */
const texts = translated ? await loadedTexts() : {};

/** What an engine in a worker is told before its first request; null if it needs nothing. */
export const engineTexts = texts.engine ? { language: languageCode, texts: texts.engine } : null;

/** A request with its language. @param {any} request @returns {any} */
export const inLanguage = (request) =>
  languageCode === ENGLISH || request.language
    ? request
    : { ...request, ...(request.requests ? { requests: request.requests.map(inLanguage) } : {}), language: languageCode };

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letters of the pseudo-language, as the engine has them. */
const ACCENTED = "áƀçðéƒĝĥîĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ";

/** Those that stand twice, so that the text is longer. */
const DOUBLED = "aeiouy";

/** @param {string} text */
const accented = (text) => text.replace(/[a-z]/gi, (letter) => ACCENTED[LETTERS.indexOf(letter)].repeat(DOUBLED.includes(letter) ? 2 : 1));

const plurals = new Intl.PluralRules(translated ? languageCode : ENGLISH);

/** A text with elements among its arguments, in parts. @param {string} template in English @param {Record<string, any>} values of its arguments @returns {any[]} */
export const toldParts = (template, values) => {
  const own = texts.page?.[template] || template;
  if (languageCode !== PSEUDO) return messageParts(own, values, plurals);
  // a template of signs alone is no text
  if (!/[a-z]/i.test(template.replace(/\{\w+\}/g, ""))) return messageParts(own, values, plurals);
  return ["[", ...messageParts(own, values, plurals, accented), "]"];
};

/**
 * A text in the language of the reader.
 * @param {string} template in English: `{name}`, `{count, plural, one {# die} other {# dice}}`, `{what, select, folder {a folder} other {a file}}`
 * @param {Record<string, string|number>} [values] of its arguments
 * @returns {string}
 */
export const told = (template, values) => {
  if (values) return toldParts(template, values).join("");
  const own = texts.page?.[template] || template;
  return languageCode === PSEUDO ? `[${accented(own)}]` : own;
};

/** A number with so many decimals. @param {number} value @param {number} decimals */
export const decimal = (value, decimals) =>
  translated ? Number(value.toFixed(decimals)).toLocaleString(languageCode, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }) : value.toFixed(decimals);

/** A share of a hundred, with its sign. @param {string|number} number */
export const hundredths = (number) => told("{number} %", { number });

/** Attributes that people read or hear. */
const READ = ["title", "aria-label", "placeholder"];

/** Tells the texts that stand in the page itself. @param {HTMLElement} body */
const tellPage = (body) => {
  for (const element of body.querySelectorAll("*")) {
    if (element.closest("[translate=no], script, noscript")) continue;
    for (const name of READ) if (element.getAttribute(name)) element.setAttribute(name, told(element.getAttribute(name) || ""));
    for (const node of element.childNodes) {
      const text = node instanceof Text ? node.data.trim() : "";
      if (/[a-z]/i.test(text)) node.textContent = /** @type {Text} */ (node).data.replace(text, () => told(text));
    }
  }
};

if (onPage) {
  document.documentElement.lang = languageCode;
  if (languageCode !== ENGLISH) tellPage(document.body);
}

/** Shows the page in another language, and keeps the choice. @param {string} code */
export const chooseLanguage = (code) => {
  keep(CHOICE, code);
  const address = new URL(location.href);
  // a recorded game has a language of its own, before which the address alone counts
  if (toldLanguage) address.searchParams.set(CHOICE, code);
  else address.searchParams.delete(CHOICE);
  history.replaceState(null, "", address);
  location.reload();
};
