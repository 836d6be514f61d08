// The page begins: it finds its engine, opens a game or the form of a new one, and connects the controls of the table.

import { ownName } from "./agreed.js";
import { listenForTurn } from "./bell.js";
import { clicked } from "./clicks.js";
import { button, byId, html, refill } from "./dom.js";
import { continued, exchange } from "./exchange.js";
import { Game } from "./game.js";
import { rowName, rowOf } from "./gamelist.js";
import { listenForHelp, showHelp } from "./help.js";
import { listenToKeys } from "./keys.js";
import { pageKind, told } from "./language.js";
import { languageChoice } from "./languagechoice.js";
import { Lessons } from "./lessons.js";
import { Names, rulebooks } from "./names.js";
import { NewGame, ends } from "./newgame.js";
import { keepOffline } from "./offline.js";
import { packed, unpacked } from "./packing.js";
import { fairness, fileName, hasOther, links, playersAgain, takenSeat } from "./people.js";
import { Pilot } from "./pilot.js";
import { Popup } from "./popup.js";
import { Puzzles } from "./puzzles.js";
import { Refused, serverEngine, workerEngine } from "./protocol.js";
import { recordEngine } from "./replay.js";
import { mayAgain, seatAfter, startAgain, wentOn } from "./rematch.js";
import { agreedTerms } from "./score.js";
import { Screen, pageTitle } from "./screen.js";
import { currentSeat, download, dropSeat, isKept, keep, keepSeat, kept, keptSeats, noteOver } from "./store.js";
import { Study, welcoming } from "./study.js";
import { Table } from "./table.js";
import { leaveGame, takeGame } from "./tabs.js";
import { settledName, settlesAgain } from "./talk.js";
import { Panels } from "./panels.js";
import { showRules } from "./terms.js";
import { Tips } from "./tips.js";

/** @type {Screen|null} */
let screen = null;
/** @type {string[]} */
let does = [];
const popup = new Popup(byId("popup"));
const names = new Names();
names.show = (rules, from, lead) => showRules(names, popup, rules, from, lead);
new Tips(byId("tip"), names);
const table = new Table(byId("table"), (pick) => screen && clicked(screen, pick), (pick) => screen?.planning.points(pick));

const panels = new Panels(() => {
  table.camera.resized();
  screen?.telling.mark(screen.at);
});

const record = pageKind === "record" ? JSON.parse(byId("record").textContent) : null;
const engine = record ? recordEngine(record) : pageKind === "worker" ? workerEngine() : serverEngine();

/** The page shows either the table or the form. @param {boolean} playing */
const showTable = (playing) => {
  byId("play-area").hidden = !playing;
  byId("start").hidden = playing;
  byId("timeline").hidden = !playing;
  byId("panelTabs").hidden = !playing;
  document.body.classList.toggle("playing", playing);
  panels.placeButtons();
  byId("score").hidden = !playing;
  byId("save").hidden = !playing || !!record;
};

/** How often a game was entered or left: of two that are entered at once, the later one is shown. */
let entered = 0;

/** @param {any} documents @param {any} seat @param {import("./protocol.js").Engine} [source] what answers for the game */
const enter = async (documents, seat, source = engine) => {
  const number = ++entered;
  const game = new Game(source, seat, documents);
  // before anything is awaited: people may leave a game as soon as it has begun
  if (!record && !seat.copy && !seat.task) remember(seat, game);
  const [[rulebook, english], terms] = await Promise.all([rulebooks((more) => game.ask({ do: "rulebook", ...more })), agreedTerms(game)]);
  if (number !== entered) return;
  screen?.close();
  names.learn(game.played, rulebook, english, game.setup.ruleset);
  const pilot = seat.token ? new Pilot(game, () => screen?.timeline.pace ?? 300, failed) : null;
  screen = new Screen(game, table, names, popup, pilot, does);
  const open = seat.token && !hasOther(seat.players);
  screen.link = open ? (number) => link(game, number) : null;
  screen.branch = seat.copy || (pilot && !seat.guest) ? (number) => branch(game, number).catch(failed) : null;
  screen.again = mayAgain(game) && !record && !seat.task ? () => again(game) : null;
  screen.opens = seat.copy ? (moment) => openCopy(seat.copy, moment).catch(failed) : null;
  if (record?.analysis) {
    screen.analysis.learn(record.analysis);
    byId("future").checked = true;
  }
  // until the game is known, no option of the game before it may be chosen
  refill(byId("ask"), html("p", { class: "quiet" }, told("Loading …")));
  showTable(true);
  panels.begin();
  byId("sight").setAttribute("aria-pressed", "false");
  byId("sight").hidden = source !== engine || !!record;
  byId("levels").replaceChildren(...levelButtons(documents.battlefield.levels));
  for (const part of [byId("levels"), byId("levelsTitle")]) part.hidden = documents.battlefield.levels === 1;
  refill(byId("agreed"), terms);
  invite(seat, game);
  const moment = seat.moment || Number(addressed().get("moment"));
  if (record || seat.copy) screen.follows = false;
  game.onChange(() => (byId("failure").hidden = true));
  game.onChange(() => panels.tells("ask", !!screen?.question));
  game.onChange(() => fairness(game));
  game.onChange(() => follow(game).catch(failed));
  listenForTurn(game);
  await game.inTurn(() => game.sync());
  if (number !== entered) return;
  if (record || seat.copy || moment) screen.goTo(moment);
  await study.entered(screen);
};

