package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.json.Json;
import io.github.deadcube.core.support.TextBounds;
import io.github.deadcube.core.support.VisibleText;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Control characters for a terminal are printed as escapes. */
class PrintableTest {
    private static final String CLEAR = "\u001b[2J";

    @Test
    void controlCharactersAreSpelledOut() {
        assertThat(VisibleText.visible("a\u001b[2J\u0007\u0000\u007f\u009b\u0085"))
                .isEqualTo("a\\u001b[2J\\u0007\\u0000\\u007f\\u009b\\u0085");
        assertThat(VisibleText.visible("right\u202eto left\u2028\ufeff"))
                .isEqualTo("right\\u202eto left\\u2028\\ufeff");
        assertThat(VisibleText.visible("\ud83c \udc01\udb40\udc41")).isEqualTo("\\ud83c \\udc01\\udb40\\udc41");
        assertThat(VisibleText.visible("Zwölf\t8 × 8\n\ud83c\udfb2\r\nover\rwritten"))
                .isEqualTo("Zwölf\t8 × 8\n\ud83c\udfb2\r\nover\\u000dwritten");
    }

    @Property
    @Tries(build = 200, thorough = 2000)
    void noControlCharacterIsLeft(@ForAll String text) {
        StringWriter printed = new StringWriter();
        Output.answers(printed, () -> true).println(text);
        assertThat(printed.toString().replace("\n", "").replace("\t", "").replace("\r", ""))
                .doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Cs}&&[^\u001b]]|\u001b(?!\\[[0-9;]+m)");
    }

    @Property
    @Tries(build = 200, thorough = 2000)
    void aFileGetsTheTextAsItIs(@ForAll String text) {
        StringWriter printed = new StringWriter();
        String whole = VisibleText.ofHalves(text);
        Output.answers(printed, () -> false).print(whole);
        assertThat(printed).hasToString(whole);
    }

    @Test
    void aFileGetsNoHalfOfACharacterAndTheColoursThatAreAskedFor() {
        StringWriter printed = new StringWriter();
        Output.answers(printed, () -> false).print("a\ud83d b\udc1b[2J" + PrintableText.ESCAPE + "[36mc");
        assertThat(printed).hasToString("a\\ud83d b\\udc1b[2J\u001b[36mc");
    }

    /** Asking may start a program. */
    @Test
    void itIsAskedOnceWhetherItIsATerminalAndOnlyIfItMatters() {
        AtomicInteger asked = new AtomicInteger();
        StringWriter printed = new StringWriter();
        PrintWriter out = Output.answers(printed, () -> asked.incrementAndGet() > 0);
        out.println("Zwölf\t8 × 8\n\ud83c\udfb2");
        assertThat(asked).hasValue(0);
        for (int i = 0; i < 3; i++) out.print("\u00ad");
        assertThat(asked).hasValue(1);
        assertThat(printed.toString()).startsWith("Zwölf\t8 × 8\n\ud83c\udfb2").endsWith("\\u00ad\\u00ad\\u00ad");
    }

    @Test
    void aColourSequenceCannotStartAnotherSequence() {
        String escape = String.valueOf(PrintableText.ESCAPE);
        assertThat(VisibleText.visible(escape + "[36m")).isEqualTo("\\udc1b[36m");
        for (String other : new String[] {"[2J", "]0;title", "c", "[36", "", "[36;1;2;3;4;5m", "[m", "[1\u009bm"})
            assertThat(PrintableText.coloured("a" + escape + other))
                    .startsWith("a\\udc1b" + other.replace("\u009b", "\\u009b"))
                    .doesNotContain("\u001b", "\u009b");
        assertThat(PrintableText.coloured("a" + escape + "[36mb" + escape + "[0m\u009b"))
                .isEqualTo("a\u001b[36mb\u001b[0m\\u009b");
    }

    @Test
    void aShortenedTextHasNoHalfOfACharacter() {
        assertThat(TextBounds.shortened("ab\ud83d\ude00", 4)).isEqualTo("ab\ud83d\ude00");
        assertThat(TextBounds.shortened("ab\ud83d\ude00c", 4)).isEqualTo("ab\ud83d\ude00…");
        assertThat(TextBounds.shortened("ab\ud83d\ude00c", 3)).isEqualTo("ab…");
        assertThat(TextBounds.cut("ab\ud83d\ude00", 4)).isEqualTo("ab\ud83d\ude00");
        assertThat(TextBounds.cut("ab\ud83d\ude00c", 4)).isEqualTo("ab\ud83d\ude00");
        assertThat(TextBounds.cut("ab\ud83d\ude00c", 3)).isEqualTo("ab");
        assertThat(TextBounds.cut("\ud83d\ude00", 0)).isEmpty();
    }

    /** A JSON escape can contain characters that no text file can. */
    @Test
    void halvesOfCharactersAreRefusedWhereJsonIsRead(@TempDir Path folder) throws IOException {
        String name = "Crew \\udc1b[2J";
        Path roster = Files.writeString(
                folder.resolve("crew.json"), "{\"roster\": {\"name\": \"" + name + "\", \"forces\": []}}");
        Run run = Run.of("teams", roster.toString());
        assertThat(run.exitCode()).isNotZero();
        assertThat(run.out() + run.err()).contains("half of a character").doesNotContain("\u001b");
        assertThat(Json.readStrikeTeam("{\"name\": \"" + name + "\", \"points\": 100, \"models\": []}")
                        .getLeft()
                        .mkString())
                .contains("half of a character, \\udc1b; expected text of whole characters");
        assertThat(Json.readStrikeTeam("{\"" + name + "\": 1}").getLeft().mkString())
                .contains("is not well-formed");
    }

    @Test
    void halvesOfCharactersInArgumentsAreSpelledOut() {
        assertThat(Run.of("rules", PrintableText.ESCAPE + "[31mred").err())
                .isEqualTo("No rule mentions '\\udc1b[31mred'.\n");
    }

    @Test
    void textOfFilesNeverControlsTheTerminal(@TempDir Path folder) throws IOException {
        String board = "battlefield \"" + CLEAR + "\"\n" + CLEAR + "\n:1 a b\n 2 . .\n 1 . .\n";
        String file = Files.writeString(folder.resolve(CLEAR), board, StandardCharsets.UTF_8)
                .toString();
        for (String line :
                new String[] {"table", "play --battlefield", "duel --battlefield", "verify", "perft --depth 1"}) {
            String[] words = (line + " ").split(" ", -1);
            words[words.length - 1] = file;
            Run run = Run.onTerminal(words);
            assertThat(run.exitCode()).isNotZero();
            assertThat(run.out() + run.err()).contains("\\u001b[2J").doesNotContain("\u001b");
        }
    }

    @Test
    void aLineEndInTheNameOfAFileBeginsNoLine(@TempDir Path folder) throws IOException {
        String file = Files.writeString(folder.resolve("a\nWARNING.txt"), "deadcube record 1\nnone\n")
                .toString();
        String page = folder.resolve("page.html").toString();
        for (String line : new String[] {
            "cases",
            "cases " + folder,
            "rules --html " + page + " --cases " + folder,
            "impact " + folder,
            "verify",
            "analyse",
            "upgrade",
            "teams",
            "table",
            "play --battlefield",
            "play --scenario",
            "play --orders",
            "play --teams saltwind-wardens,"
        }) {
            String[] words = line.split(" ", -1);
            boolean named = line.endsWith(folder.toString());
            if (!named && !line.endsWith(",")) words = (line + " ").split(" ", -1);
            if (!named) words[words.length - 1] += file;
            Run run = Run.of(words);
            assertThat(run.exitCode()).as(line).isEqualTo(line.startsWith("impact") ? 3 : 2);
            assertThat(run.out() + run.err())
                    .as(line)
                    .doesNotContain("\nWARNING")
                    .contains("a\\u000aWARNING.txt'");
        }
    }

    @Test
    void aGameSystemWithALineEndInItsNameIsNotRead(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a\nWARNING.gst"), "<none");
        String list = Files.copy(SampleLists.LIST, folder.resolve("list.cat")).toString();
        Run run = Run.of("teams", list);
        assertThat(run.out() + run.err()).contains("list.cat").doesNotContain("\nWARNING");
    }

    @Test
    void typedTextNeverControlsTheTerminal() {
        Run run = Run.typingOnTerminal(
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
