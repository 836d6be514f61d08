package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.team.Card;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The names of lists, cards and weapons. */
class NamesOfListsTest {
    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    @TempDir
    private Path folder;

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
                folder, SampleLists.file("small/hired-hands.cat"), "\"Rifle\"", "\"" + printed + "\"");
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
                SampleLists.file("small/hired-hands.cat"),
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
