package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.record.RecordSoFar;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.record.Verifier.ReplayedRecord;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.match.Match;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each byte of a record is changed, one at a time. */
class FlippedTest {
    private static final long SEED = 21;
    private static final int INPUTS = 30;
    private static final String ALIKE = "this line has been changed, or the set-up above";

    @TempDir
    private Path folder = Path.of("");

    /**
     * Flips one bit of each byte, a different bit each time, and tries a byte that begins a comment or ends a line. A
     * build tries only a sample of the bytes.
     */
    @Test
    void aFinishedRecordIsRejectedWithThePlace() throws IOException {
        byte[] record = bytes(record(true));
        assertThat(verdict(record)).startsWith("verified");
        int bytes = Level.tries(FlippedTest.class, "aFinishedRecordIsRejectedWithThePlace", 75, 100_000);
        int step = Math.max(1, record.length / bytes);
        SplitMix64 chance = new SplitMix64(Level.seed(FlippedTest.class, "aFinishedRecordIsRejectedWithThePlace"));
        int alike = 0;
        for (int from = 0; from + step <= record.length; from += step) {
            int at = from + chance.below(step);
            if (inComment(record, at)) continue;
            for (int other : new int[] {record[at] ^ 1 << at % 8, "#\r\n".charAt(at % 3)}) {
                if (other == record[at]) continue;
                String said = verdict(flipped(record, at, other));
                if (said.contains(ALIKE)) alike++;
                else
                    assertThat(said)
                            .as("byte %d of line %d, %c, as %d", at, lineOf(record, at), record[at], other)
                            .matches("(?s)(.*, )?line (" + besides(lineOf(record, at)) + ")(, column [0-9]+)?: .*");
            }
        }
        assertThat(alike).as("one line of 256 has the two digits of another").isLessThan(record.length / 50);
    }

    @Test
    void inARunningRecordDamageToTheLastLineIsTorn() throws IOException {
        byte[] record = bytes(record(false));
        int begin = new String(record, StandardCharsets.UTF_8).lastIndexOf('\n', record.length - 2) + 1;
        for (int at = begin; at < record.length; at++)
            for (int other : new int[] {record[at] ^ 1 << at % 7, '#', '\r', '\n'}) {
                if (other == record[at]) continue;
                RecordSoFar left = soFar(flipped(record, at, other)).get();
                assertThat(left.torn()).as("byte %d as %d", at, other).isNotEmpty();
                assertThat(left.record().inputs()).hasSize(INPUTS - 1);
            }
        for (int end = begin; end < record.length - 1; end++)
            assertThat(soFar(new String(record, 0, end, StandardCharsets.UTF_8))
                            .get()
                            .record()
                            .inputs())
                    .hasSize(INPUTS - 1);
        assertThat(soFar(record(false)).get().torn()).isEmpty();
    }

    /**
     * Nothing of the game stands below its result, so a comment there is no damaged input, and nothing else takes the
     * result away.
     */
    @Test
    void whatStandsBelowTheResultLeavesItThere() {
        String finished = record(true);
        for (String below : new String[] {"# a note", "# a note\n", "#note", "#note\n", "#", "\r", " ", "\n\n"}) {
            RecordSoFar read = soFar(finished + below).get();
            assertThat(read.torn()).as(below).isEmpty();
            assertThat(read.text()).as(below).startsWith(finished);
        }
        for (String below : new String[] {"a note", "a note\n"}) {
            RecordSoFar read = soFar(finished + below).get();
            assertThat(read.torn()).as(below).isNotEmpty();
            assertThat(read.text()).as(below).startsWith(finished);
        }
    }

    @Test
    void aLastLineWhoseCheckFitsIsWholeWithoutItsEnd() throws IOException {
        String running = record(false).stripTrailing();
        int last = running.lastIndexOf('\n') + 1;
        String end = "line " + lineOf(bytes(running), last) + ", column " + (running.length() - last + 1) + ": ";
        assertThat(verdict(bytes(running)))
                .contains(end, "ends without a result")
                .doesNotContain("torn off: '");
        assertThat(verdict(bytes(running.substring(0, running.length() - 1)))).contains("torn off: '");
    }

    @Test
    void damageElsewhereInARunningRecordIsRefused() throws IOException {
        byte[] record = bytes(record(false));
        int begin = new String(record, StandardCharsets.UTF_8).lastIndexOf('\n', record.length - 2);
        int bytes = Level.tries(FlippedTest.class, "damageElsewhereInARunningRecordIsRefused", 50, 100_000);
        for (int at = 0; at < begin; at += Math.max(1, begin / bytes))
            if (!inComment(record, at))
                assertThat(soFar(flipped(record, at, record[at] ^ 1)).getLeft())
                        .isNotEmpty()
                        .noneMatch(fault -> fault.text().contains("ends without a result"));
    }

    @Test
    void theGameGoesOnFromTheLastWholeLine() {
        String running = record(false);
        RecordSoFar left = soFar(running.substring(0, running.length() - 5)).get();
        ReplayedRecord replayed = new Verifier(Recorded.RULES, Shipped.registry())
                .replay(left.record())
                .get();
        Recorder recorder = Recorder.of(left, replayed, left.record().seed(), false);
        assertThat(recorder.text())
                .isEqualTo(running.substring(0, running.lastIndexOf('\n', running.length() - 2) + 1));
        Match straight = Match.random(Recorded.RULES, Recorded.begun(0), SEED);
        for (int i = 0; i < INPUTS - 1; i++) straight.step();
        straight.watchedBy(recorder::saw).step();
        assertThat(recorder.text()).isEqualTo(running);
    }

    private String verdict(byte[] record) throws IOException {
        return text(record).fold(Fault::toString, text -> {
            Verdict verdict = new Verifier(Deadcube.rules(), Shipped.registry()).verify(text);
            return verdict.toString();
        });
    }

    private Either<Seq<Fault>, RecordSoFar> soFar(byte[] record) throws IOException {
        return text(record).fold(fault -> soFar(new String(record, StandardCharsets.UTF_8)), FlippedTest::soFar);
    }

    private static Either<Seq<Fault>, RecordSoFar> soFar(String text) {
        return RecordSoFar.read(text);
    }

    private Either<Fault, String> text(byte[] record) throws IOException {
        Path file = folder.resolve("game.txt");
        Files.write(file, record);
        return TextFile.read(file);
    }

    private static byte[] flipped(byte[] record, int at, int other) {
        byte[] changed = record.clone();
        changed[at] = (byte) other;
        return changed;
    }

    private static int lineOf(byte[] record, int at) {
        int line = 1;
        for (int i = 0; i < at; i++) if (record[i] == '\n') line++;
        return line;
    }

    /** A line that was split or became a comment is reported at an adjacent line. */
    private static String besides(int line) {
        return line - 1 + "|" + line + "|" + (line + 1);
    }

    private static boolean inComment(byte[] record, int at) {
        int begin = at;
        while (begin > 0 && record[begin - 1] != '\n') begin--;
        return record[begin] == '#';
    }

    private static byte[] bytes(String record) {
        return record.getBytes(StandardCharsets.UTF_8);
    }

    private static String record(boolean finished) {
        GameState begin = Recorded.begun(0);
        Recorder recorder = Recorder.of(begin, Option.some(SEED));
        Match match = Match.random(Recorded.RULES, begin, SEED).watchedBy(recorder::saw);
        for (int i = 0; i < INPUTS; i++) match.step();
        if (finished) recorder.unfinished();
        return recorder.text();
    }
}
