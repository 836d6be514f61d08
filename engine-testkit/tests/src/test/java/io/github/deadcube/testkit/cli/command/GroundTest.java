package io.github.deadcube.testkit.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.core.text.NamedBattlefield;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.start.ShippedThings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GroundTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {"open-street", "walled-compound", "Rooftop quarter", "container-yard", "refinery", "tower-block"
            })
    void aBattlefieldThatShipsIsFoundByItsName(String name) throws IOException {
        Path record = folder.resolve("game.txt");
        Run run = Run.of(
                "play", "--bots", "simple,random", "--quiet", "--battlefield", name, "--record", record.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        String place = name.substring(0, 1).toUpperCase(Locale.ROOT)
                + name.substring(1).replace('-', ' ');
        assertThat(run.out()).startsWith("Patrol on " + place + ", 100 points, seed 42: ");
        NamedBattlefield field = NamedBattlefield.shipped()
                .find(shipped -> shipped.name().equals(place))
                .get();
        assertThat(Files.readString(record))
                .contains(NamedBattlefield.of(field.battlefield()).text());
        assertThat(Run.of("verify", record.toString()).exitCode()).isZero();
    }

    @Test
    void withoutABattlefieldItIsTheOpenStreet() {
        assertThat(Run.of("play").out())
                .startsWith("Patrol on Open street, ")
                .isEqualTo(Run.of("play", "--battlefield", "open-street").out())
                .isNotEqualTo(Run.of("play", "--battlefield", "walled-compound").out());
    }

    @Test
    void aFileMayHoldABattlefield() {
        String yard = NamedBattlefield.shipped().last().text().replace("Tower block", "Yard");
        Run run = Run.of("play", "--quiet", "--battlefield", file(yard));
        assertThat(run.out())
                .startsWith("Patrol on Yard, ")
                .isEqualTo(Run.of("play", "--quiet", "--battlefield", "tower-block")
                        .out()
                        .replace("Tower block", "Yard"));
        String nameless =
                file(NamedBattlefield.of(NamedBattlefield.shipped().last().battlefield())
                        .text());
        assertThat(Run.of("play", "--quiet", "--battlefield", nameless).out()).startsWith("Patrol on " + nameless);
        assertThat(Run.of("duel", "--seed", "42", "--games", "4", "--battlefield", file(yard))
                        .out())
                .startsWith("simple wins 4, random wins 0, drawn 0\n");
    }

    @Test
    void faultsOfABattlefieldHaveLineAndColumn() {
        assertRefused(
                file("""
                        battlefield Yard
                        board 3 x 2 x 1
                        :1  a  b  c
                         2  .    |.
                         1  .  .  x
                        wall north of h9
                        """),
                ", line 1, column 13: 'Yard' is not understood; expected its name in quotation marks\n",
                ", line 4, column 8: a hole: nothing is drawn at b2; expected '.' for the ground, or a marker\n",
                ", line 5, column 11: the text does not say what marker x means",
                ", line 6, column 1: h9 is outside the battlefield of 3 × 2 × 1 cubes; expected a cube of the "
                        + "battlefield\n");
    }

    @Test
    void anUnsuitableBattlefieldIsReported() {
        assertRefused(file("""
                        :1  a  b  c
                         2  .  . |.
                         1  .  .  .
                        """), ", scenario: Patrol is played on 8 × 8 cubes, not on 3 × 2 (SET-2)\n");
    }

    @Test
    void anUnknownNameIsAnsweredWithTheShippedNames() throws IOException {
        assertRefused(
                folder.resolve("nowhere").toString(),
                "there is no file " + folder.resolve("nowhere")
                        + "; expected a file, or one of open-street, walled-compound,"
                        + " rooftop-quarter, container-yard, refinery, tower-block\n");
        assertRefused("", "the name of a file is missing; expected a file, or one of open-street, ");
        Path large = Files.writeString(folder.resolve("large.txt"), " ".repeat(TextFile.MOST_BYTES + 1));
        assertRefused(
                large.toString(), large + " is too large; expected at most 2097152 bytes, or one of open-street, ");
        assertRefused(folder.toString(), " is a folder; expected a file, or one of open-street, ");
        assertRefused("a\0b", "no battlefield is called 'a\\u0000b'; expected one of open-street, ");
    }

    /** Teams, scenario and battlefield are corrected in one round. */
    @Test
    void theFaultsOfAllFilesOfAGameComeAtOnce() throws IOException {
        String bytes = Files.write(folder.resolve("bytes.txt"), new byte[] {(byte) 0xff})
                .toString();
        assertThat(Run.of("play", "--teams", bytes + "," + bytes, "--scenario", bytes, "--battlefield", bytes))
                .isEqualTo(new Run(2, "", bytes + ", line 1, column 1: this is not text; expected UTF-8\n"));
        for (String command : new String[] {"play", "duel"}) {
            Run run = Run.of(command, "--teams", "no-a,no-b", "--scenario", "no-c", "--battlefield", "no-d");
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err().lines())
                    .satisfiesExactly(
                            line -> assertThat(line)
                                    .startsWith("there is no file no-a; expected a file, or one of saltwind"),
                            line -> assertThat(line)
                                    .startsWith("there is no file no-b; expected a file, or one of saltwind"),
                            line -> assertThat(line)
                                    .startsWith("there is no file no-c; expected a file, or one of patrol"),
                            line -> assertThat(line)
                                    .startsWith("there is no file no-d; expected a file, or one of open-s"));
            assertThat(Run.of(command, "--teams", "no-a", "--points", "0").err())
                    .contains("--teams takes two names or files", "--points takes a number from 1 to ");
        }
        assertThat(Run.of("scenarios", "no-c", "--battlefield", "no-d").err().lines())
                .hasSize(2);
        assertThat(Run.of("replay", "no-e", "--html", folder.resolve("no/page").toString())
                        .err())
                .contains("there is no file no-e\n", "its folder does not exist\n");
    }

    @Test
    void inputFilesAreNotOverwritten() throws IOException {
        String text = ":1 a b\n 2 . .\n 1 . .\n";
        Path field = Path.of(file(text));
        Path linked = Files.createSymbolicLink(folder.resolve("linked.txt"), field);
        Path hard = Files.createLink(folder.resolve("hard.txt"), field);
        for (Path written : new Path[] {field, linked, hard}) {
            Run run = Run.of("table", field.toString(), "--svg", written.toString());
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .isEqualTo("--svg: " + written + " holds the battlefield that is read; expected another name\n");
        }
        assertThat(field).hasContent(text);
        String street = ShippedThings.BATTLEFIELDS.called("open-street").get().text();
        Path played = Path.of(file(street));
        Run run = Run.of("play", "--battlefield", linked.toString(), "--record", played.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("--record: ").contains(" holds the battlefield that is read");
        assertThat(played).hasContent(street);
        Run paged = Run.of("duel", "--games", "2", "--battlefield", linked.toString(), "--page", played.toString());
        assertThat(paged.exitCode()).isEqualTo(2);
        assertThat(paged.err()).startsWith("--page: ").contains(" holds the battlefield that is read");
        assertThat(played).hasContent(street);
    }

    private static void assertRefused(String battlefield, String... messages) {
        for (String command : new String[] {"play", "duel"}) {
            Run run = Run.of(command, "--battlefield", battlefield);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).contains(messages).doesNotContain("\tat ", "Exception");
        }
    }

    private String file(String text) {
        try {
            return Files.writeString(folder.resolve("field.txt"), text, StandardCharsets.UTF_8)
                    .toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
