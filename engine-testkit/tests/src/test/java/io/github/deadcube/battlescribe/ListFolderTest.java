package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ListFiles.ReadSettings;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.lists.ReadResult.Finding.Kind;
import io.github.deadcube.core.lists.ReadResult.Finding.Reach;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A folder with lists of several games and editions. */
class ListFolderTest {
    private static final String OTHER = """
            <gameSystem id="other" name="Mud Wars" revision="1">
              <profileTypes><profileType id="u" name="Unit"><characteristicTypes>
                <characteristicType id="m" name="Move"/></characteristicTypes></profileType></profileTypes>
              <selectionEntries><selectionEntry id="x" name="Pikes" type="unit">
                <profiles><profile id="p" name="Pikes" typeName="Unit"/></profiles></selectionEntry></selectionEntries>
            </gameSystem>
            """;
    private static final String TYPES = "(?s)<profileTypes>.*</profileTypes>";
    private static final String OTHERS_LIST = """
            <catalogue id="mud" name="Mudders" gameSystemId="other" gameSystemRevision="1">
              <selectionEntries><selectionEntry id="y" name="Shields" type="unit"/></selectionEntries>
            </catalogue>
            """;

    @TempDir
    private Path folder = Path.of("");

    private Path list = Path.of("");

    @BeforeEach
    void keep() throws IOException {
        Files.copy(SampleLists.SYSTEM, folder.resolve("dust-town.gst"));
        list = Files.copy(SampleLists.LIST, folder.resolve("rust-choir.cat"));
    }

    @Test
    void aListIsReadWithTheSystemThatItNames() {
        Run alone = Run.of("teams", list.toString());
        SampleLists.written(folder, "a-mud-wars.gst", OTHER.replaceAll(TYPES, ""));
        SampleLists.written(folder, "broken.gst", "<gameSystem");
        assertThat(alone.exitCode()).isZero();
        assertThat(Run.of("teams", list.toString())).isEqualTo(alone);
    }

