// The form of a new game, the games that go on, and records from files.

import { agreedFields, agreedMembers, nameField, ownName } from "./agreed.js";
import { button, byId, html, refill } from "./dom.js";
import { told } from "./language.js";
import { LEVELS, PLAIN, SENSIBLE } from "./pilot.js";
import { reader } from "./exchange.js";
import { GameList } from "./gamelist.js";
import { grounds } from "./grounds.js";
import { hasOther, takenSeat } from "./people.js";
import { openings } from "./openings.js";
import { ofScenario, ofTeam, preview } from "./preview.js";
import { EDITIONS } from "./score.js";
import { REVISED, rulebooks } from "./names.js";
import { teamText } from "./rosterfile.js";
import { keep, kept, newToken, randomSeed } from "./store.js";

/** The value of a choice that stands for pasted text. */
const PASTED = "pasted";

/** @param {string} name @param {string} title @param {[string, string][]} values @param {string} [chosen] */
const select = (name, title, values, chosen) =>
  html(
    "label",
    {},
    html("span", {}, title),
    html(
      "select",
      { name },
      values.map(([value, text]) => html("option", { value, selected: value === chosen }, text)),
    ),
  );

/** @param {HTMLElement} label of a choice */
const valueOf = (label) => /** @type {HTMLSelectElement} */ (label.querySelector("select")).value;

/** @param {string} name @param {string} title @param {Record<string, any>} more */
const numeric = (name, title, more) =>
  html("label", {}, html("span", {}, title), html("input", { name, type: "number", inputmode: "numeric", ...more }));

/** A field for a text that is pasted, hidden until it is chosen. @param {string} name @param {string} title @param {string} [placeholder] what may be pasted */
const pastedText = (name, title, placeholder = told("Paste a text in the notation of Deadcube.")) =>
  html("textarea", {
    name: `${name}Text`,
    rows: 5,
    "aria-label": told("{field}: text", { field: title }),
    hidden: true,
    placeholder,
  });

/** A choice of what ships, or of a text that is pasted. @param {string} name @param {string} title @param {[string, string][]} values @param {string} [chosen] @param {string} [placeholder] what may be pasted */
const orPasted = (name, title, values, chosen, placeholder) => {
  const text = pastedText(name, title, placeholder);
  const label = select(name, title, [...values, [PASTED, told("a text of my own …")]], chosen);
  label.querySelector("select")?.addEventListener("change", (event) => {
    text.hidden = /** @type {HTMLSelectElement} */ (event.target).value !== PASTED;
  });
  return [label, text];
};

/** A team that ships, a text that is pasted, or a file, whose text is put where it would be pasted. @param {string} name @param {[string, string][]} values @param {string|undefined} chosen @param {(error: any) => void} failed */
const team = (name, values, chosen, failed) => {
  const [label, text] = orPasted(name, told("Team"), values, chosen, told("Paste a text in the notation of Deadcube, or a roster of BattleScribe or New Recruit."));
  const input = html("input", { type: "file", accept: ".ros,.rosz,.zip,.json,.txt,text/plain,application/json" });
  const file = html("label", { hidden: true }, html("span", {}, told("or choose a file with it (.ros, .rosz, .json, .txt)")), input);
  label.querySelector("select")?.addEventListener("change", () => (file.hidden = text.hidden));
  input.addEventListener("change", async () => {
    const [one] = /** @type {HTMLInputElement} */ (input).files || [];
    if (one) await teamText(one).then((read) => (/** @type {HTMLTextAreaElement} */ (text).value = read), failed);
  });
  return [label, text, file];
};

/** @param {string[]} bots @returns {[string, string][]} */
const players = (bots) => [
  ["person", told("a person here")],
  ...bots.map((bot) => /** @type {[string, string]} */ ([bot, LEVELS[/** @type {"level-4"} */ (bot)] || bot])),
];

/** Teams that are not legal (TEAM-9), which may play if the players agree. */
class IllegalTeams extends Error {
  /** @param {any[]} faults */
  constructor(faults) {
    super([told("By the rules of choosing a team (TEAM-9) this is not legal."), ...faults.map(faultLine)].join("\n"));
  }
}

/** @param {any} fault */
const faultLine = ({ where, text, rule }) => told("{where}: {problem} ({rule})", { where: where.replace(/, team$/, ""), problem: text, rule });

/** Ends a game that this browser forgets: a server keeps so many games and no more. Of two people, both must ask for it. @param {import("./protocol.js").Engine} engine @param {import("./game.js").Seat} seat */
export const ends = async (engine, { game, token, guest }) => {
  // an engine that does not know the game has ended it
  if (token && !guest) await engine.ask({ do: "close", game, token }).catch(() => {});
};

