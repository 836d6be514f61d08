// The panel of the open question: what is asked, the options, why others are not offered, help, and the way back.

import { drawnDice } from "./dice.js";
import { button, byId, html, refill, scrollBackTo } from "./dom.js";
import { endPanel, endTitle } from "./ending.js";
import { told, toldParts } from "./language.js";
import { actionAt } from "./moments.js";
import { percent } from "./odds.js";
import { labelWords, optionList, wordsOf } from "./options.js";
import { undoRefused } from "./people.js";
import { picker, withWorth } from "./picker.js";
import { SENSIBLE } from "./pilot.js";
import { askUndo } from "./talk.js";

/** What each purpose of a question is called. */
const PURPOSES = {
  "starting-player": told("who starts?"),
  "token-place": told("place an item token"),
  recon: told("roll for recon"),
  "deployment-zone": told("choose a deployment zone"),
  deployment: told("deploy a model: drag it onto the table, or click it and a cube"),
  "deployment-cube": told("choose a cube of the zone"),
  "recon-effect": told("use the recon dice"),
  token: told("choose an item token"),
  "recon-model": told("which model moves?"),
  flank: told("in which cube does the flanker enter?"),
  "zone-cube": told("add a cube to the zone"),
  "command-roll": told("roll the command dice"),
  tactician: told("which TACTICIAN counts?"),
  "command-reroll": told("roll command dice again?"),
  "command-die-reroll": told("buy a re-roll with a command die?"),
  turn: told("choose a model to activate"),
  "second-model": told("activate a second model?"),
  activation: told("choose an action"),
  movement: told("move on, or stop on a spot"),
  spot: told("choose a spot"),
  "enemy-to-fight": told("which enemy to fight?"),
  "free-assault": told("make a free assault?"),
  attacker: told("which model attacks?"),
  weapon: told("choose a weapon"),
  "second-weapon": told("shoot with another weapon too?"),
  "fight-back": told("fight back, or survive?"),
  direction: told("choose a direction"),
  evade: told("evade, or stay?"),
  "added-dice": told("add dice with command dice?"),
  reroll: told("roll dice again?"),
  test: told("roll the dice of the test"),
  scatter: told("roll where it scatters"),
  "half-floor": told("stay on the half floor?"),
  "half-cube": told("choose the side of the half-cube"),
  smoke: told("does the smoke stay?"),
  landing: told("where does it land?"),
  "pick-up": told("pick up the item?"),
  item: told("which item to keep?"),
  "special-order": told("give a special order?"),
  keyword: told("use a keyword"),
};

/** Actions of the active model whose absence is worth an explanation. */
const USUAL = [
  { verb: "advance", notation: "advance", text: told("Advance") },
  { verb: "sprint", notation: "sprint", text: told("Sprint") },
  { verb: "standUp", notation: "stand up", text: told("Stand up") },
];

export class Asking {
  /** @param {import("./screen.js").Screen} screen */
  constructor(screen) {
    this.screen = screen;
    /** The question that was shown last. @type {any} */
    this.seen = null;
    /** Whether the focus was on an option that has gone since, or on the form: it belongs to the options of the next question. */
    this.focus = !!screen.pilot;
  }

  /** What is asked, in words. */
  title() {
    const { question, game, names, position } = this.screen;
    const { prompt } = game;
    if (game.over) return endTitle(this.screen);
    if (!question && game.waitsForPlayer) return told("{who}: waiting for the player", { who: names.teams[prompt?.side] || told("The game") });
    if (!question && !prompt?.side) return "…";
    if (!question) return game.bot ? told("{who}: thinking …", { who: names.teams[prompt.side] }) : told("{who} must answer", { who: names.teams[prompt.side] });
    const purpose = PURPOSES[/** @type {"spot"} */ (question.purpose)] || question.text.replace(/^[AB]\s?: /, "").replace(/ \([^()]*\)$/, "");
    const { active } = position;
    const model =
      question.options.find((option) => option.actor)?.actor || (active?.controller === question.side && active.model);
    const alone = model && question.options.every((option) => !option.actor || option.actor === model);
    return told("{who}: {question}", { who: alone ? names.model(model) : names.teams[question.side], question: this.assaulted(model) || purpose });
  }

