// The engine in a module worker: a message { id, line } is answered with { id, line }, or with { id, error }, where the lines are those of `deadcube serve`.
// WebAssembly with garbage collection is faster; JavaScript is for browsers without it, and for worker.js#javascript.

import { answered } from "./answers.js";

const wasm = async () => {
    const { load } = await import("./wasm-gc-module-runtime.min.js");
    return (await load(new URL("./deadcube.wasm", import.meta.url).href)).exports;
};

const engine = async () => {
    if (self.location.hash !== "#javascript") {
        try {
            return await wasm();
        } catch (notSupported) {
            // the other form plays the same games
        }
    }
    return import("./deadcube.js");
};

const ready = engine();

self.onmessage = async ({ data }) => {
    let fault = "the engine does not start";
    try {
        const begun = await ready;
        fault = "the engine has failed";
        self.postMessage({ id: data.id, line: answered(begun, data) });
    } catch (error) {
        self.postMessage({ id: data.id, error: `${fault}: ${error?.message || error}` });
    }
};
