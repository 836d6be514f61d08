package io.github.deadcube.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.GameRecord;
import io.github.deadcube.core.record.GameRecord.RecordedInput;
import io.github.deadcube.core.record.RecordReader;
import io.github.deadcube.core.record.Verdict;
import io.github.deadcube.core.record.Verifier;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.Tries;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Records of complete games verify. With one character changed they do not verify. */
class RecordPropertyTest {
    private static final Verifier VERIFIER = new Verifier(Deadcube.rules(), Shipped.registry());
    private static final String CHARACTERS = " #0123456789abcdefABR:.|-+=\"\n\r\t;é";

    @Property
    @Tries(build = 10, thorough = 30)
    void everyRecordVerifies(@ForAll long seed) {
        String record = Recorded.random(seed);
        assertThat(VERIFIER.verify(record)).isInstanceOfSatisfying(Verdict.Verified.class, verified -> {
            assertThat(verified.inputs()).isGreaterThan(100);
            assertThat(verified.result()).isNotEmpty();
        });
        GameRecord read = RecordReader.read(record).get();
        assertThat(read.seed()).isEqualTo(Option.some(seed));
        assertThat(read.inputs().map(RecordedInput::number))
                .startsWith(1)
                .endsWith(read.inputs().size());
        assertThat(new Verifier(Recorded.RULES, Shipped.registry())
                        .begin(read)
                        .map(state -> state.position().game().setup()))
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
                        Verdict.Unreadable.class,
                        no -> assertThat(no.errors().size()).isBetween(1, 2));
    }

    @Property
    @Tries(build = 40, thorough = 300)
    void aChangedNumberIsOneFault(@ForAll Random chance) {
        String record = SampleRecords.pick(chance);
        int inputs = RecordReader.read(record).get().inputs().size();
        int changed = 1 + chance.nextInt(inputs);
        int other = changed == 1 || chance.nextBoolean() ? changed + 1 + chance.nextInt(999) : chance.nextInt(changed);
        String text = record.replaceFirst("(?m)^" + changed + ": ", Math.max(1, other) + ": ");
        int line = record.substring(0, record.indexOf("\n" + changed + ": ")).split("\n", -1).length + 1;
        assertThat(VERIFIER.verify(text)).isInstanceOfSatisfying(Verdict.Unreadable.class, no -> {
            assertThat(no.errors()).hasSize(1).allMatch(error -> error.where().line() == line);
            assertThat(no.inputs()).isEqualTo(changed - 1);
            if (changed < inputs)
                assertThat(no.toString())
                        .contains("the number of input " + changed + " has been changed; expected input " + changed);
        });
    }

    /** Also if many lines in a row are missing or doubled. */
    @Property
    @Tries(build = 30, thorough = 300)
    void aBlockThatIsMissingOrDoubledIsOneFault(@ForAll Random chance) {
        String[] lines = SampleRecords.pick(chance)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line + "\n")
                .toArray(String[]::new);
        int begin = Arrays.asList(lines)
                .indexOf(Stream.of(lines)
                        .filter(line -> line.startsWith("1: "))
                        .findFirst()
                        .get());
        int from = begin + chance.nextInt(lines.length - 2 - begin);
        int to = from + 1 + chance.nextInt(lines.length - 1 - from);
        String block = String.join("", Arrays.asList(lines).subList(from, to));
        String before = String.join("", Arrays.asList(lines).subList(0, from));
        String after = String.join("", Arrays.asList(lines).subList(to, lines.length));
        for (String text : new String[] {before + after, before + block + block + after})
            assertThat(VERIFIER.verify(text))
                    .isInstanceOfSatisfying(
                            Verdict.Unreadable.class,
                            no -> assertThat(no.errors()).hasSize(1));
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