/** What the address of the page says. */
const addressed = () => new URLSearchParams(location.hash.slice(1));

/** A link for others, who have a language of their own. @param {Record<string, string>} members */
const addressOf = (members) => new URL(`${location.pathname}#${new URLSearchParams(members)}`, location.href).href;

/** The players of a game one side of which is played here. @param {string} side */
const alone = (side) => ({ A: side === "A" ? "person" : "other", B: side === "B" ? "person" : "other" });

/** A new game that begins like another one, up to an input. @param {Game} game @param {number} number */
const branch = async (game, number) => {
  const text = game.seat.copy || (await game.ask({ do: "save" })).record;
  await form.open({ do: "load", record: text, undoLooks: true }, playersAgain(game, number), number);
};

/** Another game with the sides changed: of one browser a new one, between two people that which both have asked for. @param {Game} game */
const again = async (game) => {
  if (game.fairly) return follow(game);
  const { request, players } = startAgain(game);
  await form.open(request, players);
};

/** Goes on to the rematch that both players have asked for. @param {Game} game */
const follow = async (game) => {
  const seat = game.over && screen?.game === game ? seatAfter(game) : null;
  if (!seat) return;
  wentOn(game);
  await enter(await engine.ask({ do: "join", game: seat.game, token: seat.token }), seat);
};

/** A link to a moment with the whole game in it. @param {Game} game @param {number} number */
const link = async (game, number) => {
  const { record: lines } = await game.ask({ do: "save" });
  const position = await packed({ side: "A", from: 0, lines });
  return addressOf({ position, moment: String(number) });
};

/** A link opens a copy of the game that it contains, to look at. @param {URLSearchParams} link */
const openLink = async (link) => {
  const { lines } = await unpacked(link.get("position") || "");
  const { replay } = await engine.ask({ do: "replay", record: lines });
  const seat = { game: "", side: "everybody", players: { A: "", B: "" }, copy: lines, moment: Number(link.get("moment")) };
  await enter(replay, seat, recordEngine(replay, engine));
};

/** A copy becomes a game of this browser. @param {string} text its record @param {number} moment that is shown first */
const openCopy = (text, moment) =>
  form.open({ do: "load", record: text, undoLooks: true }, { A: "person", B: "person" }, undefined, () => ({ moment }));

/** Goes on with a game by the text of a player whose page has no server either. @param {string} text */
const read = async (text) => {
  const message = await unpacked(text);
  const game = screen?.game;
  if (message.from && !game) throw new Error(told("The text goes on with a game: open that game and paste it there."));
  if (game && hasOther(game.seat.players) && game.seat.players[message.side] === "other")
    throw new Error(told("This text is for the player of side {side}. Paste the one that this player sends.", { side: message.side }));
  const record = game && message.from ? continued((await game.ask({ do: "save" })).record, message, game.due - 1) : message.lines;
  await form.open({ do: "load", record }, alone(message.side), undefined, ({ due }) => ({ heard: due - 1 }));
  if (game && message.from) dropSeat(game.seat);
};

