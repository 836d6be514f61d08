package io.github.deadcube.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the scripts of the page draw and learn. Node runs them with a document of its own. */
class PageDrawingTest {
    /** An element keeps its attributes and its children. */
    private static final String BEGIN = """
            const made = (name) => ({
              name, attributes: {}, children: [],
              setAttribute(key, value) { this.attributes[key] = value; },
              append(child) { this.children.push(child); },
            });
            globalThis.document = { createElement: made, createElementNS: (space, name) => made(name) };
            const say = (value) => console.log(JSON.stringify(value));
            """;

    @TempDir
    private Path folder;

    private String run(String script) throws IOException, InterruptedException {
        return NodeScript.said(folder, BEGIN + script);
    }

    /** GEO-4: the edges of the wall and of its gap from the left and from the floor, in tenths of an inch. */
    @Test
    void aWallHasTheGapOfItsRule() throws IOException, InterruptedException {
        assertThat(run("""
                import { drawnCubes } from "./scenery.js";
                import { Ground } from "./geometry.js";
                const rounded = (n) => Math.round(n * 4) / 4;
                const path = (points) =>
                  `${Math.min(...points.map((p) => rounded(p.east)))}-${Math.max(...points.map((p) => rounded(p.east)))} ` +
                  `${Math.min(...points.map((p) => rounded(p.up)))}-${Math.max(...points.map((p) => rounded(p.up)))};`;
                const view = { path, flat: () => ({ x: 0, y: 0 }), farSides: () => ["north", "east"], away: () => 0, tilt: { height: 1 } };
                for (const gap of ["low", "blocked", "small", "medium", "large"]) {
                  const ground = new Ground({ width: 1, depth: 1, levels: 1, faces: [{ cube: "a1", side: "north", gap }] });
                  const wall = drawnCubes(ground, view, [])[0].group.children.find((each) => each.attributes.class?.startsWith("wall"));
                  console.log(gap, wall.children[0].attributes.d);
                }
                """)).isEqualTo("""
                low 0-30 0-7.5;
                blocked 0-30 0-30;
                small 0-30 0-30;7.5-22.5 7.5-22.5;
                medium 0-30 0-30;2-28 7.5-25;
                large 0-30 0-30;3.75-26.25 0-30;""");
    }

    /**
     * An attack that a rule calls off has no dice and no damage to show; its target says so, and the line of the shot
     * stays.
     */
    @Test
    void anAttackThatIsCalledOffIsSeenAtItsTarget() throws IOException, InterruptedException {
        assertThat(run("""
                import { happenings } from "./happenings.js";
                import { Ground } from "./geometry.js";
                const ground = new Ground({ width: 8, depth: 8, levels: 1 });
                const view = { position: { models: [{ id: "A1", place: "c2/5" }, { id: "B1", place: "c6/5" }] } };
                const model = (id) => ({ model: id, name: id });
                const played = { teamA: { models: [model("A1")] }, teamB: { models: [model("B1")] } };
                const events = [
                  { type: "targeted", model: "B1", attacker: "A1", rule: "SHO-5" },
                  { type: "calledOff", model: "B1", attacker: "A1", rule: "K-NET" },
                ].map((event) => ({ event }));
                const moments = [{ number: 0, update: null, view }, { number: 1, update: { events }, view }];
                const marks = happenings(moments, [{ kind: "activation", model: "A1", side: "A", from: 0, to: 1 }], 1, ground, played);
                say(marks.results);
                say(marks.lines.length);
                """)).isEqualTo("""
                [{"at":"B1","text":"attack called off","kind":"good"}]
                1""");
    }

