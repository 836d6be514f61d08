// Both teams with what ails each model; models that are not deployed yet are dragged from here onto the table.

import { pips, stateWords, statusWords } from "./card.js";
import { dropped } from "./clicks.js";
import { byId, button, html, refill } from "./dom.js";
import { figuresOf } from "./figures.js";
import { told } from "./language.js";
import { COLUMN } from "./panels.js";

/** Drags a model from the list onto the table. @param {HTMLElement} handle @param {string} id @param {import("./screen.js").Screen} screen */
const draggable = (handle, id, screen) => {
  handle.addEventListener("pointerdown", (down) => {
    if (down.button) return;
    /** @type {HTMLElement|null} */
    let ghost = null;
    const move = (/** @type {PointerEvent} */ event) => {
      if (!ghost && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 6) return;
      if (!ghost) {
        ghost = html("span", { class: `dragged ${id[0].toLowerCase()}` }, id);
        document.body.append(ghost);
        if (screen.selected !== id) screen.select(id);
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    };
    const up = (/** @type {PointerEvent} */ event) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (!ghost) return;
      ghost.remove();
      const cube = event.type === "pointerup" && screen.table.cubeAt(event.clientX, event.clientY);
      if (cube) dropped(screen, id, cube, event.clientX, event.clientY);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  });
};

/** How a model is, where the list has no room for words: as on its badge on the table. @param {import("./figures.js").Figure} figure */
const signsOf = ({ id, pinned, item, activated, inPlay, status }) => {
  /** @type {[any, string, string][]} */
  const all = [
    [!inPlay && status !== "killed", "○", statusWords(status)],
    [status === "killed", "", statusWords(status)],
    [pinned, "▾", told("pinned")],
    [item, "◆", told("carries an item")],
    [activated, "✓", told("done{model, select, other {}}", { model: id })],
  ];
  const holds = all.filter(([is]) => is);
  const words = holds.map(([, , word]) => word).join(", ");
  return holds.length ? html("span", { class: "signs", role: "img", "aria-label": words, title: words }, holds.map(([, sign]) => sign).join("")) : null;
};

/** @param {import("./figures.js").Figure} figure @param {import("./protocol.js").Model} model @param {import("./screen.js").Screen} screen */
const row = (figure, model, screen) => {
  const chosen = screen.selected === figure.id;
  const states = stateWords(model, figure, screen.names);
  const ails = states.map((each) => (typeof each === "string" ? each : each.textContent)).join(", ");
  const drags = screen.question?.side === figure.side && !figure.inPlay && figure.status !== "killed";
  const { id, name, hp, most, status, activated } = figure;
  return screen.rows.of(id, [name, hp, most, status, activated, chosen, drags, ails], () => {
    const handle = button("", () => screen.select(id), { class: "name", "aria-pressed": String(chosen) });
    handle.append(html("b", {}, id), ` ${name}`);
    const made = html(
      "li",
      { class: `member${chosen ? " selected" : ""}${status === "killed" ? " gone" : ""}${activated ? " activated" : ""}` },
      handle,
      html(
        "span",
        { class: "states" },
        states.map((each, i) => [i ? ", " : "", each]),
      ),
      signsOf(figure),
      pips(figure),
    );
    if (drags) {
      draggable(made, id, screen);
      made.classList.add("draggable");
    }
    return made;
  });
};

/** @param {import("./screen.js").Screen} screen */
export const drawnTeams = (screen) => {
  const { position, game, names } = screen;
  const models = new Map((position.models || []).map((/** @type {any} */ model) => [model.id, model]));
  const figures = figuresOf(game.played, position);
  // between the choices and the story, or below the choices
  const [box, home] = [byId("teamsBox"), byId(COLUMN.matches ? "panels" : "side")];
  if (box.parentElement !== home) home.insertBefore(box, COLUMN.matches ? byId("telling") : byId("lying"));
  const focused = document.activeElement?.closest("#teams .name")?.textContent;
  refill(
    byId("teams"),
    ["A", "B"].map((side) =>
      html(
        "section",
        { class: `team ${side.toLowerCase()}`, "aria-label": told("Side {side}: {team}", { side, team: names.teams[side] }) },
        html("h3", {}, names.teams[side]),
        html(
          "ul",
          {},
          figures.filter((figure) => figure.side === side).map((figure) => row(figure, models.get(figure.id), screen)),
        ),
      ),
    ),
  );
  const again = focused && [...byId("teams").querySelectorAll(".name")].find((each) => each.textContent === focused);
  if (again) again.focus({ preventScroll: true });
};