export class NewGame {
  /**
   * @param {import("./protocol.js").Engine} engine
   * @param {any} greeting
   * @param {(answer: any, seat: import("./game.js").Seat) => Promise<void>} opened
   * @param {(seat: import("./game.js").Seat) => Promise<void>} resume
   * @param {import("./names.js").Names} names
   */
  constructor(engine, greeting, opened, resume, names) {
    this.engine = engine;
    this.names = names;
    this.opened = opened;
    this.resume = resume;
    this.greeting = greeting;
    /** Reads a text of another player. @type {(text: string) => Promise<void>} */
    this.read = async () => {};
    /** What stands above the form. @type {() => HTMLElement|null} */
    this.welcome = () => null;
  }

  async show() {
    const [teams, battlefields, scenarios] = await Promise.all(
      ["teams", "battlefields", "scenarios"].map((what) => this.engine.ask({ do: what })),
    );
    const named = (/** @type {any[]} */ all) =>
      all.map(({ name, title, points }) => /** @type {[string, string]} */ ([name, points ? told("{team} ({points} points)", { team: title, points }) : title]));
    const last = kept("form", {});
    const learn = async () => {
      const edition = /** @type {any} */ (form).elements.edition.value;
      const [rulebook, english] = await rulebooks((more) => this.engine.ask({ do: "rulebook", edition, ...more }));
      this.names.learnRules(rulebook, english, edition === "revised" ? REVISED : "");
    };
    const [teamA, teamB, mission] = [
      team("teamA", named(teams.teams), last.teamA, (error) => this.failed(form, error)),
      team("teamB", named(teams.teams), last.teamB || /** @type {{name: string}} */ (teams.teams[1])?.name, (error) => this.failed(form, error)),
      orPasted("scenario", told("Scenario"), named(scenarios.scenarios), last.scenario),
    ];
    const playedA = select("A", told("Played by"), this.others(), last.A || "person");
    const playedB = select("B", told("Played by"), this.others(), PLAIN.includes(last.B) ? SENSIBLE : last.B || SENSIBLE);
    const form = html(
      "form",
      { id: "form" },
      html("h2", { tabindex: -1 }, told("New game")),
      html(
        "fieldset",
        {},
        html("legend", {}, told("Side A")),
        teamA,
        playedA,
        nameField("nameA", last.nameA ?? ownName(), playedA),
        preview(teamA[0], teams.teams, ofTeam(this.names, learn)),
      ),
      html(
        "fieldset",
        {},
        html("legend", {}, told("Side B")),
        teamB,
        playedB,
        nameField("nameB", last.nameB ?? "", playedB),
        preview(teamB[0], teams.teams, ofTeam(this.names, learn)),
      ),
      html(
        "fieldset",
        {},
        html("legend", {}, told("The table")),
        grounds(battlefields.battlefields, last.battlefield || "rooftop-quarter", PASTED, pastedText("battlefield", told("Battlefield"))),
        mission,
        preview(mission[0], scenarios.scenarios, ofScenario),
        select(
          "edition",
          told("Edition"),
          this.greeting.editions.map((/** @type {string} */ name) => [name, EDITIONS[name] || name]),
          last.edition,
        ),
        numeric("points", told("Points of each side"), { min: 1, max: 99999, placeholder: "100" }),
        numeric("seed", told("Seed"), { min: 0, max: 999999999, placeholder: told("random") }),
        agreedFields(this.engine.shared, last),
      ),
      html("p", { class: "error", role: "alert", hidden: true }),
      html("button", { class: "primary", type: "submit" }, told("Start")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit(/** @type {HTMLFormElement} */ (form));
    });
    const begin = (/** @type {any} */ request, /** @type {Record<string, string>} */ seats) => this.begin(request, seats).catch((error) => this.failed(form, error));
    const ready = openings(teams.teams, battlefields.battlefields, scenarios.scenarios, begin);
    refill(byId("start"), this.welcome(), ready, form, this.goingOn(form));
  }

  /** Begins a ready-made game. @param {any} request @param {Record<string, string>} seats */
  begin(request, seats) {
    return this.open({ do: "start", edition: this.greeting.editions[0], seed: randomSeed(), ...request }, seats);
  }

  /** The names of the bots that are offered. @returns {string[]} */
  get bots() {
    return this.greeting.bots.filter((/** @type {string} */ bot) => !PLAIN.includes(bot));
  }

  /** @returns {[string, string][]} */
  others() {
    return [...players(this.bots), ["other", this.engine.shared ? told("a person in another browser") : told("a person in another browser, by texts")]];
  }

