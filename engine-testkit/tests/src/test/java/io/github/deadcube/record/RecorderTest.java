package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordContents;
import io.github.deadcube.core.record.RecordFile;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.Viewer;
import io.github.deadcube.core.text.Registry;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecorderTest {
    private static final Verifier VERIFIER = new Verifier(Deadcube.rules(), Shipped.registry());

    @Test
    void aRecordBeginsWithTheWholeSetUp() {
        assertThat(Recorder.of(Recorded.begun(0), Option.some(-7L)).text().lines())
                .startsWith(
                        "deadcube record 1",
                        "digest 1",
                        "ruleset deadzone-3 v1",
                        "order Called Shots",
                        "order Stand Together",
                        "scenario Patrol",
                        "seed -7",
                        "team A Saltwind Wardens",
                        "team B Kiln Road Breakers",
                        "board 8 x 8 x 3",
                        ":1  a  b  c  d  e  f  g  h")
                .contains("A2 \"Sharpshooter\", RA 4+ FI 6+ SV 5+ HP 2 VP 2, long rifle R8 AP2")
                .last()
                .asString()
                .matches("begin = [0-9a-f]{16} [0-9a-f]{8}");
        assertThat(Recorder.of(Recorded.begun(0), Option.some(-7L)).text())
                .containsPattern("\nlines( [0-9a-f]{2}){51} = [0-9a-f]{8}\nbegin = ");
    }

    @Test
    void aGameWithoutAnEndIsUnfinished() {
        Recorder recorder = Recorder.of(Recorded.begun(1), Option.some(3L));
        played(recorder, 1, 3, 0, 30);
        assertThat(VERIFIER.verify(recorder.text()))
                .isInstanceOfSatisfying(
                        Verdict.BrokenOff.class, no -> assertThat(no.inputs()).isEqualTo(30));
        recorder.unfinished();
        assertThat(VERIFIER.verify(recorder.text()))
                .isEqualTo(new Verdict.Verified(
                        30, Option.none(), false, Option.some(3L), Option.none(), Option.none(), Option.none()));
        recorder.unfinished();
        assertThat(RecordReader.read(recorder.text()).get().result()).isEmpty();
    }

    /** The check of the last line shows that it is whole. */
    @Test
    void aMissingLastLineFeedTakesNothingOff() {
        Recorder recorder = Recorder.of(Recorded.begun(1), Option.some(3L));
        played(recorder, 1, 3, 0, 30);
        String goesOn = recorder.text();
        recorder.unfinished();
        for (String record : new String[] {goesOn, recorder.text()}) {
            String bare = record.substring(0, record.length() - 1);
            RecordSoFar read = RecordSoFar.read(bare).get();
            assertThat(read.torn()).isEmpty();
            assertThat(read.text()).isEqualTo(record);
            String torn = bare.substring(0, bare.length() - 1);
            assertThat(RecordSoFar.read(torn).get().torn()).isNotEmpty();
        }
    }

    @Test
    void theResultEndsTheRecord() {
        String record = Recorded.random(5);
        String result = RecordReader.read(record).get().result().get();
        assertThat(record.lines().reduce((before, last) -> last).get()).startsWith("result " + result + " = ");
        assertThat(VERIFIER.verify(record.replaceFirst("(?s)\nresult.*", "\n")).toString())
                .contains("the record ends without a result", "inputs verify");
    }

    @Test
    void inputsThatAreTakenBackLeaveNoTrace() {
        Recorder straight = Recorder.of(Recorded.begun(2), Option.some(8L));
        played(straight, 2, 8, 0, 80);
        Recorder wavering = Recorder.of(Recorded.begun(2), Option.some(8L));
        played(wavering, 2, 8, 0, 50);
        wavering.comment("and now for something else");
        wavering.undo(7);
        played(wavering, 2, 8, 43, 80);
        assertThat(wavering.text()).isEqualTo(straight.text());
        wavering.undo(1000);
        assertThat(wavering.text())
                .isEqualTo(Recorder.of(Recorded.begun(2), Option.some(8L)).text());
    }

    @Test
    void thatLooksMayBeUndoneIsKeptAndSaid() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(1L), true);
        played(recorder, 0, 1, 0, 5);
        recorder.unfinished();
        assertThat(recorder.text()).contains("\nseed 1\nundo looks\nteam A ");
        assertThat(RecordReader.read(recorder.text()).get().undoesLooks()).isTrue();
        assertThat(VERIFIER.verify(recorder.text()))
                .isEqualTo(new Verdict.Verified(
                        5, Option.none(), true, Option.some(1L), Option.none(), Option.none(), Option.none()))
                .hasToString("verified: 5 inputs, unfinished; looks at item tokens may have been undone; the dice are "
                        + "those of"
                        + " seed 1");
        assertThat(VERIFIER.verify(recorder.text().replace("undo looks\n", "")).toString())
                .contains("a line is missing above this one");
    }

    @Test
    void commentsAreNoPartOfTheGame() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(1L));
        recorder.comment("a\nb = c");
        played(recorder, 0, 1, 0, 5);
        recorder.unfinished();
        assertThat(recorder.text()).contains("\n# a\n# b = c\n1: ");
        assertThat(VERIFIER.verify(recorder.text()))
                .isEqualTo(new Verdict.Verified(
                        5, Option.none(), false, Option.some(1L), Option.none(), Option.none(), Option.none()));
    }

    @Test
    void aFileHoldsAllOfItAfterEachInput(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("game.txt");
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        try (RecordFile file = RecordFile.create(path, recorder).get()) {
            Match match = Match.random(Recorded.RULES, Recorded.begun(0), 4).watchedBy(file::saw);
            for (int i = 0; i < 40; i++) {
                assertThat(Files.readString(path)).isEqualTo(recorder.text());
                match.step();
            }
            file.undo(10);
            assertThat(Files.readString(path)).isEqualTo(recorder.text());
            file.comment("on we go");
            assertThat(file.fault()).isEmpty();
        }
        assertThat(Files.readString(path)).contains("\n# on we go\nresult unfinished = ");
        assertThat(VERIFIER.verify(Files.readString(path)))
                .isEqualTo(new Verdict.Verified(
                        30, Option.none(), false, Option.some(4L), Option.none(), Option.none(), Option.none()));
    }

    /** Its lock is released: the file may belong to another owner. */
    @Test
    void aClosedFileIsNotWritten(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("game.txt");
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(4L));
        RecordFile file = RecordFile.create(path, recorder).get();
        Match.random(Recorded.RULES, Recorded.begun(0), 4).watchedBy(file::saw).step();
        file.close();
        String closed = Files.readString(path);
        file.undo(1);
        file.comment("too late");
        file.close();
        assertThat(Files.readString(path)).isEqualTo(closed);
        assertThat(file.fault()).isEmpty();
    }

    @Test
    void aFileThatCannotBeWrittenIsSaid(@TempDir Path folder) {
        assertThat(RecordFile.create(folder.resolve("no/such/folder"), Recorder.of(Recorded.begun(0), Option.none()))
                        .getLeft()
                        .toString())
                .contains("no/such/folder cannot be written");
    }

    @Test
    void aGameMayBeginInItsMiddle() {
        Script script = Script.of("""
                board 8 x 8 x 2; floors c4:2; wall north of c4; score B 3; round 2; initiative B
                command A model dice, token 2 I-AMMO at c4:2 face down, token 3 I-INTEL at d1, token 1 I-AMMO at e5 face down, token 4 I-STIMULANTS gone face down
                A1 RA 4+ SV 5+ HP 3, rifle R5, at c4:2/3, damage 1; A2 FI 4+ SV 5+ HP 2, carries I-MEDI-PACK, at c4/1, pinned
                B1 FI 4+ SV 4+ HP 2, TOUGH, at c5; B2 FI 4+, killed
                """);
        GameState begin = script.position(Shipped.ruleset(), Deadcube.patrol())
                .flatMap(Recorded.RULES::resume)
                .get();
        Recorder recorder = Recorder.of(begin, Option.some(5L));
        Match.random(Recorded.RULES, begin, 5).watchedBy(recorder::saw).play();
        assertThat(VERIFIER.verify(recorder.text())).isInstanceOf(Verdict.Verified.class);
        assertThat(VERIFIER.verify(recorder.text().replace("damage 1", "damage 2"))
                        .toString())
                .contains(": this line has been changed");
        assertThat(recorder.textFor(Viewer.EVERYBODY))
                .contains("token 3 I-INTEL at d1", "\nseed none\nseen by everybody\n")
                .doesNotContain("I-STIMULANTS");
        assertThat(VERIFIER.verify(recorder.textFor(Viewer.B)).toString())
                .endsWith("; it was written for B, and item tokens that are hidden from it may be others");
    }

    @Test
    void nothingFollowsTheEnd() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.none());
        played(recorder, 0, 1, 0, 3);
        recorder.unfinished();
        assertThatIllegalStateException()
                .isThrownBy(() -> played(recorder, 0, 1, 3, 4))
                .withMessageContaining("comes after the record's end")
                .withMessageContaining("result unfinished");
        recorder.undo(1);
        played(recorder, 0, 1, 2, 4);
        assertThat(RecordSoFar.read(recorder.text()).get().record().inputs()).hasSize(4);
    }

    @Test
    void theSeedStandsUnderTheDigest() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(77L));
        Match.random(Recorded.RULES, Recorded.begun(0), 77)
                .watchedBy(recorder::saw)
                .play();
        Recorder none = Recorder.of(Recorded.begun(0), Option.none());
        Match.random(Recorded.RULES, Recorded.begun(0), 77).watchedBy(none::saw).play();
        String begin = recorder.text().replaceFirst("(?s).*\nbegin = (\\S{16}).*", "$1");
        assertThat(none.text()).doesNotContain(begin);
        assertThat(VERIFIER.verify(none.text()).toString())
                .endsWith("; the dice were not checked, for there is no seed");
        assertThat(VERIFIER.verify(recorder.text()).toString()).endsWith("; the dice are those of seed 77");
    }

    /** All checksums are recomputed, as an informed cheater does. */
    @Test
    void aSeedTakenOutIsFoundEvenWithItsChecksums() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(77L));
        String[] lines = recorder.text().replace("\nseed 77\n", "\nseed none\n").split("\n", -1);
        Recorder none = Recorder.of(Recorded.begun(0), Option.none());
        String[] sound = none.text().split("\n", -1);
        for (int i = 0; i < lines.length; i++) if (!lines[i].startsWith("begin = ")) lines[i] = sound[i];
        String digest = lines[lines.length - 2].substring(0, "begin = ".length() + 16);
        CRC32 crc = new CRC32();
        for (int i = 0; i < lines.length - 2; i++) crc.update((lines[i] + "\n").getBytes(StandardCharsets.UTF_8));
        crc.update((digest + "\n").getBytes(StandardCharsets.UTF_8));
        lines[lines.length - 2] = digest + " " + HexFormat.of().toHexDigits((int) crc.getValue());
        assertThat(VERIFIER.verify(String.join("\n", lines)).toString())
                .contains("the set-up: another one, or another seed; recorded is digest ");
    }

    @Test
    void anUnknownLineOfTheHeadingHasTheOnlyFault() {
        Vector<String> lines = heading();
        for (int at = 1; !lines.get(at).startsWith("board "); at++)
            assertThat(faults(lines.insert(at, "nonsense")))
                    .as(lines.get(at))
                    .singleElement()
                    .asString()
                    .startsWith("line " + (at + 1) + ", column 1: 'nonsense' is not understood; expected ");
    }

    @Test
    void aLineOfTheHeadingIsInItsPlaceAndThereOnce() {
        Vector<String> lines = heading();
        int seed = lines.indexOf("seed 1");
        assertThat(faults(lines.removeAt(seed).insert(seed + 2, "seed 1")))
                .containsExactly(
                        "line 7, column 1: 'undo looks' is not understood; expected 'seed' and a number, or 'seed "
                                + "none'",
                        "line 9, column 1: this is out of order; expected it further up");
        assertThat(faults(lines.insert(seed + 1, "seed 1")))
                .containsExactly("line 8, column 1: this is here twice; expected it once");
        assertThat(faults(lines.insert(seed + 2, "undo looks")))
                .containsExactly("line 9, column 1: this is here twice; expected it once");
        assertThat(faults(lines.update(seed + 1, "undo looks often")))
                .containsExactly("line 8, column 11: ' often' is not understood; expected nothing after 'undo looks'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"+1", "001", "-0", "\u0661", "9223372036854775808", "1 "})
    void aSeedIsReadAsItIsWritten(String seed) {
        assertThat(faults(heading().replace("seed 1", "seed " + seed)))
                .containsExactly("line 7, column 6: '" + seed
                        + "' is not understood; expected a number such as 7 or -7, or 'none'");
    }

    /** A name that is not known, and what the rules say of a card, come with the lines that are not understood. */
    @Test
    void aLineThatIsNotUnderstoodHidesNoNameAndNoRule() {
        String seed = "line 7, column 6: 'x' is not understood; expected a number such as 7 or -7, or 'none'";
        String record = heading().mkString("", "\n", "\n").replace("seed 1\n", "seed x\n");
        assertThat(VERIFIER.verify(record.replaceFirst("ruleset .*", "ruleset deadzone-9 v1"))
                        .toString())
                .startsWith("line 3, column 9: the ruleset 'deadzone-9 v1' is not known; expected deadzone-3 v1, ")
                .endsWith("\n" + seed);
        String misspelt = record.replaceFirst("TACTICIAN", "TACTISHAN");
        assertThat(VERIFIER.verify(misspelt).toString())
                .startsWith(seed + "\nline ")
                .contains("no rule for the keyword TACTISHAN");
        assertThat(RecordContents.read(misspelt, Recorded.RULES, Shipped.registry())
                        .getLeft()
                        .size())
                .isEqualTo(2);
        assertThat(VERIFIER.verify(record)).hasToString(seed);
    }

    /** The lines of a record with a flag, without the sums that find changed lines. */
    private static Vector<String> heading() {
        Recorder recorder = Recorder.of(Recorded.begun(0), Option.some(1L), true);
        recorder.unfinished();
        return Vector.ofAll(recorder.text().lines().toList()).reject(line -> line.startsWith("lines "));
    }

    private static Vector<String> faults(Vector<String> record) {
        return RecordReader.read(record.mkString("", "\n", "\n"))
                .swap()
                .getOrElse(Vector.empty())
                .map(Fault::toString)
                .toVector();
    }

    @Test
    void recordsOfAllRulesetsThatShipAreKnown() {
        for (Ruleset rules : Shipped.registry().rulesets()) {
            GameState begin = Recorded.RULES.start(Shipped.setup(rules)).get();
            Recorder recorder = Recorder.of(begin, Option.some(2L));
            Match.random(Recorded.RULES, begin, 2).watchedBy(recorder::saw).play();
            assertThat(VERIFIER.verify(recorder.text())).isInstanceOf(Verdict.Verified.class);
        }
    }

    @Test
    void anEngineThatPlaysOtherwiseIsNamedWithLineInputAndDigests() {
        String record = Recorded.fought(3);
        RecordedInput input = RecordReader.read(record).get().inputs().get(9);
        Verifier other = new Verifier(new ChangedRules(Recorded.RULES, 10), Shipped.registry());
        assertThat(other.verify(record)).isInstanceOfSatisfying(Verdict.Differs.class, verdict -> {
            assertThat(verdict.first().line()).isEqualTo(input.line());
            assertThat(verdict.first().recorded()).contains(input.digest());
            assertThat(verdict.toString())
                    .startsWith("line " + input.line() + ": input 10, " + input.input() + ": another state; recorded is"
                            + " digest " + HexFormat.of().toHexDigits(input.digest()) + ", found ");
        });
    }

    @Test
    void namesThatAreNotKnownAreSaidWithThoseThatAre() {
        String record = Recorded.random(6);
        Registry empty = new Registry(Vector.empty(), Vector.of(Deadcube.patrol()));
        assertThat(new Verifier(Recorded.RULES, empty).verify(record).toString())
                .isEqualTo("line 3, column 9: the ruleset 'deadzone-3 v1' is not known; expected none");
        Registry plain = empty.with(Deadcube.ruleset());
        assertThat(new Verifier(Recorded.RULES, plain).verify(record).toString().lines())
                .containsExactly(
                        "line 4, column 7: the special order 'Called Shots' is not known; expected none",
                        "line 5, column 7: the special order 'Stand Together' is not known; expected none");
        assertThat(new Verifier(Recorded.RULES, plain.with(Shipped.ruleset())).verify(record))
                .isInstanceOf(Verdict.Verified.class);
    }

    /** Plays inputs of a seeded game. The recorder sees only some of them. */
    private static void played(Recorder recorder, int battlefield, long seed, int from, int to) {
        Match match = Match.random(Recorded.RULES, Recorded.begun(battlefield), seed);
        for (int i = 0; i < from; i++) match.step();
        match.watchedBy(recorder::saw);
        for (int i = from; i < to; i++) match.step();
    }
}
