// Lets a browser keep the page of a static host with its engine, so that it can be installed and plays without a network.

import { languageCode } from "./language.js";

/** Asks the browser to keep the page, once it plays. @param {string} [kind] of the engine; a page that is one file needs nothing else and is kept as a file */
export const keepOffline = (kind) => {
  const host = kind === "worker" && !document.getElementById("engine");
  // a browser has none on a page that is not secure
  if (host && "serviceWorker" in navigator) navigator.serviceWorker.register(languageCode === "en" ? "service.js" : `service.js?language=${languageCode}`).catch(() => {});
};