/** Links for others, or what players without a server send each other. @param {any} seat @param {Game} game */
const invite = (seat, game) => {
  if (!engine.shared && hasOther(seat.players)) return exchange(game, read);
  links(engine.shared ? seat : { ...seat, guest: true }, addressOf);
};

/** The seat is kept, and of an engine that forgets the record too. @param {any} seat @param {Game} game */
const remember = (seat, game) => {
  const { teamA, teamB } = game.played;
  const title = `${teamA.name} – ${teamB.name}, ${game.played.scenario.name}`;
  const { moment: _, ...lasting } = seat;
  for (const old of keepSeat({ ...lasting, title })) if (!hasOther(old.players)) ends(engine, old);
  keep(`own.${seat.game}.${seat.side}`, null);
  currentSeat.set(seat);
  if (!engine.keeps && !seat.guest) takeGame(seat.game);
  let saved = -1;
  const save = async () => {
    if (game.due) noteOver(seat, game.over);
    if (game.due && !engine.keeps && isKept(seat)) {
      keep(rowName(seat.game), rowOf(game));
      keep(settledName(seat.game), game.table);
    }
    if (engine.keeps || seat.guest || game.due === saved || !isKept(seat)) return;
    saved = game.due;
    if (!keep(`record.${seat.game}`, (await game.ask({ do: "save" })).record))
      failed(new Error(told("This browser has no room to keep the game: save it, or end a game that you no longer need.")));
  };
  game.onChange(() => save().catch(() => {}));
  save().catch(() => {});
};

/** A game goes on, from the engine or from the record that the browser keeps. @param {any} seat */
const resume = async (seat) => {
  const saved = kept(`record.${seat.game}`, null);
  if (saved && !engine.keeps) {
    if (!(await takeGame(seat.game))) throw new Error(told("Another tab of this browser plays this game. Play it there, or leave it there first."));
    const { names: players, ended } = kept(settledName(seat.game), {});
    await form.open(
      { do: "load", record: saved, undoLooks: seat.undoLooks, ...(players ? { names: players } : {}), game: `${seat.game.split("~")[0]}~${Date.now().toString(36)}` },
      seat.players,
      undefined,
      () => ({
        heard: seat.heard,
      }),
    );
    if (ended && screen) await settlesAgain(screen.game, ended);
    return dropSeat(seat);
  }
  await enter(await engine.ask({ do: "join", game: seat.game, token: seat.token }), seat);
};

const form = new NewGame(
  engine,
  null,
  (documents, seat) => {
    history.replaceState(null, "", " ");
    return enter(documents, seat).catch(failed);
  },
  resume,
  names,
);

/** Leaves the game on the table. @param {() => any} [shows] what is shown instead: the form of a new one, unless something else is given */
const leaveTable = async (shows = () => form.show()) => {
  entered++;
  screen?.close();
  screen = null;
  leaveGame();
  study.end();
  byId("failure").hidden = true;
  currentSeat.set(null);
  history.replaceState(null, "", " ");
  document.title = pageTitle;
  showTable(false);
  await shows();
};

const study = new Study(engine, form, leaveTable);
const puzzles = new Puzzles(study);
const showPuzzles = () => puzzles.list().catch(failed);
const lessons = new Lessons(study, showPuzzles);

/** @param {number} levels */
const levelButtons = (levels) => {
  const all = [...Array(levels).keys()].map((level) => ({ level, text: level === levels - 1 ? told("all") : level ? `1–${level + 1}` : "1" }));
  return all.map(({ level, text }) =>
    button(
      text,
      () => {
        table.look({ cut: level === levels - 1 ? 99 : level });
        for (const each of byId("levels").children) each.setAttribute("aria-pressed", String(each.textContent === text));
        screen?.draw();
      },
      { "aria-pressed": String(level === levels - 1), "aria-label": level === levels - 1 ? told("All levels") : told("Levels {levels}", { levels: text }) },
    ),
  );
};

/** @param {any} error */
const failed = (error) => {
  byId("failure").hidden = false;
  byId("failure").textContent = error.message;
};