    /** R25-K-HOLO-SIGHT: the update of a roll says which faces explode. */
    @Test
    void diceThatExplodeAreSuccesses() throws IOException, InterruptedException {
        assertThat(run("""
                import { drawnDice } from "./dice.js";
                const event = { type: "rolled", side: "A", roller: "A1", target: 8, dice: [8, 7, 6], rule: "SHO-5" };
                const names = { model: (id) => id, teams: {} };
                for (const more of [{}, { explodes: 7 }]) {
                  const [pool] = drawnDice([{ update: { events: [{ event }], ...more } }], names);
                  console.log(pool.attributes["aria-label"]);
                  say(pool.children.filter((each) => each.attributes?.class.startsWith("die")).map((each) => each.attributes.class));
                }
                """)).isEqualTo("""
                A1 rolls 8 7 6: 1 of 3 are 8 or more
                ["die success again","die failure","die failure"]
                A1 rolls 8 7 6: 2 of 3 are 7 or more
                ["die success again","die success again","die failure"]""");
    }

    /** The watcher of a game in the browser of its keeper, whose seat ends the game. */
    @Test
    void aSeatFromALinkIsForgottenAlone() throws IOException, InterruptedException {
        assertThat(run("""
                const items = new Map();
                globalThis.localStorage = {
                  getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key),
                };
                const { dropSeat, keep, keptSeats } = await import("./store.js");
                const players = { A: "person", B: "level-3" };
                const keeper = { game: "one", side: "A", token: "t", players }, watcher = { game: "one", side: "everybody", guest: true, players };
                const other = { game: "two", side: "B", token: "u", players };
                for (const forgotten of [watcher, keeper, other]) {
                  keep("seats", [watcher, other, keeper]);
                  keep("record.one", "lines");
                  dropSeat(forgotten);
                  say([keptSeats().map(({ game, side }) => game + " " + side), items.has("deadcube.record.one")]);
                }
                """)).isEqualTo("""
                [["two B","one A"],true]
                [["two B"],false]
                [["one everybody","one A"],true]""");
    }

    /** Two people may have one browser. */
    @Test
    void aSeatOfTwoPeopleIsForgottenAlone() throws IOException, InterruptedException {
        assertThat(run("""
                const items = new Map();
                globalThis.localStorage = {
                  getItem: (key) => items.get(key) ?? null, setItem: (key, value) => items.set(key, value), removeItem: (key) => items.delete(key),
                };
                const { dropSeat, keep, keptSeats } = await import("./store.js");
                const a = { game: "one", side: "A", token: "t", players: { A: "person", B: "other" } };
                const b = { game: "one", side: "B", token: "u", players: { A: "other", B: "person" } };
                keep("seats", [a, b]);
                dropSeat(a);
                say(keptSeats().map(({ side }) => side));
                """)).isEqualTo("[\"B\"]");
    }

    @Test
    void aFaultOfATextSaysWhichTextAndLine() throws IOException, InterruptedException {
        assertThat(run("""
                import { Refused } from "./protocol.js";
                const faults = [
                  { where: "/teams/B", line: 5, column: 41, text: "'RQ' is not understood", expected: "a comma" },
                  { where: "/teams/A", line: 2515, text: "nothing that ships is called 'x'" },
                  { where: "/number", text: "that is late" },
                ];
                const error = new Refused(faults, { teams: { A: "x", B: "team: B\\n2\\n3\\n4\\nRunner: troop, RQ 5" } });
                console.log(error.message);
                """)).isEqualTo("""
                team of side B, line 5, Runner: 'RQ' is not understood; expected: a comma
                team of side A: nothing that ships is called 'x'
                that is late""");
    }

    /** The first answer is about inputs that are taken back before it comes. */
    @Test
    void anAnalysisForgetsInputsThatWereTakenBack() throws IOException, InterruptedException {
        assertThat(run("""
                import { Analysis } from "./analysis.js";
                const asked = [];
                const sides = { A: { lost: 1, luck: 0 }, B: { lost: 0, luck: 0 } };
                const screen = {
                  moments: [{ number: 0 }, { number: 1 }, { number: 2 }], timeline: { show() {} },
                  game: { seat: { token: "t" }, ask: async ({ since }) => {
                    asked.push(since);
                    if (asked.length === 1) screen.moments = [{ number: 0 }, { number: 1 }];
                    const inputs = asked.length === 1 ? [{ number: 1, chance: 0.1 }, { number: 2, chance: 0.1 }] : [{ number: 1, chance: 0.9 }];
                    return { chance: 0.5, inputs, sides };
                  } },
                };
                const analysis = new Analysis(screen, ["analyse"]);
                analysis.show = () => analysis.follow();
                await analysis.run();
                say([asked, [...analysis.inputs.values()], analysis.sides.A.lost]);
                """)).isEqualTo("[[0,0],[{\"number\":1,\"chance\":0.9}],1]");
    }

