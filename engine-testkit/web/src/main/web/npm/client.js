// The engine in a worker of this page. The requests and answers are those of `deadcube serve`.

import { xmlOf } from "./xml.js";

/** Rosters in XML are read with the parser of the page, where there is one. */
const parsedXml = (request) => (typeof DOMParser === "undefined" ? [] : xmlOf(request));

/** An answer with faults. */
export class Refused extends Error {
    constructor(faults) {
        super(faults.map(({ text, expected }) => (expected ? `${text}; expected: ${expected}` : text)).join("\n"));
        this.faults = faults;
    }
}

export class Client {
    #worker;
    #waiting = new Map();
    #last = 0;
    /** Why the worker answers no more. */
    #failure = null;

    constructor(worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" })) {
        this.#worker = worker;
        worker.onmessage = ({ data }) => {
            const { resolve, reject } = this.#waiting.get(data.id) || {};
            if (data.error) reject?.(new Error(data.error));
            else resolve?.(data.line);
            this.#waiting.delete(data.id);
        };
        worker.onerror = ({ message }) => {
            this.#fail(message || "the engine does not start");
        };
    }

    #fail(message) {
        this.#failure ||= new Error(message);
        for (const { reject } of this.#waiting.values()) reject(this.#failure);
        this.#waiting.clear();
    }

    #posted(message) {
        return new Promise((resolve, reject) => {
            if (this.#failure) throw this.#failure;
            const id = ++this.#last;
            this.#waiting.set(id, { resolve, reject });
            this.#worker.postMessage({ ...message, id });
        });
    }

    /** Gives the engine the texts of a language, such as those of `engine-fr.txt`, before its first request. */
    speaks(language, texts) {
        this.#worker.postMessage({ language, texts });
    }

    async greeting() {
        return JSON.parse(await this.#posted({ greeting: true }));
    }

    async ask(request) {
        const answer = JSON.parse(await this.#posted({ line: JSON.stringify(request), xml: parsedXml(request) }));
        if (answer.faults) throw new Refused(answer.faults);
        return answer;
    }

    close() {
        this.#worker.terminate();
        this.#fail("the engine is closed");
    }
}
