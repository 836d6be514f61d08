// One way to ask the engine, whether a server or a worker answers. The lines are those of `deadcube serve`.

import { engineTexts, inLanguage, told } from "./language.js";
import { xmlOf } from "./xml.js";

/**
 * Whichever of these documents it is: each member that one of them has.
 *
 * @template U
 * @typedef {{[K in (U extends unknown ? keyof U : never)]?: U extends {[P in K]?: infer V} ? V : never}} AnyOf
 */

/**
 * The documents of the protocol, whose types the build makes of their schemas: what the page uses of them.
 *
 * @typedef {import("./documents").Answer.Root} Answer
 * @typedef {import("./documents").Answer.ToldUpdate} Update
 * @typedef {import("./documents").Battlefield.Root} Battlefield
 * @typedef {import("./documents").Event.Root} Event
 * @typedef {import("./documents").Played.Played} Played
 * @typedef {import("./documents").Answer.Table} Settled
 * @typedef {import("./documents").Played.PlayedModel} Card
 * @typedef {import("./documents").Prompt.PromptDecisionTyped} Decision
 * @typedef {import("./documents").Prompt.PromptOffer} Option
 * @typedef {AnyOf<import("./documents").Prompt.Root | {type: "waiting", side: "A"|"B"}>} Prompt
 * @typedef {import("./documents").View.Model} Model
 * @typedef {import("./documents").View.Position} Position
 * @typedef {import("./documents").View.Root} View
 */

/**
 * @typedef {object} Engine
 * @property {(request: any) => Promise<Answer>} ask  the answer to one request of the protocol
 * @property {() => Promise<Answer>} greeting
 * @property {(listener: (change: {game: string, due: number}|null) => void) => void} onChange  what others have changed; null if something may have been missed
 * @property {boolean} shared  whether other browsers may play the same games
 * @property {boolean} keeps  whether games outlive the page
 */

/** The status of a server that is asked too often, and how many milliseconds later it is asked again. */
const TOO_MANY = 429;
const PAUSE = 500;

/** A page that the server does not tell of changes asks for them again after so many milliseconds. */
const LISTENS_AGAIN = 5000;

/** A page that is hidden asks for changes every so many milliseconds. */
const ASKS_HIDDEN = 10_000;

/** What people call the members of a request that are texts. @type {Record<string, string>} */
const TEXTS = {
  "/teams/A": told("team of side A"),
  "/teams/B": told("team of side B"),
  "/battlefield": told("battlefield"),
  "/scenario": told("scenario"),
  "/record": told("record"),
};

/** The text of a member of a request; empty if it is none. @param {any} request @param {string} where a JSON Pointer */
const textAt = (request, where) => {
  const member = where.split("/").slice(1).reduce((/** @type {any} */ value, name) => value?.[name], request);
  return typeof member === "string" ? member : "";
};

/** The model of a line of a team in the notation; empty if it is a heading, or of another text. @param {string} pointer @param {string} line */
const modelOf = (pointer, line = "") => {
  const [, name = ""] = (pointer.startsWith("/teams/") && /^\s*(?:\d+ x )?"?([^:,"<{}\[]+)/.exec(line)) || [];
  return /^(?:team|list|edition\b.*)$/.test(name) ? "" : name.trim();
};

/** A line without a text is that of the request, which tells people nothing. After the member stands the part of it, such as a model. @param {import("./documents").Answer.Fault} fault @param {any} request */
const inWords = ({ where = "", line, text, expected }, request) => {
  const [pointer, ...parts] = where.split(", ");
  const lines = textAt(request, pointer).split("\n");
  const known = line && lines.length > 1 && line <= lines.length;
  const part = parts.join(", ") || (known && modelOf(pointer, lines[line - 1]));
  const place = [TEXTS[pointer], known && told("line {number}", { number: line }), TEXTS[pointer] && part].filter(Boolean).join(", ");
  const problem = expected ? told("{problem}; expected: {expected}", { problem: text, expected }) : text;
  return place ? told("{place}: {problem}", { place, problem }) : problem;
};

