package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a page knows of a game when others play and undo. Node runs the script of the page; a server in this machine
 * answers it.
 */
class PageGameTest {
    /** The page plays side A, another browser side B. `told` is what the page makes of the moments that it has. */
    private static final String BEGIN = """
            import { Game } from "./game.js";
            import { same } from "./patch.js";
            import { accepted } from "./protocol.js";
            const ask = async (request) => {
              const response = await fetch(`http://127.0.0.1:${process.argv[2]}/ask`, {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(request) });
              return accepted(await response.json());
            };
            const start = await ask({ do: "start", game: "g", seed: 7, undoLooks: true });
            const token = start.tokens.keeper;
            const page = new Game({ ask }, { game: "g", side: "everybody", token, players: { A: "person", B: "other" } }, start);
            const chosen = async (number, which) => {
              for (let i = 0; i < number; i++) {
                const { prompt } = await ask({ do: "prompt", game: "g", token });
                await ask({ do: "choose", game: "g", token, choice: prompt.options.at(which).choice });
              }
            };
            const undone = async (to) => (await ask({ do: "undo", game: "g", token, to })).due;
            const compared = async () => {
              const { updates } = await ask({ do: "events", game: "g", token, side: "everybody", since: 0 });
              const { view } = await ask({ do: "view", game: "g", token, side: "everybody" });
              const known = page.moments.slice(1).map(({ update }) => update.input);
              console.log(same(known, updates.map(({ input }) => input)) && same(page.last.view, view) ? "equal" : "different");
            };
            await chosen(10, 0);
            await page.sync();
            """;

    @TempDir
    private Path folder;

    private PageServer server;

    @BeforeEach
    void start() throws IOException {
        AtomicInteger made = new AtomicInteger();
        server = PageServer.start(
                Deadcube.rules(),
                new PageServer.Listening(
                        "127.0.0.1",
                        0,
                        Vector.empty(),
                        Option.none(),
                        () -> "token-of-seat-" + made.incrementAndGet(),
                        System::nanoTime,
                        Clock.systemUTC(),
                        bug -> {},
                        lost -> {}));
    }

    @AfterEach
    void end() {
        server.close();
    }

    private String run(String script) throws IOException, InterruptedException {
        return NodeScript.said(folder, BEGIN + script, Integer.toString(server.port()));
    }

    @Test
    void anUndoThatThePageWasNotToldOfIsFound() throws IOException, InterruptedException {
        assertThat(run("""
                await undone(30);
                await chosen(3, -1);
                await page.refresh();
                await compared();
                await undone(30);
                await chosen(12, -1);
                await page.changed((await ask({ do: "prompt", game: "g", token })).due);
                await page.turn;
                await compared();
                """)).isEqualTo("equal\nequal");
    }

    @Test
    void anUndoDuringTheQuestionForEventsIsFound() throws IOException, InterruptedException {
        assertThat(run("""
                await chosen(2, 0);
                page.engine.ask = async (request) => {
                  if (request.do === "events") {
                    page.engine.ask = ask;
                    await undone(30);
                  }
                  return ask(request);
                };
                await page.sync();
                await compared();
                """)).isEqualTo("equal");
    }

    /** The notice comes while the choice of this page is answered. */
    @Test
    void whatOthersPlayMeanwhileIsLearnt() throws IOException, InterruptedException {
        assertThat(run("""
                const { prompt } = await ask({ do: "prompt", game: "g", token });
                page.engine.ask = async (request) => {
                  const answer = await ask(request);
                  if (request.do === "choose") {
                    page.engine.ask = ask;
                    await chosen(2, 0);
                    page.changed((await ask({ do: "prompt", game: "g", token })).due);
                  }
                  return answer;
                };
                await page.play([prompt.options[0].text]);
                await compared();
                """)).isEqualTo("equal");
    }

    @Test
    void aPageThatIsRefusedListensAgain() throws IOException, InterruptedException {
        assertThat(run("""
                const streams = [];
                globalThis.EventSource = class { constructor() { streams.push(this); } };
                EventSource.CLOSED = 2;
                globalThis.addEventListener = () => {};
                globalThis.document = { addEventListener() {}, hidden: false };
                const { serverEngine } = await import("./protocol.js");
                const told = [];
                serverEngine().onChange((change) => told.push(change));
                const fails = (state) => {
                  const timer = globalThis.setTimeout;
                  globalThis.setTimeout = (later) => later();
                  streams.at(-1).readyState = state;
                  streams.at(-1).onerror();
                  globalThis.setTimeout = timer;
                };
                fails(0);
                console.log(streams.length);
                fails(2);
                console.log(streams.length);
                streams[1].onopen();
                streams[1].onmessage({ data: '{"game":"g","due":29}' });
                console.log(JSON.stringify(told));
                """)).isEqualTo("1\n2\n[null,{\"game\":\"g\",\"due\":29}]");
    }