const controls = () => {
  byId("language").append(languageChoice());
  const look = (how) => () => {
    table.look(how());
    screen?.draw();
  };
  byId("left").onclick = look(() => ({ turn: -1 }));
  byId("right").onclick = look(() => ({ turn: 1 }));
  byId("tilt").onclick = look(() => ({ tilt: table.tilt + 1 }));
  byId("in").onclick = () => table.camera.zoomed(1.25);
  byId("out").onclick = () => table.camera.zoomed(0.8);
  byId("fit").onclick = () => table.camera.fit();
  byId("full").onclick = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  byId("sight").onclick = async () => {
    if (!screen) return;
    screen.sees = !screen.sees;
    byId("sight").setAttribute("aria-pressed", String(screen.sees));
    await screen.look();
    screen.draw();
  };
  const attempted = (/** @type {() => Promise<any>} */ task) => () => task().catch(failed);
  byId("save").onclick = attempted(async () => {
    if (!screen) return;
    const { side, token, copy } = screen.game.seat;
    const whole = token && side === "everybody" ? {} : { side };
    download(fileName(screen.game), copy || (await screen.game.ask({ do: "save", ...whole })).record);
  });
  byId("new").onclick = attempted(async () => {
    await leaveTable();
    // the ready-made games and the lessons stand above the form
    byId("start").querySelector("#form h2").focus({ preventScroll: true });
  });
  byId("speed").value = String(kept("speed", 2));
  byId("speed").onchange = () => keep("speed", Number(byId("speed").value));
  byId("new").hidden = !!record;
  const moved = () => addressed().has("moment") && screen?.goTo(Number(addressed().get("moment")));
  addEventListener("hashchange", () => linked(addressed(), moved).catch(failed));
  // the address of the link would be that of another moment
  byId("skip").onclick = (/** @type {Event} */ event) => {
    event.preventDefault();
    (screen ? byId("ask") : byId("start").querySelector("#form h2"))?.focus();
  };
  byId("help").onclick = () => showHelp(popup);
  listenForHelp(popup);
  listenToKeys(() => screen, table);
};

const begin = async () => {
  controls();
  if (record) return enter(record, { game: "record", side: "everybody", players: { A: "", B: "" } });
  const greeting = await engine.greeting();
  form.greeting = greeting;
  does = greeting.does;
  engine.onChange((change) => {
    if (!change) screen?.game.refresh().catch(failed);
    else if (screen?.game.seat.game === change.game) screen.game.changed(change.due).catch(failed);
  });
  form.read = read;
  form.welcome = () =>
    welcoming(
      () => lessons.learn().catch(failed),
      showPuzzles,
    );
  const link = addressed();
  const last = currentSeat.get();
  const seat = keptSeats().find((each) => each.game === last?.game && each.side === last.side);
  await linked(link, async () => {
    if (seat)
      try {
        return await resume(seat);
      } catch (error) {
        // a server does not know the game any more
        if (!engine.keeps) failed(error);
      }
    showTable(false);
    await form.show();
  });
};

/** Opens the game that a link has. @param {URLSearchParams} link @param {() => any} otherwise for a link without a game */
const linked = async (link, otherwise) => {
  if (link.get("game"))
    return joinLink(link).catch(async (error) => {
      if (!screen) {
        showTable(false);
        await form.show();
      }
      throw error instanceof Refused ? new Error(told("This link opens no game: {reasons}.", { reasons: error.faults.map(({ text }) => text).join("; ") })) : error;
    });
  if (link.get("position")) return openLink(link);
  return otherwise();
};

/** Takes the token of a seat out of the address bar, where others may read it. The browser has kept the seat. */
const withoutToken = () => {
  const rest = addressed();
  rest.delete("token");
  history.replaceState(null, "", addressOf(Object.fromEntries(rest)));
};

/** A link to a seat, or to watch. @param {URLSearchParams} link */
const joinLink = async (link) => {
  const game = link.get("game") || "";
  const side = /** @type {any} */ (link.get("side") || "everybody");
  const invitation = link.get("token");
  const own = keptSeats().find((seat) => seat.game === game && seat.side === side && seat.token && side !== "everybody");
  if (own) {
    withoutToken();
    return resume(own);
  }
  if (side === "everybody" || !invitation)
    return enter(await engine.ask({ do: "join", game }), { game, side: "everybody", players: alone(side), guest: true });
  const { documents, token } = await takenSeat(engine, { game, side, token: invitation }, ownName());
  withoutToken();
  return enter(documents, { game, side, token, players: alone(side) });
};

begin()
  .catch(failed)
  .then(() => keepOffline(pageKind));
