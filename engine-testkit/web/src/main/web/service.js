// Keeps the files of one version of the page: the browser plays that version without a network, and takes the next one when no page of this one is open.

/** The files with their sums, and the sum of all, which the build writes. */
const FILES = { "@file@": "@sum@" };
const VERSION = "@version@";

/** Another folder of the same host may have another version. */
const OURS = `deadcube ${new URL(self.registration.scope).pathname} `;
const CACHE = OURS + VERSION;

/** The smallest module of WebAssembly that needs its garbage collection: one structure without fields. */
const COLLECTS = WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]));

/** The engine in the form that this browser does not need. */
const OTHER = COLLECTS ? ["deadcube.js"] : ["deadcube.wasm", "wasm-gc-module-runtime.min.js"];

/** A file of this version; an error if the host has another version of it. */
const loaded = (name) => fetch(name, { cache: "no-cache", credentials: "same-origin", integrity: FILES[name] });

const keep = async (cache, name) => {
    const response = await loaded(name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    await cache.put(name, response.clone());
    return response;
};

/** The language of the page, which alone is kept besides English. */
const LANGUAGE = new URLSearchParams(self.location.search).get("language");
const isOtherLanguage = (name) => {
    const [, language] = /^(?:engine-)?([a-z]{2})\.(?:json|txt)$/.exec(name) || [];
    return language && language !== LANGUAGE;
};

const keepAll = async () => {
    const cache = await caches.open(CACHE);
    await Promise.all(Object.keys(FILES).filter((name) => !OTHER.includes(name) && !isOtherLanguage(name)).map((name) => keep(cache, name)));
};

const dropOthers = async () => {
    for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
};

const answer = async (name) => {
    const cache = await caches.open(CACHE);
    return (await cache.match(name)) || keep(cache, name);
};

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("fetch", (event) => {
    const { origin, pathname } = new URL(event.request.url);
    const scope = new URL(self.registration.scope);
    if (event.request.method !== "GET" || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
    const name = pathname.slice(scope.pathname.length) || "index.html";
    if (Object.hasOwn(FILES, name)) event.respondWith(answer(name));
});
