// A recorded game within the page, answered like a game that is open.

import { told } from "./language.js";
import { Refused } from "./protocol.js";

/** @param {any} record @param {import("./protocol.js").Engine} [lists] answers what is not about a game @returns {import("./protocol.js").Engine} */
export const recordEngine = (record, lists) => {
  const { updates, view, prompt } = record;
  /** @type {Record<string, (request: any) => any>} */
  const answers = {
    prompt: () => ({
      due: updates.length ? updates[updates.length - 1].number + 1 : 1,
      prompt: prompt || { type: "finished", result: {} },
    }),
    events: ({ since }) => ({
      updates: updates.filter((update) => update.number > since),
      ...(since ? {} : { view }),
    }),
    rulebook: () => ({ rulebook: record.rulebook }),
  };
  return {
    shared: false,
    keeps: true,
    greeting: async () => ({ does: Object.keys(answers) }),
    ask: async (request) => {
      const answer = answers[request.do];
      if (!answer && lists && !("game" in request)) return lists.ask(request);
      if (!answer) throw new Refused([{ rule: "", text: told("this page replays a game; it has no engine") }], request);
      return answer(request);
    },
    onChange: () => {},
  };
};