/** An answer with faults as an error that people can read. */
export class Refused extends Error {
  /** @param {import("./documents").Answer.Faults} faults @param {any} request */
  constructor(faults, request) {
    super(faults.map((fault) => inWords(fault, request)).join("\n"));
    this.faults = faults;
  }
}

/** @param {Answer} answer @param {any} request */
export const accepted = (answer, request) => {
  if (answer.faults) throw new Refused(answer.faults, request);
  return answer;
};

/** The server that has sent this page. @returns {Engine} */
export const serverEngine = () => {
  /** @param {string} path @param {RequestInit} [more] @returns {Promise<any>} */
  const got = async (path, more) => {
    const response = await fetch(path, { cache: "no-store", credentials: "omit", ...more }).catch(() => {
      throw new Error(told("The server does not answer. Start it again: games that it keeps in a folder (--games) go on."));
    });
    if (response.status === TOO_MANY) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      return got(path, more);
    }
    const type = response.headers.get("content-type") || "";
    if (!type.includes("json")) throw new Error(told("the server answers {status}", { status: response.status }));
    return response.json();
  };
  return {
    shared: true,
    keeps: true,
    greeting: () => got("greeting"),
    ask: async (request) =>
      accepted(
        await got("ask", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(inLanguage(request)) }),
        request,
      ),
    onChange: (listener) => {
      /** @type {EventSource|null} */
      let stream = null;
      /** @type {any} */
      let asks = 0;
      const close = () => {
        stream?.close();
        stream = null;
      };
      const listen = () => {
        if (stream || document.hidden) return;
        const opened = new EventSource("changes");
        stream = opened;
        opened.onmessage = ({ data }) => listener(JSON.parse(data));
        opened.onopen = () => listener(null);
        // A browser asks again if the connection is lost, but not if the server refuses, as it does if too many pages listen.
        opened.onerror = () => {
          if (stream !== opened || opened.readyState !== EventSource.CLOSED) return;
          stream = null;
          setTimeout(listen, LISTENS_AGAIN);
        };
      };
      // A browser opens six connections to a server at most. So a page that is hidden leaves its own to others, and asks now and then.
      const follow = () => {
        clearInterval(asks);
        if (!document.hidden) return listen();
        close();
        asks = setInterval(() => listener(null), ASKS_HIDDEN);
      };
      follow();
      document.addEventListener("visibilitychange", follow);
      addEventListener("pagehide", close);
      addEventListener("pageshow", listen);
    },
  };
};

/** @returns {Worker} */
const startedWorker = () => {
  const text = document.getElementById("engine");
  if (!text) return new Worker("worker.js", { type: "module" });
  return new Worker(URL.createObjectURL(new Blob([text.textContent || ""], { type: "text/javascript" })));
};

/** The engine in a worker of this page. @returns {Engine} */
export const workerEngine = () => {
  const worker = startedWorker();
  /** @type {Map<number, {resolve: (line: string) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();
  let last = 0;
  /** Why the worker answers no more. @type {Error|null} */
  let failure = null;
  worker.onmessage = ({ data }) => {
    const { resolve, reject } = waiting.get(data.id) || {};
    if (data.error) reject?.(new Error(data.error));
    else resolve?.(data.line);
    waiting.delete(data.id);
  };
  worker.onerror = ({ message }) => {
    failure ||= new Error(message || told("the engine does not start"));
    for (const each of waiting.values()) each.reject(failure);
    waiting.clear();
  };
  if (engineTexts) worker.postMessage(engineTexts);
  /** @param {object} message @returns {Promise<string>} */
  const posted = (message) =>
    new Promise((resolve, reject) => {
      if (failure) throw failure;
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...message, id });
    });
  return {
    shared: false,
    keeps: false,
    greeting: async () => JSON.parse(await posted({ greeting: true })),
    ask: async (request) => accepted(JSON.parse(await posted({ line: JSON.stringify(inLanguage(request)), xml: xmlOf(request) })), request),
    onChange: () => {},
  };
};