  /** What a model is asked that is assaulted: the title names its enemy. @param {string} model */
  assaulted(model) {
    const { question, game, names } = this.screen;
    if (question.purpose !== "fight-back") return "";
    const assault = game.last.view.pending?.find((each) => each.type === "assault" && each.target === model);
    return assault?.type === "assault" ? told("fight back against {enemy}, or survive?", { enemy: names.model(assault.attacker) }) : "";
  }

  show() {
    const { screen } = this;
    const { question, game, live, moments } = screen;
    const box = byId("ask");
    const focused = document.activeElement?.getAttribute("data-option");
    const inside = box.contains(document.activeElement);
    this.focus = inside || (this.focus && document.activeElement === document.body);
    if (!live) return this.past(box);
    const rule = screen.names.rules.has(question?.rule) ? [" ", screen.names.citation(question.rule)] : [];
    refill(
      box,
      game.over
        ? endPanel(screen)
        : [
            html("h2", { id: "asked", class: game.prompt?.side?.toLowerCase() || "" }, this.title(), rule),
            html("div", { class: "diceNow" }, drawnDice(this.current(), screen.names)),
          ],
      question ? picker(screen) || optionList(question.options, screen) : null,
      question ? this.missing(question) : null,
      html("div", { class: "helps" }, this.helps()),
    );
    if (question) withWorth(box, screen);
    const isNew = game.prompt !== this.seen && (question || game.over);
    if (isNew) {
      this.seen = game.prompt;
      scrollBackTo(box);
    }
    if (!this.focus) return;
    const again =
      [...box.querySelectorAll("[data-option]")].find((each) => each.getAttribute("data-option") === focused) ||
      box.querySelector("[data-option]") ||
      (game.over ? box : null);
    if (again) this.focus = false;
    again?.focus({ preventScroll: true });
    // many dice may stand before the options
    if (isNew) again?.scrollIntoView({ block: "nearest" });
  }

  /** At an earlier moment: what was asked then, if the game tells it, and the way back. @param {HTMLElement} box */
  past(box) {
    const { screen } = this;
    const { moments, at, game } = screen;
    const next = moments[at + 1]?.update;
    refill(
      box,
      html("h2", {}, next?.asked ? this.asked(next.asked) : told("Moment {number}", { number: at })),
      html("div", { class: "diceNow" }, drawnDice(this.current(), screen.names)),
      next?.offered
        ? html(
            "ul",
            // a long list scrolls
            { class: "offered", tabindex: 0, "aria-label": told("What was offered") },
            next.offered.map((/** @type {number} */ n) => html("li", {}, labelWords(game.words[n], screen.names))),
          )
        : null,
      game.seat.token ? button(told("Back to the game"), () => screen.go(moments.length - 1), { class: "primary" }) : null,
    );
  }

  /** What was asked, in the words of the open question. @param {string} text such as `A: added dice (CMD-7)` */
  asked(text) {
    const { names } = this.screen;
    const [, side, purpose, rule] = /^([AB]): (.*?)(?: \(([A-Z0-9-]+)\))?$/.exec(text) || [];
    const words = purpose && PURPOSES[/** @type {"spot"} */ (purpose.replaceAll(" ", "-"))];
    if (!words) return names.cited(text);
    return [told("{who}: {question}", { who: names.teams[side], question: words }), ...(names.rules.has(rule) ? [" ", names.citation(rule)] : [])];
  }