  /** @param {HTMLElement} form */
  goingOn(form) {
    const played = [
      select("recordA", told("Side A is played by"), players(this.bots), "person"),
      select("recordB", told("Side B is played by"), this.others(), "person"),
    ];
    const file = html("input", { type: "file", accept: ".txt,.record,text/plain", "aria-label": told("Record of a game") });
    file.addEventListener("change", async () => {
      const input = /** @type {HTMLInputElement} */ (file);
      try {
        const record = await input.files?.[0]?.text();
        if (record !== undefined) await this.open({ do: "load", record }, { A: valueOf(played[0]), B: valueOf(played[1]) });
      } catch (error) {
        this.failed(form, error);
      }
      // A browser tells of the same file, after its correction, only if no file is chosen.
      input.value = "";
    });
    const list = new GameList(
      this.engine,
      this.resume,
      (error) => this.failed(form, error),
      (seat) => ends(this.engine, seat),
    );
    list.show();
    return html(
      "section",
      { class: "games" },
      list.box,
      this.engine.shared ? null : [html("h2", {}, told("A text of another player")), reader((text) => this.read(text))],
      html("h2", {}, told("A record from a file")),
      played,
      file,
    );
  }

  /** @param {HTMLFormElement} form @param {boolean} [legal] whether illegal teams are refused */
  async submit(form, legal = true) {
    const start = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
    if (start.disabled) return;
    start.disabled = true;
    await this.start(form, legal).catch((error) => this.failed(form, error));
    start.disabled = false;
    // a button that is disabled loses the focus
    if (document.activeElement === document.body) start.focus();
  }

  /** @param {HTMLElement} form @param {any} error */
  failed(form, error) {
    const box = /** @type {HTMLElement} */ (form.querySelector(".error"));
    box.hidden = false;
    refill(
      box,
      html("span", {}, error.message),
      error instanceof IllegalTeams ? button(told("Play anyway"), () => this.submit(/** @type {HTMLFormElement} */ (form), false)) : null,
    );
    box.scrollIntoView({ block: "center" });
  }

  /** @param {HTMLFormElement} form @param {boolean} legal */
  async start(form, legal) {
    const data = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)));
    const value = (/** @type {string} */ name) => (data[name] === PASTED ? data[`${name}Text`] : data[name]);
    const people = [data.A, data.B].includes("other");
    const agreed = agreedMembers(data, this.engine.shared, people && this.engine.shared);
    keep("form", { watched: "", ...Object.fromEntries(Object.entries(data).filter(([name, each]) => !name.endsWith("Text") && each !== PASTED)) });
    const seed = data.seed ? Number(data.seed) : randomSeed();
    await this.open(
      {
        do: "start",
        battlefield: value("battlefield"),
        teams: { A: value("teamA"), B: value("teamB") },
        scenario: value("scenario"),
        edition: data.edition,
        ...(data.points ? { points: Number(data.points) } : {}),
        // Two people: the dice of the system. Who tries all seeds of nine digits knows the hidden tokens and later dice after some
        // throws, so a server refuses a typed one. Pages that exchange texts roll their own dice, and a typed one does not count there.
        ...(people && !(this.engine.shared && data.seed) ? {} : { seed }),
        ...agreed,
      },
      { A: data.A, B: data.B },
      undefined,
      undefined,
      legal,
    );
  }

  /** @param {any} request @param {Record<string, string>} seats @param {number} [to] the inputs to keep of a record @param {(answer: any) => any} [more] members of the seat @param {boolean} [legal] whether illegal teams are refused */
  async open(request, seats, to, more, legal) {
    const tokens = { A: newToken(), B: newToken(), keeper: newToken() };
    const game = request.game || `table-${Date.now().toString(36)}-${newToken().slice(0, 4)}`;
    const fair = this.engine.shared && hasOther(seats);
    if (fair && !Object.values(seats).includes("person")) throw new Error(told("If one side plays in another browser, a person here plays the other side."));
    const { undoLooks } = fair ? { undoLooks: undefined } : request;
    const answer = await this.engine.ask({ ...request, undoLooks, game, tokens, to, ...(fair ? { fair } : {}) });
    const seat = { ...seatOf(game, tokens, seats), undoLooks, ...more?.(answer) };
    if (legal && answer.illegal) {
      await ends(this.engine, seat);
      throw new IllegalTeams(answer.illegal);
    }
    if (!fair) return this.opened(answer, seat);
    const { side } = seat;
    const { documents, token } = await takenSeat(this.engine, { game, side, token: tokens[/** @type {"A"} */ (side)] }, ownName());
    return this.opened(documents, { ...seat, token });
  }
}

/**
 * The seat of this browser: the only side that is played here, or the only person's, otherwise everybody's view.
 * @param {string} game
 * @param {Record<string, string>} tokens
 * @param {Record<string, string>} players
 * @returns {any}
 */
export const seatOf = (game, tokens, players) => {
  const persons = ["A", "B"].filter((side) => players[side] === "person");
  const far = ["A", "B"].find((each) => players[each] === "other");
  const near = far && ["A", "B"].find((each) => each !== far);
  const side = /** @type {any} */ (near || (persons.length === 1 ? persons[0] : "everybody"));
  return { game, side, token: tokens.keeper, players, ...(far ? { invitation: { side: far, token: tokens[far] } } : {}) };
};