    /** The range of a weapon that is not on the card, as that of an item, is not known to the page. */
    @Test
    void onlyAWeaponOfTheCardHasARange() throws IOException, InterruptedException {
        assertThat(run("""
                import { shotCubes } from "./sight.js";
                import { Ground } from "./geometry.js";
                const ground = new Ground({ width: 3, depth: 1, levels: 1 });
                const card = { weapons: [{ name: "rifle", range: 1 }] };
                for (const weapon of ["rifle", "item frag grenade"])
                  say(shotCubes({ verb: "shoot", weapon, cube: "c1", target: "c1" }, "a1/5", card, ground).map(({ cube, kind }) => `${cube} ${kind}`));
                """)).isEqualTo("""
                ["a1 range","b1 range","c1 hinted"]
                ["c1 hinted"]""");
    }

    /**
     * The engine of the page and that of the package for npm: a worker that does not start answers no later request
     * either.
     */
    @Test
    void noRequestWaitsForAWorkerThatHasFailed() throws IOException, InterruptedException {
        Files.copy(Path.of("../web/src/main/web/npm/client.js"), folder.resolve("client.js"));
        assertThat(run("""
                import { workerEngine } from "./protocol.js";
                import { Client } from "./client.js";
                let worker;
                globalThis.Worker = class { constructor() { worker = this; } postMessage() {} terminate() {} };
                document.getElementById = () => null;
                const told = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, 200, "waits"))]).catch((error) => error.message);
                for (const made of [workerEngine, () => new Client(new Worker())]) {
                  const engine = made();
                  const before = told(engine.greeting());
                  worker.onerror({ message: "broken" });
                  console.log(await before, await told(engine.ask({ do: "teams" })));
                }
                const client = new Client(new Worker());
                const before = told(client.greeting());
                client.close();
                console.log(await before, "-", await told(client.greeting()));
                """)).isEqualTo("broken broken\nbroken broken\nthe engine is closed - the engine is closed");
    }

    /** GEO-3, LOS-2: the eye is at nine tenths of the height; a target exactly above has edges by the compass. */
    @Test
    void aRayBeginsAtTheEyeAndEndsAtItsEdge() throws IOException, InterruptedException {
        assertThat(run("""
                import { raysOf } from "./sight.js";
                import { Ground } from "./geometry.js";
                const ground = new Ground({ width: 1, depth: 2, levels: 2 });
                const rounded = ({ east, north, up }) => [east, north, up].map((n) => Math.round(n * 100) / 100).join(" ");
                const rays = (place, words) =>
                  raysOf(words, { place: "a1/5", size: 3 }, { place, size: 1 }, ground).forEach(({ from, to, kind }) => console.log(rounded(from), "to", rounded(to), kind));
                rays("a2/5", ["left edge at half height: free", "right edge at the feet: blocked by the wall of a1"]);
                rays("a1:2/5", ["north", "east", "south", "west"].map((side) => `${side} edge at full height: free`));
                rays("a1:2/5", ["axis at full height: free"]);
                """)).isEqualTo("""
                15 15 20.25 to 10.1 45 6.25 free
                15 15 20.25 to 19.9 45 0 blocked
                15 15 20.25 to 15 19.9 42.5 free
                15 15 20.25 to 19.9 15 42.5 free
                15 15 20.25 to 15 10.1 42.5 free
                15 15 20.25 to 10.1 15 42.5 free
                15 15 20.25 to 15 15 42.5 free""");
    }

