package io.github.deadcube.testkit.cli.look;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.record.Recorder;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.match.Match;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyTest {
    private static final String RECORD = record();

    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void inAFolder() {
        file = folder.resolve("game.txt");
    }

    @Test
    void aRecordThatVerifies() {
        Run run = verified(RECORD);
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).matches("verified: [0-9]+ inputs, .*\\(VIC-[0-9]\\); the dice are those of seed 9\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void aLineRemovedDoubledOrChangedIsNamed() {
        assertDamaged(RECORD.replaceFirst("(?m)^20: .*\n", ""), ", column 1: input 20 is missing");
        assertDamaged(
                RECORD.replaceFirst("(?m)^(20: .*\n)(21: .*\n)", "$2$1"), ", column 1: input 21 is before input 20");
        assertDamaged(RECORD.replaceFirst("(?m)^(20: .*\n)", "$1$1"), ", column 1: input 20 is here a second time");
        assertDamaged(
                RECORD.replaceFirst("(?m)^(20: .*) = (.)[0-9a-f]{4}", "$1 = $20000"),
                ", column 1: input 20 is not what was recorded: this line has been changed",
                ": another state; recorded is digest ",
                ", found ",
                "the first 19 inputs verify");
    }

    @Test
    void aRecordThatEndsTooEarlyIsInterruptedNotDamaged() {
        for (String cut : new String[] {
            RECORD.substring(0, RECORD.length() - 12),
            RECORD.substring(0, RECORD.indexOf("\n31: ") + 8),
            RECORD.substring(0, RECORD.indexOf("\n31: ") + 1),
            RECORD.substring(0, RECORD.indexOf("\nbegin = ") + 35)
        }) {
            Run run = verified(cut);
            assertThat(run.exitCode()).as(run.err()).isEqualTo(4);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).containsPattern("the last line is torn off|the record ends without a result");
        }
        assertThat(verified(RECORD.substring(0, RECORD.indexOf("\n31: ") + 8)).err())
                .contains("the first 30 inputs verify");
        assertDamaged(
                RECORD.substring(0, RECORD.indexOf("\n31: ") + 8).replaceFirst("(?m)^20: .*\n", ""),
                "input 20 is missing");
    }

    @Test
    void aGameWithoutAnEndIsUnfinished() {
        Run run = verified(record(40));
        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.out()).isEqualTo("verified: 40 inputs, unfinished; the dice are those of seed 9\n");
    }

    @Test
    void anotherGameIsNeitherDamagedNorInterrupted() {
        Recorder other = Recorder.of(begin(), Option.some(10L));
        Match.random(Deadcube.rules(), begin(), 9).watchedBy(other::saw).play();
        Run run = verified(other.text());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("seed 10 gives ");
        assertThat(verified(other.text().substring(0, other.text().length() - 12))
                        .exitCode())
                .isEqualTo(1);
    }

    @Test
    void aLineOfTheSetUpIsNamedToo() {
        String changed = ", line 7, column 1: this line has been changed; expected it as it was recorded";
        assertDamaged(RECORD.replaceFirst("(?m)^seed .*$", "seed 8"), changed);
        assertDamaged(
                RECORD.replaceFirst("(?m)^seed .*$", "seed 8").replaceFirst("Kiln Road", "Kiln Rode"),
                changed,
                changed.replace("line 7", "line 9"));
        String gunner = "(?m)^A3 .*\n";
        int line = RECORD.substring(0, RECORD.indexOf("\nA3 ")).split("\n", -1).length + 1;
        assertDamaged(
                RECORD.replaceFirst("(?m)^B8 .*\n", ""),
                ", line " + (line + 12)
                        + ", column 1: a line is missing above this one; expected the set-up as it was recorded");
        assertDamaged(
                RECORD.replaceFirst("(?m)^(A3 .*\n)", "$1$1"),
                ", line " + (line + 1) + ", column 1: a line is here in addition; expected the set-up");
        assertDamaged(RECORD.replaceFirst(gunner, ""), ", line ");
        assertDamaged(
                RECORD.replaceFirst("(?m)^lines ..", "lines 00"),
                ", line " + (line + 13)
                        + ", column 1: this line has been changed; expected the sums of the lines above");
        assertDamaged(
                RECORD.replaceFirst("(?m)^lines .*\n", ""),
                ", line " + (line + 13)
                        + ", column 1: the line 'lines' is missing; expected the sums of the lines above");
        assertDamaged(
                RECORD.replaceFirst("(?m)^(lines .*\n)", "$1$1"),
                ", line " + (line + 14) + ", column 1: this is here twice; expected it once");
        assertDamaged(
                RECORD.replaceFirst("(?m)^begin = .", "begin = x"), ", line " + (line + 14) + ", column 1: 'begin = x");
    }

    @Test
    void anUnknownRulesetIsAnsweredWithTheKnownOnes() {
        assertDamaged(
                RECORD.replaceFirst("(?m)^ruleset .*$", "ruleset deadzone-9 v1"),
                "the ruleset 'deadzone-9 v1' is not known; expected deadzone-3 v1, ");
    }

    @Test
    void aFileThatIsNoRecordIsReported() throws IOException {
        Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G'});
        for (String command : new String[] {"verify", "replay", "analyse", "upgrade"})
            assertThat(Run.of(command, file.toString()))
                    .as(command)
                    .isEqualTo(new Run(3, "", file + ", line 1, column 1: this is not text; expected UTF-8\n"));
        assertDamaged("hello", "line 1, column 1: this is not a record; expected 'deadcube record 1'");
        Run run = Run.of("verify", folder.resolve("nothing.txt").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("there is no file ").contains("nothing.txt");
        assertThat(Run.of("verify", folder.toString())).satisfies(no -> {
            assertThat(no.exitCode()).isEqualTo(2);
            assertThat(no.err()).isEqualTo(folder + " is a folder; expected a file\n");
        });
        assertThat(Run.of("verify", "").err()).contains("the name of a file is missing", "Usage: deadcube verify");
        assertThat(Run.of("verify", "a", "--loud", "b").err()).contains("--loud", "'b'");
        assertThat(Run.of("verify").exitCode()).isEqualTo(2);
    }

    @Test
    void aLongListOfFaultsIsCutShort() {
        Run run = verified("deadcube record 1\n" + ("\u001b".repeat(2_000) + "\n").repeat(300));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err().lines())
                .hasSize(101)
                .allSatisfy(line -> assertThat(line).hasSizeLessThan(1_600).doesNotContain("\u001b"));
        assertThat(run.err()).containsPattern("game.txt, and [0-9]+ lines more\n$");
    }

    private void assertDamaged(String text, String... messages) {
        Run run = verified(text);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(messages).contains("game.txt, line ").doesNotContain("\tat ", "Exception");
    }

    private Run verified(String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        return Run.of("verify", file.toString());
    }

    private static String record() {
        return record(Integer.MAX_VALUE);
    }

    private static String record(int inputs) {
        Recorder recorder = Recorder.of(begin(), Option.some(9L));
        Match match = Match.random(Deadcube.rules(), begin(), 9).watchedBy(recorder::saw);
        for (int i = 0; i < inputs && match.step(); ) i++;
        recorder.unfinished();
        return recorder.text();
    }

    private static GameState begin() {
        return Deadcube.rules().start(Shipped.setup(Shipped.ruleset())).get();
    }
}