    /** The question is another one when the turn of the choice comes: the choice is not sent. */
    @Test
    void aChoiceAfterAnUndoIsNotPlayed() throws IOException, InterruptedException {
        assertThat(run("""
                const said = [];
                page.onChange(() => said.push(page.busy));
                const undo = page.undo(() => page.last.number - 1);
                const playing = page.play([page.prompt.options[0].text]);
                await undo;
                console.log(await playing, said.at(-1));
                await compared();
                """)).isEqualTo("false false\nequal");
    }

    /** What listens to the game draws at the same time: moments that are gone have no question. */
    @Test
    void theQuestionGoesWithItsMoment() throws IOException, InterruptedException {
        assertThat(run("""
                const { due } = page;
                const said = [];
                page.onChange(() => said.push(`${page.last.number - due} ${!!page.prompt}`));
                await page.undo(() => due - 3);
                console.log(said.join());
                """)).isEqualTo("-3 false,-3 true");
    }

    @Test
    void eachUndoGoesBackFromWhereTheOneBeforeHasLed() throws IOException, InterruptedException {
        assertThat(run("""
                const before = page.last.number;
                for (let i = 0; i < 2; i++) await page.play([page.prompt.options[0].text]);
                const playing = page.play([page.prompt.options[0].text]);
                const back = () => page.marks.at(-1) ?? null;
                await Promise.all([playing, page.undo(back), page.undo(back)]);
                console.log(page.marks.length, page.last.number > before);
                await compared();
                """)).isEqualTo("1 true\nequal");
    }

    /** The bot thinks about a question that the undo takes back; the server still answers, or refuses. */
    @ParameterizedTest
    @ValueSource(strings = {"ask(request)", "Promise.reject(new Error('it is not asked'))"})
    void anUndoWhileABotThinks(String answer) throws IOException, InterruptedException {
        assertThat(run("""
                import { Pilot } from "./pilot.js";
                Object.assign(page.seat.players, { A: "fast", B: "fast" });
                const failures = [];
                let thought = 0;
                const pilot = new Pilot(page, () => 0, (error) => failures.push(error.message));
                page.engine.ask = (request) => {
                  if (request.do !== "advise") return ask(request);
                  if (++thought === 1) page.undo(() => page.last.number - 2);
                  else pilot.stop();
                  return thought === 1 ? %s : ask(request);
                };
                const before = page.last.number;
                await pilot.fly();
                await page.turn;
                console.log(page.last.number - before, page.busy, failures.length);
                await compared();
                """.formatted(answer))).isEqualTo("-2 false 0\nequal");
    }

    @Test
    void anUndoEndsTheDeploymentByABot() throws IOException, InterruptedException {
        assertThat(run("""
                import { Pilot } from "./pilot.js";
                const pilot = new Pilot(page, () => 0, () => {});
                let asked = 0;
                page.engine.ask = (request) => {
                  if (request.do === "advise" && ++asked === 2) page.undo(() => page.last.number - 1);
                  return ask(request);
                };
                const said = [];
                page.onChange(() => said.push(pilot.standing));
                await pilot.standIn(() => page.prompt?.type !== "finished");
                await page.turn;
                console.log(asked, pilot.standing, said.includes(false), page.busy);
                await compared();
                """)).isEqualTo("2 false true false\nequal");
    }

    /** Two tabs of one seat: the other one has played first, and its notice has not come yet. */
    @Test
    void aChoiceThatAnotherTabHasMadeIsNoFault() throws IOException, InterruptedException {
        assertThat(run("""
                const { text } = page.prompt.options[0];
                await chosen(1, 0);
                console.log(await page.play([text]), page.busy);
                await compared();
                """)).isEqualTo("false false\nequal");
    }

    /** A click while the page asks whether it has missed something. */
    @Test
    void aChoiceDuringARefreshIsPlayed() throws IOException, InterruptedException {
        assertThat(run("""
                const before = page.last.number;
                const refreshing = page.refresh();
                console.log(await page.play([page.prompt.options[0].text]), page.last.number > before);
                """)).isEqualTo("true true");
    }

    /** Browsers open six connections to a server at most; and a page that comes from the browser's memory has none. */
    @Test
    void onlyAPageThatIsSeenListens() throws IOException, InterruptedException {
        assertThat(run("""
                const open = new Set();
                globalThis.EventSource = class { constructor() { open.add(this); } close() { open.delete(this); } };
                const heard = {};
                globalThis.addEventListener = (name, listener) => (heard[name] = listener);
                globalThis.document = { addEventListener, hidden: false };
                const timers = [];
                globalThis.setInterval = (task) => timers.push(task);
                globalThis.clearInterval = (timer) => delete timers[timer - 1];
                const { serverEngine } = await import("./protocol.js");
                const told = [];
                serverEngine().onChange((change) => told.push(change));
                const said = [open.size];
                for (const hidden of [true, false]) {
                  document.hidden = hidden;
                  heard.visibilitychange();
                  timers.forEach((task) => task());
                  said.push(open.size, told.length);
                }
                heard.pagehide();
                said.push(open.size);
                heard.pageshow({ persisted: true });
                heard.pageshow({ persisted: false });
                said.push(open.size);
                console.log(said.join());
                """)).isEqualTo("1,0,1,1,1,0,1");
    }
}
