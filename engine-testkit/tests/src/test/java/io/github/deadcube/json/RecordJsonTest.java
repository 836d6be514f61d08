package io.github.deadcube.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.bot.RandomPlay;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.notation.EveryState;
import io.github.deadcube.properties.level.Level;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Records are written as JSON, part by part, and read back as the recorded text. */
class RecordJsonTest {
    private static final int INPUTS = 40;
    private static final GameState BEGIN =
            Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get();
    private static final Registry REGISTRY = Shipped.registry();
    private static final String JSON =
            json(played(BEGIN, Option.some(42L), true, 3).text());

    private static Recorder played(GameState begin, Option<Long> seed, boolean undoesLooks, long chance) {
        Recorder recorder = Recorder.of(begin, seed, undoesLooks);
        RandomPlay play = RandomPlay.from(Deadcube.rules(), begin, chance);
        for (int i = 0; i < INPUTS && !play.over(); i++) {
            Input input = play.answer();
            recorder.saw(input, play.give(input));
        }
        return recorder;
    }

    private static String json(String record) {
        return Json.writeRecord(record, REGISTRY)
                .getOrElseThrow(e -> new AssertionError(e.mkString("\n") + "\n" + record));
    }

    private static void comesBack(String record, Registry registry) {
        String json = Json.writeRecord(record, registry)
                .getOrElseThrow(e -> new AssertionError(e.mkString("\n") + "\n" + record));
        String text =
                Json.readRecord(json, registry).getOrElseThrow(e -> new AssertionError(e.mkString("\n") + "\n" + json));
        assertThat(text.lines())
                .containsExactlyElementsOf(
                        record.lines().filter(line -> !line.startsWith("#")).toList());
    }

    /** A record may be longer than other documents. */
    @Test
    void aLongRecordIsRead() {
        String record = played(BEGIN, Option.none(), false, 3).text();
        String json = json(record).replaceFirst(",", "," + "\n".repeat(3_000_000));
        assertThat(Json.readRecord(json, REGISTRY).isRight()).isTrue();
    }

    @Test
    void aRecordComesBackAsItsText() {
        Recorder recorder = played(BEGIN, Option.none(), false, 3);
        comesBack(recorder.text(), REGISTRY);
        comesBack(recorder.textFor(Viewer.EVERYBODY), REGISTRY);
        comesBack(recorder.textFor(Viewer.of(Side.A)), REGISTRY);
        recorder.unfinished();
        comesBack(recorder.text(), REGISTRY);
        String text = Json.readRecord(json(recorder.text()), REGISTRY).get();
        assertThat(new Verifier(Deadcube.rules(), Shipped.registry()).verify(text))
                .isInstanceOf(Verdict.Verified.class);
        assertThat(Json.writeRecord("nothing", REGISTRY).isLeft()).isTrue();
        assertThat(Json.writeRecord(recorder.text().substring(0, 400), REGISTRY).isLeft())
                .isTrue();
    }

    @Test
    void aGameThatBeginsAnywhereComesBackAsItsText() {
        int states = Level.tries(RecordJsonTest.class, "aGameThatBeginsAnywhereComesBackAsItsText", 8, 200);
        long seed = Level.seed(RecordJsonTest.class, "aGameThatBeginsAnywhereComesBackAsItsText");
        EveryState.each(states, seed, transition -> {
            GameState begin = transition.state();
            Registry registry = REGISTRY.with(begin.position().game().setup().ruleset());
            comesBack(played(begin, Option.some(-1L), true, 5).text(), registry);
            comesBack(played(begin, Option.none(), false, 5).textFor(Viewer.of(Side.B)), registry);
        });
    }

    @Test
    void itsPartsHaveNames() {
        assertThat(JSON)
                .startsWith("{\"version\":1,\"setup\":{\"version\":1,\"ruleset\":\"deadzone-3 v1\",\"orders\":[")
                .contains(
                        "\"battlefield\":{\"version\":1,",
                        "\"seed\":\"42\",\"undoesLooks\":true,\"digestVersion\":1,\"digest\":\"")
                .contains("\"inputs\":[{\"input\":\"")
                .doesNotContain("\"begin\"", "\"result\"", "\\n");
    }

    @Test
    void faultsAreReportedAtTheirPlace() {
        wrong("\"seed\":\"42\"", "\"seed\":\"x\"", "'seed' is 'x'; expected a text with a whole number");
        wrong("\"seed\":\"42\"", "\"seed\":\"43\"", "'digest' is '", "\"digest\":");
        wrong("\"seed\":\"42\"", "\"seed\":42", "'42' is not understood");
        wrong("\"undoesLooks\":true", "\"seenBy\":\"C\"", "'seenBy' is 'C'; expected A, B or everybody");
        wrong("\"scenario\":\"Patrol\"", "\"scenario\":\"Parole\"", "'scenario' names 'Parole'; expected one of ");
        wrong("\"width\":8", "\"width\":99", "a battlefield of 99 x ");
        wrong("\"points\":100", "\"points\":0", "the size of a game is 1 to", "\"setup\":");
        wrong("[{\"input\":\"", "[{\"input\":\"odour", "is neither a model such as A3 nor a verb");
        wrong("\",\"digest\":\"", "\",\"digest\":\"g", "expected 16 hexadecimal digits");
        wrong("\"inputs\":", "\"moves\":", "'moves' is not known");
        for (String end : new String[] {"\\n", "\\r", "\u2028", "\u2029", "\u0085"})
            wrong("\"undoesLooks\":true", "\"result\":\"A" + end + "B\"", "the result is none");
    }

    /** The first state can be read only with the game. What else is wrong is said at once. */
    @Test
    void aRecordWithoutItsSetUpSaysWhatIsMissing() {
        RandomPlay play = RandomPlay.from(Deadcube.rules(), BEGIN, 4);
        for (int i = 0; i < INPUTS; i++) play.give(play.answer());
        GameState begin = play.state();
        String json = json(played(begin, Option.some(42L), true, 5).text());
        assertThat(json).contains("\"begin\":");
        for (String part : new String[] {"setup", "battlefield"})
            assertThat(Json.readRecord(
                                    json.replaceFirst("\"" + part + "\":\\{", "\"mine\":{")
                                            .replace("\"seed\":\"42\"", "\"seed\":42"),
                                    REGISTRY)
                            .getLeft()
                            .map(Object::toString)
                            .mkString("\n"))
                    .contains("'mine' is not known", "'42' is not understood")
                    .doesNotContain("expected one of ,", "expected one of \n");
        assertThat(Json.readRecord("{\"version\":1,\"begin\":{}}", REGISTRY)
                        .getLeft()
                        .map(Object::toString)
                        .mkString("\n"))
                .contains("'setup' is missing", "'battlefield' is missing");
    }

    private static void wrong(String from, String to, String fault) {
        wrong(from, to, fault, to);
    }

    /** Checks that a fault is reported at the place of the property or its value. */
    private static void wrong(String from, String to, String fault, String where) {
        assertThat(JSON).contains(from);
        String changed = JSON.replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
        assertThat(Json.readRecord(changed, REGISTRY).getLeft())
                .as(changed)
                .first()
                .satisfies(error -> {
                    assertThat(error.toString()).contains(fault);
                    int begin = changed.indexOf(where);
                    assertThat(error.where().column() - 1)
                            .as(error.toString())
                            .isBetween(begin, begin + where.length());
                });
    }
}
