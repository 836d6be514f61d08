package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.json.GameJson;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.notation.StateText;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Of a good text each word in turn is another: what is said first is said of that word, or of one beside it. */
class ErrorPlacesTest {
    private static final GameState STATE = Script.play(
                    "A1 RA 5+, rifle R8, bomb R2 ONE-USE and GRENADE (SMOKE), at c2; A2 neutral, at a1; A3 reserve;"
                            + " B1 SV 5+ HP 3, at c4, damage 1, marked K-PREY 1 by A until round; B2 at h8, pinned;"
                            + " token 1 I-AMMO at c5 face down; token 2 I-INTEL at d5; laid K-SMOKE at e5; command A dice; round 2;"
                            + " play; A1 activate; A1 shoot rifle at B1")
            .state();
    private static final Game GAME = STATE.position().game();
    private static final Setup SETUP = GAME.setup();
    private static final Registry REGISTRY = Shipped.registry().with(SETUP.ruleset());
    private static final GameJson JSON = GameJson.of(GAME);

    private static final Pattern WORDS = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s,;()\\[\\]]+|[,;()\\[\\]]");
    private static final Pattern VALUES = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s,:{}\\[\\]]+|[,{}\\[\\]]");
    private static final String BRACKETS = "{}()[],";
    /** Another name makes another state; where the state does not begin it is looked for up to the end. */
    private static final Vector<String> ELSEWHERE = Vector.of(
            "the state has the digest ", "expected this game's set-up", "a statement 'state 4' after the set-up");

    /** Words that may be anything stand in for themselves: what reads is not looked at. */
    private static void eachWord(
            String text,
            Pattern words,
            String instead,
            Function<String, Either<Seq<Fault>, ?>> reader,
            double refused) {
        assertThat(reader.apply(text).isRight()).as(text).isTrue();
        Vector<int[]> all = words.matcher(text)
                .results()
                .map(found -> new int[] {found.start(), found.end()})
                .collect(Vector.collector());
        int looked = 0;
        int said = 0;
        for (int i = 0; i < all.size(); i++) {
            String word = text.substring(all.get(i)[0], all.get(i)[1]);
            if (instead.contains("what?") && BRACKETS.contains(word)) continue; // others are then too many
            String changed = text.substring(0, all.get(i)[0]) + instead + text.substring(all.get(i)[1]);
            looked++;
            Either<Seq<Fault>, ?> read = reader.apply(changed);
            if (read.isRight()) continue;
            said++;
            int longer = instead.length() - (all.get(i)[1] - all.get(i)[0]);
            int from = all.get(Math.max(0, i - 1))[0];
            int to = i + 1 < all.size() ? all.get(i + 1)[1] + longer : changed.length();
            Fault first = read.getLeft().head();
            if (ELSEWHERE.exists(first.toString()::contains)) continue;
            if (Vector.of("what?", "\"")
                    .exists(quoted ->
                            instead.contains(quoted) && first.toString().contains(quoted)))
                from = Math.min(from, at(changed, first)); // a phrase that is quoted whole
            assertThat(at(changed, first))
                    .as("%s\n%s", first, changed.substring(from, to))
                    .isBetween(from, to);
        }
        assertThat(said).isGreaterThanOrEqualTo((int) (looked * refused));
    }

    private static int at(String text, Fault error) {
        int begin = 0;
        for (int line = 1; line < error.where().line(); line++) begin = text.indexOf('\n', begin) + 1;
        return begin + error.where().column() - 1;
    }

    @Test
    void ofAState() {
        StateText notation = StateText.of(GAME);
        eachWord(notation.write(STATE), WORDS, " what? ", notation::read, 0.99);
        eachWord(notation.write(STATE), WORDS, "\"", notation::read, 0.99);
    }

    @Test
    void ofJson() {
        eachValue(JSON.write(STATE), JSON::readState);
        eachValue(JSON.write(STATE.seenBy(Side.B)), JSON::readView);
        eachValue(JSON.write(Deadcube.rules().prompt(STATE)), JSON::readPrompt);
        eachValue(Json.write(SETUP), text -> Json.readSetup(text, REGISTRY, SETUP.battlefield()));
        eachValue(Json.write(SETUP.teamA()), Json::readStrikeTeam);
        eachValue(Json.write(Shipped.setup(Shipped.ruleset()).battlefield()), Json::readBattlefield);
        eachValue(Json.writeRecord(record(), REGISTRY).get(), text -> Json.readRecord(text, REGISTRY));
    }

    private static void eachValue(String text, Function<String, Either<Seq<Fault>, ?>> reader) {
        eachWord(text, VALUES, "\"what?\"", reader, 0.5);
        eachWord(text, VALUES, " - ", reader, 0.99);
    }

    private static String record() {
        Recorder recorder = Recorder.of(STATE, Option.some(42L));
        Input input = Input.of("add 0");
        recorder.saw(input, Deadcube.rules().play(STATE, input));
        recorder.unfinished();
        return recorder.text();
    }

    /** The checksums of a record find the changed line. Each has eight bits, so one word in a hundred may be missed. */
    @Test
    void ofARecord() {
        String record = record();
        Matcher word = WORDS.matcher(record);
        int words = 0;
        int missed = 0;
        while (word.find()) {
            String changed = record.substring(0, word.start()) + "what?" + record.substring(word.end());
            int line = (int) record.substring(0, word.start())
                            .chars()
                            .filter(c -> c == '\n')
                            .count()
                    + 1;
            words++;
            int found = GameRecord.read(changed).getLeft().head().where().line();
            if (found < line || found > line + 1) missed++;
        }
        assertThat(missed).as("of %s words", words).isLessThanOrEqualTo(words / 100);
    }

    @Test
    void allThatIsWrongIsSaidAtOnce() {
        StateText notation = StateText.of(GAME);
        String text = notation.write(STATE)
                .replace("A1 at", "A1 on")
                .replace("B2 at", "B2 on")
                .replace("laid ", "lade ");
        assertThat(notation.read(text).getLeft()).hasSize(3);
        String json = JSON.write(STATE)
                .replace("\"round\":2", "\"round\":\"2\"")
                .replace("\"h8/5\"", "\"h9/5\"")
                .replace("\"K-SMOKE", "\"K SMOKE");
        assertThat(JSON.readState(json).getLeft()).hasSize(3);
        String setup = Json.write(SETUP).replace("Patrol", "Parole").replace("deadzone-3", "deadzone-9");
        assertThat(Json.readSetup(setup, REGISTRY, SETUP.battlefield()).getLeft())
                .hasSize(2);
    }
}