    @Test
    void aFolderStandsForItsLists() throws IOException {
        String listed = Run.of("teams", list.toString()).out();
        Run run = Run.of("teams", folder.toString());
        assertThat(run).isEqualTo(new Run(0, listed, ""));
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(Run.of("teams", empty.toString()).err()).contains("empty has no list and no roster");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void otherGamesThatAreNamedArePassedOver(boolean described) {
        Path system = SampleLists.written(folder, "mud-wars.gst", described ? OTHER : OTHER.replaceAll(TYPES, ""));
        Path mudders = SampleLists.written(folder, "mudders.cat", OTHERS_LIST);
        Run run = Run.of("teams", list.toString(), system.toString(), mudders.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .contains(
                        "  mud-wars.gst, line 1: Mud Wars: this is of another game: its profiles are none of Deadzone's"
                                + " models; passed over",
                        "  mudders.cat, line 1: Mudders: this is of another game: its profiles are none of Deadzone's"
                                + " models; passed over");
    }

    @Test
    void ofSeveralRevisionsTheListsOwnIsMeantOrTheNextLaterOne() throws IOException {
        String text = Files.readString(SampleLists.SYSTEM);
        SampleLists.written(folder, "new.gst", text.replace("revision=\"3\"", "revision=\"11\""));
        for (String[] named : new String[][] {{"2", "third"}, {"3", "third"}, {"9", "revised"}, {"12", "revised"}}) {
            Path own = SampleLists.changed(
                    folder, SampleLists.LIST, "gameSystemRevision=\"3\"", "gameSystemRevision=\"" + named[0] + "\"");
            ReadResult read = ListFiles.read(
                    Vector.of(own),
                    ReadSettings.of(edition -> Deadcube.edition(edition).get())
                            .withBeside(Vector.of(folder.resolve("dust-town.gst"), folder.resolve("new.gst"))));
            assertThat(read.editions()).as(named[0]).containsExactly(named[1]);
        }
    }

    @Test
    void ifItsSystemIsMissingWhatCouldNotBeReadIsSaid() throws IOException {
        Files.delete(folder.resolve("dust-town.gst"));
        SampleLists.written(folder, "broken.gst", "<gameSystem");
        assertThat(Run.of("teams", list.toString()).err().lines())
                .containsExactly(
                        "broken.gst, line 1: the XML breaks off here, or is not well-formed; the file is not read",
                        "rust-choir.cat, line 2: the game system of this catalogue is missing: its .gst is read "
                                + "together with"
                                + " it; the file is not read");
    }

    @Test
    void aFaultBlocksOnlyTeamsThatUseThePart() {
        SampleLists.changed(folder, SampleLists.LIST, ">Rapid Fire<", ">Turbo Boost<");
        String fault = "rust-choir.cat, line 478: Rivet Gun: 'Turbo Boost' is no known keyword; read without it"
                + " (in Foreman Oda, Rigger)\n";
        String sound = team("Foreman Oda, Torch & Cutter\nRigger, Cutter");
        String faulty = team("Foreman Oda, Torch & Cutter\nRigger, Rivet Gun");
        assertThat(Run.of("teams", "check", sound, "--list", list.toString()))
                .isEqualTo(new Run(0, "Night Shift: legal, 31 of 100 points\n", ""));
        Run checked = Run.of("teams", "check", faulty, "--list", list.toString());
        assertThat(checked.exitCode()).isEqualTo(2);
        assertThat(checked.err()).isEqualTo(fault);
        String[] play = {"play", "--quiet", "--list", list.toString(), "--teams"};
        assertThat(Run.of(with(play, sound + "," + sound)).exitCode()).isZero();
        Run refused = Run.of(with(play, sound + "," + faulty));
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).isEqualTo(fault);
        assertThat(Run.of("teams", list.toString()).exitCode()).isEqualTo(2);
    }

    @Test
    void aCardThatIsNotReadIsMissedByThoseWhoNameIt() {
        SampleLists.changed(folder, SampleLists.LIST, "value=\"36.0\"", "value=\"-36.0\"");
        assertThat(Run.of("teams", "check", team("Foreman Oda, Rivet Gun\nRigger, Cutter"), "--list", list.toString())
                        .exitCode())
                .isZero();
        Run run = Run.of("teams", "check", team("Foreman Oda, Rivet Gun\nCrane"), "--list", list.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err().lines())
                .anyMatch(line -> line.contains("the list 'Rust Choir' has no card Crane"))
                .contains("rust-choir.cat, line 216: Crane: a cost of -36.0 PTS is none: costs are whole, 0 to 999;"
                        + " what has it is not read");
    }

    @Test
    void aFaultWithinACardNamesItAndALimitsFaultItsCategory() {
        SampleLists.changed(folder, SampleLists.SYSTEM, "field=\"pmax\" value=\"1.0\"", "field=\"pmax\" value=\"2.0\"");
        SampleLists.changed(folder, SampleLists.LIST, ">Rapid Fire<", ">Turbo Boost<");
        ReadResult read = SampleLists.read(folder.resolve("dust-town.gst"), list);
        assertThat(read.findings()
                        .filter(f -> f.kind() == Kind.FAULT)
                        .map(f -> f.entry() + " " + f.reach() + " " + f.cards()))
                .containsExactlyInAnyOrder("Support NONE Vector()", "Rivet Gun CARDS Vector(Foreman Oda, Rigger)");
        assertThat(read.lists().head().cards().filter(card -> card.flawed()).map(card -> card.name()))
                .containsExactly("Crane");
        assertThat(read.lists()
                        .head()
                        .sound()
                        .cards()
                        .flatMap(card -> card.options())
                        .map(option -> option.name()))
                .contains("Cutter")
                .doesNotContain("Rivet Gun");
    }

    @Test
    void aProfileThatNoCardHasConcernsNoTeam() {
        Path lone = SampleLists.changed(
                folder,
                SampleLists.LIST,
                "<sharedProfiles>",
                "<sharedProfiles><profile id=\"lone\" name=\"Lone\" typeName=\"Weapon\"><characteristics>"
                        + "<characteristic name=\"Range\" typeId=\"range\">far</characteristic>"
                        + "</characteristics></profile>");
        ReadResult read = SampleLists.read(folder.resolve("dust-town.gst"), lone);
        Finding lost = read.findings().find(f -> f.entry().equals("Lone")).get();
        assertThat(lost.reach()).isEqualTo(Reach.NONE);
        assertThat(read.concerning(SampleLists.read(SampleLists.ROSTER).teams().head()))
                .isEmpty();
    }

    @Test
    void aTeamIsBuiltOfOneOfSeveralLists() throws IOException {
        String other = Files.readString(list).replace("name=\"Rust Choir\"", "name=\"Tin Choir\"");
        Path second = SampleLists.written(folder, "tin-choir.cat", other.replace("id=\"cat\"", "id=\"tin\""));
        Vector<String> drawn = Vector.range(0, 12)
                .map(seed -> Run.of("build", "--list", list + "," + second, "--seed", "" + seed))
                .map(run -> run.out().lines().skip(1).findFirst().orElse(run.err()));
        assertThat(drawn.distinct()).containsExactlyInAnyOrder("list: Rust Choir", "list: Tin Choir");
        assertThat(Run.of("build", "--list", list.toString(), "--list", second.toString())
                        .exitCode())
                .isZero();
        assertThat(Run.of("build", "--list", list + "," + second, "--points", "5")
                        .err())
                .isEqualTo("no legal team of 'Rust Choir' or 'Tin Choir' has 5 points or fewer; expected 28 points or "
                        + "more\n");
    }

    /** A reader of the pipe would wait for a writer. */
    @Test
    void aPipeInTheFolderIsNotOpened() throws IOException, InterruptedException {
        Path pipe = folder.resolve("a-pipe.gst");
        int made = new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        assumeTrue(made == 0, "mkfifo makes pipes");
        AtomicBoolean opened = new AtomicBoolean();
        Thread writer = new Thread(() -> {
            try (OutputStream out = Files.newOutputStream(pipe)) {
                opened.set(true);
                out.write('x');
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        writer.setDaemon(true);
        writer.start();
        Files.delete(folder.resolve("dust-town.gst"));
        Run run = Run.of("teams", list.toString());
        assertThat(opened).isFalse();
        assertThat(run.err()).doesNotContain("a-pipe.gst").contains("the game system of this catalogue is missing");
        assertThat(Run.of("teams", pipe.toString()).err())
                .isEqualTo("a-pipe.gst: this is a pipe or a device; expected a file with a list, a roster or a game "
                        + "system; the file is not read\n");
        assertThat(opened).isFalse();
        assertThat(Files.readAllBytes(pipe)).hasSize(1);
        writer.join();
    }

    private String team(String models) {
        String name = "team" + models.hashCode() + ".txt";
        return SampleLists.written(folder, name, "team: Night Shift\nlist: Rust Choir\n" + models + "\n")
                .toString();
    }

    private static String[] with(String[] arguments, String more) {
        return Vector.of(arguments).append(more).toJavaArray(String[]::new);
    }
}