  /** The moments of the test that is being rolled, so that its dice are seen with the question. */
  current() {
    const { moments, at, actions } = this.screen;
    const action = actionAt(actions, at);
    if (!action) return [];
    const last = moments
      .slice(action.from, at + 1)
      .findLastIndex((moment) =>
        moment.update?.events?.some((each) => each.event.type === "acted" || each.event.type === "targeted"),
      );
    return last < 0 ? [] : moments.slice(action.from + last, at + 1);
  }

  /** Usual actions that are not offered, each with the reason. @param {import("./protocol.js").Decision} question */
  missing(question) {
    const { screen } = this;
    const model = screen.position.active?.model;
    if (question.purpose !== "activation" || !model) return null;
    const pinned = screen.position.models.some((each) => each.id === model && each.pinned);
    const absent = USUAL.filter(
      ({ verb }) => (verb !== "standUp" || pinned) && !question.options.some((option) => option.verb === verb),
    );
    return html(
      "div",
      { class: "missing" },
      absent.map(({ notation, text }) => {
        const made = button(told("{action}: why not?", { action: text }), () => this.why({ choice: `${model} ${notation}` }, text, made.getBoundingClientRect()), {
          class: "grey",
        });
        return made;
      }),
    );
  }

  /** Says why a choice is not offered, perhaps after others. @param {{choice: string, after?: string[]}} tried @param {string} title @param {{x: number, y: number}} at */
  async why(tried, title, at) {
    const { screen } = this;
    const answer = await screen.once({ do: "why", ...tried });
    const rejection = answer?.rejection;
    if (!rejection) return;
    const rule = screen.names.rules.get(rejection.rule);
    screen.popup.open(
      told("Why not: {what}", { what: title }),
      at,
      html("p", {}, rejection.text),
      rejection.expected ? html("p", { class: "quiet" }, told("What is possible: {choices}", { choices: rejection.expected })) : null,
      rule ? html("details", {}, html("summary", {}, `${rule.rule} ${rule.title}`), html("p", {}, rule.text)) : null,
    );
  }

  /** An enemy was clicked who cannot be attacked. @param {import("./table.js").Pick} pick */
  whyNot(pick) {
    const { screen } = this;
    const active = screen.position.active?.model;
    const weapon = active && screen.names.cards.get(active)?.weapons?.find((each) => each.range);
    if (!active || screen.question?.purpose !== "activation") return;
    const choice = weapon ? `${active} shoot ${weapon.name} at ${pick.model}` : `${active} assault ${pick.model}`;
    this.why({ choice }, told("attack {enemy}", { enemy: screen.names.model(pick.model || "") }), pick);
  }

  helps() {
    const { screen } = this;
    const { question, game, pilot } = screen;
    const side = question?.side;
    const mine = () => game.asked === side && !game.over;
    const waits = () =>
      game.last.view.position.models.some((model) => model.id[0] === side && (model.status || "waiting") === "waiting");
    const deploying = question && /^(deployment|spot)/.test(question.purpose) && waits();
    const settingUp = () => !game.last.view.position.round && !game.over;
    // the other side's player may be at this page too, and is not waited for
    const both = Object.values(game.seat.players).every((player) => player === "person");
    return [
      question && settingUp() && pilot && game.advised
        ? button(
            told("Set up for me"),
            screen.attempts(() => pilot.standIn(() => settingUp() && (mine() || !both), mine)),
            { class: "primary", "data-do": "setUp", title: told("Everything until round 1 begins, as a sensible bot would do it") },
          )
        : null,
      deploying && pilot && game.advised
        ? button(
            told("Deploy for me"),
            screen.attempts(() => pilot.standIn(() => mine() && (waits() || game.prompt.purpose === "spot"))),
          )
        : null,
      this.secrets(),
      question && pilot && game.advised && question.options.length > 1
        ? button(
            told("Advice"),
            screen.attempts(() => this.advice()),
            { title: told("What a sensible bot would do") },
          )
        : null,
      pilot && !game.seat.guest && !game.table.ended ? this.undo() : null,
    ];
  }