    /** Both tell what is hidden from the player of the other side. */
    @Test
    void anOpenGameBetweenTwoPeopleIsNotAnalysed() throws IOException, InterruptedException {
        assertThat(run("""
                import { Analysis } from "./analysis.js";
                for (const B of ["level-4", "other"])
                  for (const over of [false, true])
                    say(new Analysis({ game: { over, seat: { token: "t", players: { A: "person", B } } } }, ["analyse"]).can);
                """)).isEqualTo("true\ntrue\nfalse\ntrue");
    }

    /** In a replacement of a text, a dollar has a meaning of its own. */
    @Test
    void aNameMayHaveADollar() throws IOException, InterruptedException {
        assertThat(run("""
                import { wordsOf } from "./options.js";
                const names = { cards: new Map([["B2", {}]]), model: () => "Ca$h $& $1" };
                console.log(wordsOf({ verb: "assault", label: "assault B2", target: "B2" }, names));
                """)).isEqualTo("Assault Ca$h $& $1");
    }

    /** The button was released outside the window, so the page has heard of no end of the drag. */
    @Test
    void aTableDoesNotFollowAMouseWithoutAButton() throws IOException, InterruptedException {
        assertThat(run("""
                import { Camera } from "./camera.js";
                const heard = {};
                const element = {
                  clientWidth: 100, clientHeight: 100, setPointerCapture() {}, getBoundingClientRect: () => ({ left: 0, top: 0 }),
                  addEventListener: (name, listener) => (heard[name] = listener),
                };
                const camera = new Camera(element, () => {});
                const move = (clientX, buttons) => heard.pointermove({ pointerId: 1, clientX, clientY: 0, buttons });
                heard.pointerdown({ pointerId: 1, clientX: 0, clientY: 0 });
                move(30, 1);
                move(60, 0);
                move(90, 1);
                say(camera.shift.x);
                """)).isEqualTo("30");
    }

    /** A game that is not over stays. */
    @Test
    void seatsThatAreNotKeptAnyMoreAreReturned() throws IOException, InterruptedException {
        assertThat(run("""
                import { keepSeat, keptSeats, noteOver } from "./store.js";
                const all = new Map();
                globalThis.localStorage = { getItem: (name) => all.get(name) ?? null, setItem: (name, text) => all.set(name, text), removeItem: (name) => all.delete(name) };
                const players = { A: "person", B: "level-3" };
                const gone = [];
                for (let i = 0; i < 14; i++) gone.push(...keepSeat({ game: `g${i}`, side: "A", token: "t", players }));
                say(gone.length);
                for (let i = 0; i < 14; i++) if (i !== 2) noteOver({ game: `g${i}`, side: "A", players }, true);
                gone.push(...keepSeat({ game: "g13", side: "B", token: "t", players, over: true }));
                gone.push(...keepSeat({ game: "watched", side: "everybody", guest: true, players }));
                say(gone.map(({ game }) => game));
                noteOver({ game: "g4", side: "A", players }, false);
                for (let i = 0; i < 12; i++) keepSeat({ game: `w${i}`, side: "everybody", guest: true, players });
                say(keptSeats().filter(({ guest }) => !guest).map(({ game }) => game));
                """)).isEqualTo("""
                0
                ["g1","g0","g3"]
                ["g4","g2"]""");
    }

    /** A server keeps so many games and no more. */
    @Test
    void onlyTheKeeperEndsAGameThatIsForgotten() throws IOException, InterruptedException {
        assertThat(run("""
                import { ends } from "./newgame.js";
                const engine = { ask: async (request) => { say(request); throw new Error("there is no such game"); } };
                await ends(engine, { game: "g", token: "t", players: {} });
                await ends(engine, { game: "g", token: "t", guest: true, players: {} });
                await ends(engine, { game: "g", players: {} });
                """)).isEqualTo("{\"do\":\"close\",\"game\":\"g\",\"token\":\"t\"}");
    }
}
