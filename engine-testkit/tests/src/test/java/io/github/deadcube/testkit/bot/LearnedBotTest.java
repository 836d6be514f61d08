package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The texts of nets. That Java and Python choose the same is a test of the Python package. */
class LearnedBotTest {
    private static final String NET = String.join(
            "\n",
            "deadcube net 1",
            "encoding " + Encoding.VERSION,
            "columns 3 4",
            "state 2 2",
            "0.5 -1",
            "0 1e-3",
            "bias 1 2",
            "0 0",
            "option 2 " + OptionInputs.COUNT,
            row(OptionInputs.COUNT),
            row(OptionInputs.COUNT),
            "out 1 2",
            "1 1",
            "");

    private static String row(int width) {
        return Vector.fill(width, "0").mkString(" ");
    }

    @Test
    void aWholeNetIsRead() {
        assertThat(Bots.learned(NET).isRight()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "deadcube net 1  | deadcube net 2   | line 1: word 1: this is no net; expected 'deadcube net 1'",
                "encoding 1      | encoding 2       | line 2: word 1: the net is for another order of numbers; "
                        + "expected 'encoding 1'",
                "columns 3 4     | columns 3 9999   | line 3: word 3: '9999' is no place of a view; expected 0 to 2998",
                "state 2 2       | state 2 3        | line 4: word 1: the size of the table is wrong; expected "
                        + "'state', 1 to 4096 rows, 2 columns",
                "0.5 -1          | 0.5 -1 2         | line 5: word 1: the row has 3 numbers; expected 2",
                "0 1e-3          | 0 NaN            | line 6: word 2: 'NaN' is no number; expected a decimal number "
                        + "such as -0.25",
                "bias 1 2        | bias 1 3         | line 7: word 1: the size of the table is wrong; expected "
                        + "'bias 1 2'",
            })
    void aFaultHasItsPlaceAndWhatWouldBeRight(String right, String wrong, String fault) {
        assertThat(faults(NET.replace(right, wrong))).containsExactly(fault);
    }

    @Test
    void eachWrongRowHasItsFault() {
        assertThat(faults(NET.replace("0.5 -1", "0.5 -1 2").replace("0 1e-3", "0 NaN")))
                .containsExactly(
                        "line 5: word 1: the row has 3 numbers; expected 2",
                        "line 6: word 2: 'NaN' is no number; expected a decimal number such as -0.25");
        assertThat(faults("deadcube net 1\nencoding 1\ncolumns 3 4\nstate 9 2\n0 NaN\n"))
                .containsExactly(
                        "line 5: word 2: 'NaN' is no number; expected a decimal number such as -0.25",
                        "line 6: word 1: the file ends within the net; expected the next row, and a line feed after "
                                + "each");
    }

    /** Half a net, or half of its last number, is another net. */
    @Test
    void aNetThatIsTornOffIsRefused() {
        for (int length = 0; length < NET.length(); length++)
            assertThat(Bots.learned(NET.substring(0, length)).isLeft())
                    .as(NET.substring(0, length))
                    .isTrue();
        assertThat(faults(NET.stripTrailing()))
                .containsExactly(
                        "line 13: word 1: the file ends within the net; expected the next row, and a line feed "
                                + "after each");
    }

    @Test
    void moreColumnsThanAViewHasAreAFault() {
        String many = " 0".repeat(600_000);
        assertThat(faults(NET.replace(" 3 4", many).replace("state 2 2", "state 4096 600000")))
                .first()
                .isEqualTo(
                        "line 3: word 1: there are 600000 places of the view; expected " + Encoding.VIEW + " at most");
    }

    @Test
    void aNetThatPlaysIsNotWritten(@TempDir Path folder) throws IOException {
        String net = Files.writeString(folder.resolve("net.txt"), NET).toString();
        String bots = "random,learned:" + net;
        assertThat(Run.of("play", "--quiet", "--bots", bots, "--record", net).err())
                .isEqualTo("--record: " + net + " is read; expected another name\n");
        assertThat(Run.of("duel", "--games", "2", "--bots", bots, "--page", net).err())
                .isEqualTo("--page: " + net + " is read; expected another name\n");
        assertThat(Path.of(net)).hasContent(NET);
    }

    @Test
    void theFaultsOfAFileNameItOnce(@TempDir Path folder) throws IOException {
        String name = "learned:" + Files.write(folder.resolve("bytes.txt"), new byte[] {(byte) 0xff});
        assertThat(Run.of("duel", "--bots", "simple," + name, "--games", "2"))
                .isEqualTo(new Run(2, "", name + ", line 1, column 1: this is not text; expected UTF-8\n"));
    }

    @Test
    void aDuelDoesNotGoOnWithAnotherNetInTheSameFile(@TempDir Path folder) throws IOException {
        Path net = Files.writeString(folder.resolve("net.txt"), NET);
        Path rows = folder.resolve("rows.jsonl");
        String[] arguments = {
            "duel", "--bots", "random,learned:" + net, "--games", "1", "--seed", "1", "--rows", rows.toString()
        };
        Run first = Run.of(arguments);
        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(Run.of(arguments)).isEqualTo(first);
        Files.writeString(net, NET.replace("0.5 -1", "0.5 -2"));
        assertThat(Run.of(arguments).err())
                .contains("rows.jsonl, line 1: this is not the next game of this duel; expected the options of its "
                        + "duel, or another file: its digest of nets is ");
    }

    @Test
    void moreLinesThanANetAreAFault() {
        assertThat(faults(NET + "1 1\n"))
                .containsExactly("line 14: word 1: there are more lines; expected the end of the file");
        assertThat(faults(NET + "\n\n1 1"))
                .containsExactly("line 16: word 1: there are more lines; expected the end of the file");
        assertThat(faults(NET + "1 1"))
                .containsExactly("line 14: word 1: there are more lines; expected the end of the file");
    }

    /** A damaged text is a net or has faults; it throws nothing. */
    @Test
    void aDamagedTextHasFaults() {
        Random chance = new Random(1);
        int refused = 0;
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder(NET);
            int at = chance.nextInt(text.length());
            text.replace(at, Math.min(text.length(), at + chance.nextInt(4)), "" + (char) (32 + chance.nextInt(90)));
            if (Bots.learned(text.toString()).isLeft()) refused++;
        }
        assertThat(refused).isGreaterThan(50);
    }

    private static Seq<String> faults(String text) {
        return Bots.learned(text).getLeft().map(Fault::toString);
    }
}
