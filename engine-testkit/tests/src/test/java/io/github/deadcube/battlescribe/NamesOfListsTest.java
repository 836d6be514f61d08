package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of lists, cards and weapons. */
class NamesOfListsTest {
    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    @TempDir
    private Path folder;

    @Test
    void aTeamOfAListWithAnInvisibleCharacterInItsNameIsRead() throws IOException {
        String list = small("quay-rats.cat");
        Run built = Run.of("build", "--list", list, "--points", "50", "--seed", "1");
        assertThat(built.out()).startsWith("team: \u00ad Quay Rats 1\nlist: \u00ad Quay Rats\n");
        assertThat(Run.of("teams", "check", written(built.out()), "--list", list, "--points", "50"))
                .isEqualTo(new Run(0, "\u00ad Quay Rats 1: legal, 50 of 50 points\n", ""));
        assertThat(Run.onTerminal("build", "--list", list).out()).startsWith("team: \\u00ad Quay Rats 42\n");
    }

    @Test
    void cardsThatDifferInCapitalsAloneAreToldApart() {
        Path list = SampleLists.changed(
                folder, SampleLists.file("small/twin-lamps.cat"), "name=\"Lamplighter \"", "name=\"LAMPLIGHTER\"");
        Vector<ForceList> lists = SampleLists.read(SYSTEM, list).lists();
        String text = "list: Twin Lamps\nEldest\nLAMPLIGHTER\nLamplighter\n";
        ChosenTeam team = ChosenTeam.read(text, lists).get();
        assertThat(team.models().map(ChosenModel::name)).containsExactly("Eldest", "LAMPLIGHTER", "Lamplighter");
        assertThat(ChosenTeam.read(text.toLowerCase(Locale.ROOT).replace("list: twin lamps", "list: Twin Lamps"), lists)
                        .get()
                        .models()
                        .map(ChosenModel::name))
                .containsExactly("Eldest", "Lamplighter", "Lamplighter");
    }

    /** No file of text can hold them. */
    @Test
    void halvesOfCharactersAndZerosAreRefused() {
        for (String wrong : new String[] {"\\ud83d", "\\udc1b[2J", "\\u0000"}) {
            String model = "{\"name\":\"Boss\",\"category\":\"leader\",\"points\":1,\"card\":[]}";
            String team = "{\"team\":\"Rats " + wrong + "\",\"models\":[" + model + "]}";
            String roster = "{\"roster\":{\"name\":\"Rats " + wrong + "\",\"forces\":[]}}";
            for (String json : new String[] {team, roster}) {
                Run run = Run.of(
                        "teams", SampleLists.written(folder, "mine.json", json).toString());
                assertThat(run.exitCode()).isEqualTo(2);
                assertThat(run.err()).containsAnyOf("half of a character", "the character \\u0000");
                assertThat(run.out()).doesNotContain("team: ");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Fusil d'élite, Fusil d'élite",
        "Fusil d’élite, Fusil d'élite",
        "Épée, Épée",
        "Œil-de-lynx 2, Œil-de-lynx 2",
        "Straße, Straße",
        "弓, 弓"
    })
    @Rule("SHO-1")
    void weaponsMayHaveAccents(String printed, String name) throws IOException {
        Path list = SampleLists.changed(
                folder, SampleLists.file("small/quay-rats.cat"), "\"Rifle\"", "\"" + printed + "\"");
        ReadResult read = SampleLists.read(SYSTEM, list);
        Card card = read.lists().head().cards().head().card();
        assertThat(card.weapons().head().name()).isEqualTo(name);
        assertThat(read.findings()).isEmpty();
        String team =
                written(Run.of("build", "--list", list + "," + SYSTEM, "--full").out());
        assertThat(Run.of("teams", "check", team)).matches(run -> run.exitCode() == 0);
        String record = folder.resolve("game.txt").toString();
        assertThat(Run.of("play", "--quiet", "--teams", team + "," + team, "--record", record, "--seed", "3")
                        .err())
                .isEmpty();
        assertThat(Files.readString(Path.of(record))).contains(" " + name + " at ");
        assertThat(Run.of("verify", record).exitCode()).isZero();
    }

    @Test
    void whatAWeaponsNameCannotHaveIsLeftOut() {
        Path list = SampleLists.changed(
                folder,
                SampleLists.file("small/quay-rats.cat"),
                "\"Rifle\"",
                "\"\u0301L\u00ad’arme — lourde\u202e (2)\"");
        ReadResult read = SampleLists.read(SYSTEM, list);
        assertThat(read.lists().head().cards().head().card().weapons().head().name())
                .isEqualTo("L'arme lourde 2");
        assertThat(read.findings()).allMatch(finding -> finding.done().equals("called L'arme lourde 2"));
    }

    private String written(String team) throws IOException {
        return Files.writeString(folder.resolve("mine.txt"), team).toString();
    }

    private static String small(String name) {
        return SampleLists.file("small/" + name).toString();
    }
}
