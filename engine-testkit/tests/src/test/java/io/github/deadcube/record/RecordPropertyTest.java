package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.shipped.Shipped;
import io.vavr.control.Option;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Records of complete games verify. With one character changed they do not verify. */
class RecordPropertyTest {
    private static final Verifier VERIFIER = Shipped.verifier();
    private static final String CHARACTERS = " #0123456789abcdefABR:.|-+=\"\n\r\t;é";

    @Property
    @Tries(build = 10, thorough = 30)
    void everyRecordVerifies(@ForAll long seed) {
        String record = Recorded.random(seed);
        assertThat(VERIFIER.verify(record)).isInstanceOfSatisfying(Verdict.Verified.class, verified -> {
            assertThat(verified.inputs()).isGreaterThan(100);
            assertThat(verified.result()).isNotEmpty();
        });
        GameRecord read = GameRecord.read(record).get();
        assertThat(read.seed()).isEqualTo(Option.some(seed));
        assertThat(read.inputs().map(RecordedInput::number))
                .startsWith(1)
                .endsWith(read.inputs().size());
        assertThat(read.setup(Shipped.registry()))
                .containsExactly(Recorded.begun((int) Math.floorMod(seed, 3L))
                        .position()
                        .game()
                        .setup());
    }

    /** A record without its last line feed is incomplete. */
    @Property
    @Tries(build = 80, thorough = 300)
    void noneVerifiesWithOneCharacterChanged(@ForAll Random chance) {
        String record = SampleRecords.pick(chance);
        int at = chance.nextInt(record.length() - 1);
        char other = CHARACTERS.charAt(chance.nextInt(CHARACTERS.length()));
        if (record.charAt(at) == other || inComment(record, at)) return;
        String changed = record.substring(0, at) + other + record.substring(at + 1);
        assertThat(VERIFIER.verify(changed))
                .as("character %d, '%s' for '%s'", at, other, record.charAt(at))
                .isInstanceOfSatisfying(
                        Verdict.Unreadable.class, no -> assertThat(no.errors()).isNotEmpty());
    }

    @Property
    @Tries(build = 40, thorough = 100)
    void noneVerifiesWithALineRemoved(@ForAll Random chance) {
        String record = SampleRecords.pick(chance);
        String[] lines = record.split("(?<=\n)", -1);
        int gone = chance.nextInt(lines.length - 1);
        if (lines[gone].startsWith("#")) return;
        boolean last = lines[gone].startsWith("result ");
        lines[gone] = "";
        assertThat(VERIFIER.verify(String.join("", lines)))
                .isInstanceOf(last ? Verdict.BrokenOff.class : Verdict.Unreadable.class);
    }

    @Property
    @Tries(build = 40, thorough = 100)
    void noneVerifiesWithALineDoubled(@ForAll Random chance) {
        String record = SampleRecords.pick(chance);
        String[] lines = record.split("(?<=\n)", -1);
        int doubled = chance.nextInt(lines.length - 1);
        if (lines[doubled].startsWith("#")) return;
        lines[doubled] += lines[doubled];
        assertThat(VERIFIER.verify(String.join("", lines))).isInstanceOf(Verdict.Unreadable.class);
    }

    /** A part of a record is read up to its end, and reported as torn or unfinished. */
    @Property
    @Tries(build = 40, thorough = 100)
    void noneVerifiesWhenTornOff(@ForAll Random chance) {
        String record = SampleRecords.pick(chance);
        int end = chance.nextInt(record.length() - 1);
        Verdict verdict = VERIFIER.verify(record.substring(0, end));
        if (end >= record.indexOf('\n', record.indexOf("\nbegin = ") + 1))
            assertThat(verdict).isInstanceOf(Verdict.BrokenOff.class);
        else
            assertThat(verdict).isInstanceOfSatisfying(Verdict.Unreadable.class, no -> {
                assertThat(no.errors()).isNotEmpty();
                assertThat(no.first()).isEmpty();
            });
    }

    @Example
    void noLineUpToTheFirstInputsCanBeRemovedOrDoubled() {
        String[] lines = SampleRecords.RECORDS.head().split("(?<=\n)", -1);
        for (int i = 0; !lines[i].startsWith("3: "); i++) {
            String line = lines[i];
            lines[i] = "";
            assertThat(VERIFIER.verify(String.join("", lines)))
                    .as("without " + line)
                    .isInstanceOf(Verdict.Unreadable.class);
            lines[i] = line + line;
            assertThat(VERIFIER.verify(String.join("", lines)))
                    .as("twice " + line)
                    .isInstanceOf(Verdict.Unreadable.class);
            lines[i] = line;
        }
    }

    @Example
    void oneTornOffInItsFirstDigestIsNotReplayed() {
        String record = SampleRecords.RECORDS.head();
        int begin = record.indexOf("\nbegin") + 1;
        for (int end = begin + 1; end < record.indexOf('\n', begin); end++)
            assertThat(VERIFIER.verify(record.substring(0, end)).toString())
                    .endsWith("the last line is torn off: '" + record.substring(begin, end) + "'; expected all of it");
    }

    @Example
    void commentsMayBeChangedAtWill() {
        String record = SampleRecords.RECORDS.head();
        String other = record.replaceAll("(?m)^# round ", "# Runde ").replace("\nresult", "\n\n# at last\nresult");
        assertThat(other).isNotEqualTo(record);
        assertThat(VERIFIER.verify(other)).isEqualTo(VERIFIER.verify(record)).isInstanceOf(Verdict.Verified.class);
        assertThat(VERIFIER.verify(record.replace("\n", "\r\n"))).isInstanceOf(Verdict.Verified.class);
    }

    private static boolean inComment(String record, int at) {
        int begin = record.lastIndexOf('\n', at - 1) + 1;
        return record.charAt(begin) == '#';
    }
}
