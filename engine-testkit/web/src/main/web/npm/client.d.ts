import type { Answer } from "./documents.js";

export * from "./documents.js";

/** A request of the protocol: `do` is its name, the other members are those of the page PROTOCOL.md. */
export interface Request {
    do: string;
    id?: unknown;
    game?: string;
    token?: string;
    [member: string]: unknown;
}

/** A refused request. It has changed nothing. */
export class Refused extends Error {
    readonly faults: Answer.Faults;
}

/** The engine in a worker. */
export class Client {
    /** @param worker by default a worker of `worker.js` beside this file */
    constructor(worker?: Worker);
    /** Gives the engine the texts of a language, the file `engine-fr.txt` for `fr`, before its first request: requests may then have that `language`. */
    speaks(language: string, texts: string): void;
    greeting(): Promise<Answer.Root>;
    /** @throws Refused */
    ask(request: Request): Promise<Answer.Root>;
    /** Ends the worker. Requests without an answer are rejected. */
    close(): void;
}