  /** The button that takes the last choice back; disabled with its reason if a rule or the other player forbids it. */
  undo() {
    const { screen } = this;
    const { game } = screen;
    const to = this.undoable();
    if (to === null) return null;
    // it has its place before it is known, so that nothing moves under the pointer
    const reason = html("small", { id: "undoReason", class: "reason" });
    const made = button(
      told("Undo"),
      screen.attempts(() => game.undo(() => this.undoable())),
      { title: told("Back to the last choice (U)"), "data-do": "undo" },
    );
    screen.once({ do: "mayUndo", to }).then((answer) => {
      if (!answer?.rejection) return;
      made.toggleAttribute("disabled", true);
      made.removeAttribute("title");
      made.setAttribute("aria-describedby", "undoReason");
      const why = undoRefused(answer.rejection.text, game.fairly);
      // one line, of which a narrow page shows the beginning
      reason.title = why;
      refill(reason, toldParts("No undo: {rule} {why}", { rule: screen.names.citation(answer.rejection.rule), why }));
      const asks = askUndo(screen, to);
      if (asks) reason.before(asks);
    });
    return [made, reason];
  }

  /** At one page for two people: what the side that is asked has seen of the item tokens, on demand. */
  secrets() {
    const { screen } = this;
    const { question, game, names, position } = screen;
    const side = question?.side;
    const looked = side && position[side.toLowerCase()]?.looked;
    const shared = game.seat.side === "everybody" && Object.values(game.seat.players).every((player) => player === "person");
    if (!looked?.length || !shared || game.seat.guest) return null;
    return button(
      told("My tokens"),
      screen.attempts(async () => {
        const { view } = await game.ask({ do: "view", side });
        const known = view.position.tokens.filter((token) => token.item && token.face === "down");
        const lines = known.map((token) => html("li", {}, told("Token {number} ({cube}): {item}", { number: token.number, cube: token.cube, item: names.title(token.item) })));
        screen.popup.open(told("What {team} know", { team: names.teams[side] }), null, html("ul", {}, lines.length ? lines : html("li", {}, told("Nothing."))));
      }),
      { title: told("The item tokens that this side has looked at: for its player alone") },
    );
  }

  /** The number of inputs before the last choice of a person, or what was played at once; null if there was none. */
  undoable() {
    const { game } = this.screen;
    const mine = game.moments.findLast(
      ({ update }) => update?.input && /** @type {{type?: string}} */ (update.input).type !== "dice" && game.seat.players[update.side] === "person",
    );
    const to = game.marks[game.marks.length - 1] ?? (mine ? mine.number - 1 : -1);
    return to < (game.seat.heard || 0) ? null : to;
  }

  /** Marks what a bot would do; with simulations, each plan with the chance to win that it leaves. */
  async advice() {
    const { screen } = this;
    const { question, pilot } = screen;
    if (!question || !pilot) return;
    const plans = screen.analysis.plans ? await screen.analysis.best() : [];
    const best = plans[0]?.option ?? (await pilot.advice(SENSIBLE, screen.game.due)).option;
    const option = question.options[best];
    if (!option || screen.question !== question) return;
    const buttons = [...byId("ask").querySelectorAll("[data-option]")];
    const shown = (each) => buttons.find((element) => element.getAttribute("data-option") === each?.text);
    for (const old of byId("ask").querySelectorAll(".plan")) old.remove();
    for (const plan of plans) {
      const element = shown(question.options[plan.option]);
      const known = element?.querySelector(".plan");
      if (element && !known) element.append(html("span", { class: "plan", title: plan.words }, told("win {chance}", { chance: percent(plan.chance) })));
    }
    const element = shown(option);
    element?.classList.add("advised");
    element?.focus();
    byId("live").textContent = told("Advice: {choice}", { choice: plans[0]?.words || wordsOf(option, screen.names) });
  }
}
