package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Seat.Update;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.Notation;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compares JSON with stored files, so that the format does not change by accident. {@code -Ddeadcube.kept.write=true}
 * replaces the files. Digests are left out, because they change with the library.
 */
class GoldenJsonTest {
    private static final Path KEPT = Path.of(System.getProperty("basedir", "."), "src", "test", "resources", "json");
    private static final Map<String, String> WRITTEN = written();

    private static Map<String, String> written() {
        Rules rules = Deadcube.rules();
        GameState state = Script.play(
                        "A1 RA 5+, rifle R8, bomb R2 ONE-USE and GRENADE (SMOKE), at c2; A2 neutral, at a1;"
                                + " A3 reserve; B1 SV 5+ HP 3, at c4, damage 1, marked K-PREY 1 by A until round; "
                                + "B2 at h8, pinned;"
                                + " token 1 I-AMMO at c5 face down; token 2 I-INTEL at d5; laid K-SMOKE at e5; "
                                + "command A dice; round 2;"
                                + " play; A1 activate; A1 shoot rifle at B1")
                .state();
        Game game = state.position().game();
        Json json = Json.of(game);
        Transition rolled = rules.play(rules.play(state, Input.of("add 0")).state(), Input.of("8 5 1 1 1"));
        Setup setup = Shipped.setup(Shipped.ruleset());
        Vector<Input> inputs = Vector.of(
                        "A1 activate",
                        "A1 shoot rifle at B1",
                        "spend shoot: A1 shoot rifle at B1",
                        "8 3 5",
                        "order 2 1",
                        "pass")
                .map(words -> Input.of(words));
        Map<String, String> schemas = Json.schemas(game);
        return LinkedHashMap.of("state.txt", Notation.of(game).write(state))
                .put("state.json", json.write(state))
                .put("view.json", json.write(state.seenBy(Side.B)))
                .put("decision.json", json.write(rules.prompt(state)))
                .put("dice.json", json.write(rules.prompt(rolled.state())))
                .put("inputs.json", inputs.map(json::write).mkString("\n"))
                .put(
                        "events.json",
                        rolled.events().map((Event e) -> json.write(e)).mkString("\n"))
                .put(
                        "update.json",
                        json.write(new Update(
                                7, Option.some(Side.A), Option.some(Input.of("8 5 1 1 1")), rolled.events())))
                .put("rejection.json", json.write(new Rejection(RuleIds.ASK_6, "the game is over", "nothing")))
                .put("setup.json", Json.write(setup))
                .put("team.json", Json.write(setup.teamA()))
                .put("played.json", Json.writePlayed(setup))
                .put("battlefield.json", Json.write(setup.battlefield()))
                .put(
                        "record.json",
                        Json.writeRecord(
                                        record(state),
                                        Shipped.registry().with(game.setup().ruleset()))
                                .get())
                .merge(schemas.filterKeys(kind -> !kind.equals("state") && !kind.equals("view"))
                        .mapKeys(kind -> kind + ".schema.json"))
                .mapValues(text -> shown(text));
    }

    /** Returns a record that begins in the middle of a game. */
    private static String record(GameState begin) {
        Recorder recorder = Recorder.of(begin, Option.some(-42L));
        Input input = Input.of("add 0");
        recorder.saw(input, Deadcube.rules().play(begin, input));
        recorder.unfinished();
        return recorder.text();
    }

    /** Removes digests of states and set-ups, and writes one object in each line. */
    private static String shown(String text) {
        return text.replaceAll("(\"setup\":|\"digest\":)\"[0-9a-f]{16}\"", "$1\"…\"")
                        .replaceAll("digest [0-9a-f]{16}", "digest …")
                        .replace("},{", "},\n{")
                        .strip()
                + "\n";
    }

    static Vector<String> names() {
        return WRITTEN.keySet().toVector();
    }

    @ParameterizedTest
    @MethodSource("names")
    void writtenJsonEqualsTheStoredFile(String name) throws IOException {
        Path file = KEPT.resolve(name);
        if (Boolean.getBoolean("deadcube.kept.write")) {
            Files.createDirectories(KEPT);
            Files.writeString(file, WRITTEN.get(name).get(), StandardCharsets.UTF_8);
        }
        assertThat(WRITTEN.get(name).get()).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    }
}
