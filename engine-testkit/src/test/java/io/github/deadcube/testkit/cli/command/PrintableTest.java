package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What would work on a terminal is spelled out. */
class PrintableTest {
    private static final String CLEAR = "\u001b[2J";

    @Test
    void controlCharactersAreSpelledOut() {
        assertThat(Printable.of("a\u001b[2J\u0007\u0000\u007f\u009b\u0085"))
                .isEqualTo("a\\u001b[2J\\u0007\\u0000\\u007f\\u009b\\u0085");
        assertThat(Printable.of("right\u202eto left\u2028\ufeff")).isEqualTo("right\\u202eto left\\u2028\\ufeff");
        assertThat(Printable.of("\ud83c \udc01\udb40\udc41")).isEqualTo("\\ud83c \\udc01\\udb40\\udc41");
        assertThat(Printable.of("Zwölf\t8 × 8\n\ud83c\udfb2\r\nover\rwritten"))
                .isEqualTo("Zwölf\t8 × 8\n\ud83c\udfb2\r\nover\\u000dwritten");
    }

    @Property
    @Tries(build = 200, thorough = 2000)
    void nothingIsLeftOfThem(@ForAll String text) {
        StringWriter printed = new StringWriter();
        Output.answers(printed).println(text);
        assertThat(printed.toString().replace("\n", "").replace("\t", "").replace("\r", ""))
                .doesNotContainPattern(
                        text.indexOf(Printable.ESCAPE) < 0 ? "[\\p{Cc}\\p{Cf}]" : "[\\p{Cc}\\p{Cf}&&[^\u001b]]");
    }

    @Test
    void whatFilesHoldNeverWorksOnTheTerminal(@TempDir Path folder) throws IOException {
        String board = "battlefield \"" + CLEAR + "\"\n" + CLEAR + "\n:1 a b\n 2 . .\n 1 . .\n";
        String file = Files.writeString(folder.resolve(CLEAR), board, StandardCharsets.UTF_8)
                .toString();
        for (String line :
                new String[] {"table", "play --battlefield", "duel --battlefield", "verify", "perft --depth 1"}) {
            String[] words = (line + " ").split(" ", -1);
            words[words.length - 1] = file;
            Run run = Run.of(words);
            assertThat(run.exitCode()).isNotZero();
            assertThat(run.out() + run.err()).contains("\\u001b[2J").doesNotContain("\u001b");
        }
    }

    @Test
    void whatIsTypedNeitherDoes() {
        Run run = Run.typing(
                CLEAR + "\nwhy not " + CLEAR + "\nrules " + CLEAR + "\nsave a\0b" + CLEAR,
                "play",
                "--bots",
                "human,random");
        assertThat(run.out())
                .contains("'\\u001b[2J' is no part of what is offered", "No rule mentions '\\u001b[2J'")
                .doesNotContain("\u001b");
        assertThat(Run.of("rules", CLEAR).err()).isEqualTo("No rule mentions '\\u001b[2J'.\n");
        assertThat(Run.of("odds", CLEAR).err()).contains("\\u001b").doesNotContain("\u001b");
        assertThat(Run.of(CLEAR).err()).contains("\\u001b").doesNotContain("\u001b");
    }
}
