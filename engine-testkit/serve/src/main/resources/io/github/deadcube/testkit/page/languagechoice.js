// The choice of a language, which the browser keeps: at the top where no game is shown, and in the help.

import { html } from "./dom.js";
import { LANGUAGES, chooseLanguage, languageCode, told } from "./language.js";

/** The name of a language in itself. @param {string} code */
const ownNameOf = (code) => new Intl.DisplayNames([code], { type: "language" }).of(code) || code;

/** A choice of all languages. The page is loaded again in the chosen one. */
export const languageChoice = () => {
  const all = LANGUAGES.includes(languageCode) ? LANGUAGES : [...LANGUAGES, languageCode];
  const select = html(
    "select",
    { class: "language", "aria-label": told("Language"), translate: "no" },
    all.map((code) => html("option", { value: code, lang: code, selected: code === languageCode }, ownNameOf(code))),
  );
  select.addEventListener("change", () => chooseLanguage(/** @type {HTMLSelectElement} */ (select).value));
  return select;
};
