// A game between two pages without a server: players send each other a text with the inputs that the other page does not have.

import { button, byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { BEGIN, packed } from "./packing.js";

/** Where the lines after an input begin. @param {string} record @param {number} number */
const after = (record, number) => {
  const found = new RegExp(`^(?:${number + 1}: |result )`, "m").exec(record);
  return found ? found.index : record.length;
};

/** The record with the lines of a message. @param {string} record @param {import("./packing.js").Message} message @param {number} known how many inputs it has */
export const continued = (record, message, known) => {
  if (message.from !== known)
    throw new Error(told("The text goes on after input {number}, and this page has {known} inputs. Paste the texts in their order.", { number: message.from, known }));
  return record.slice(0, after(record, known)) + message.lines;
};

/** The side that plays at another page. @param {any} seat @returns {"A"|"B"} */
const far = (seat) => (seat.players.A === "other" ? "A" : "B");

/** What the other page does not have. @param {import("./game.js").Game} game */
const news = async (game) => {
  const { record } = await game.ask({ do: "save" });
  const from = game.seat.heard || 0;
  return packed({ side: far(game.seat), from, lines: from ? record.slice(after(record, from)) : record });
};

/** A box for a text of the other player. @param {(text: string) => Promise<void>} read */
export const reader = (read) => {
  const text = html("textarea", { rows: 3, "aria-label": told("Text of the other player"), placeholder: `${BEGIN}…` });
  const fault = html("p", { class: "error", role: "alert", hidden: true });
  const go = async () => {
    fault.hidden = true;
    await read(/** @type {HTMLTextAreaElement} */ (text).value).catch((error) => {
      fault.hidden = false;
      fault.textContent = error.message;
    });
  };
  return [text, button(told("Read the text"), go), fault];
};

/** Shows what to send and where to paste; open while the other player must answer. @param {import("./game.js").Game} game @param {(text: string) => Promise<void>} read */
export const exchange = (game, read) => {
  const box = byId("invitation");
  box.hidden = false;
  const mine = html("textarea", { rows: 3, readonly: true, "aria-label": told("Text for the other player") });
  mine.addEventListener("focus", () => /** @type {HTMLTextAreaElement} */ (mine).select());
  const copy = () => {
    const text = /** @type {HTMLTextAreaElement} */ (mine);
    text.select();
    // where the page may not write to the clipboard, the text stays selected
    navigator.clipboard?.writeText(text.value).catch(() => {});
  };
  const side = far(game.seat);
  refill(
    box,
    html("summary", {}, told("The other player")),
    html(
      "p",
      { class: "quiet" },
      told("Send this text to the player of side {side}, and paste the answer. It holds the whole game, also what is hidden.", { side }),
    ),
    mine,
    button(told("Copy"), copy),
    reader(read),
  );
  const show = async () => {
    const waits = game.over || game.prompt?.side === side;
    box.toggleAttribute("open", waits);
    /** @type {HTMLTextAreaElement} */ (mine).value = waits ? await news(game) : "";
  };
  game.onChange(() => show().catch(() => {}));
};
