package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file is known by how it begins, whatever its name is. */
class FirstBytesTest {
    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"twins.rosz.zip", "twins.zip", "twins", "twins.txt"})
    void aZipIsKnownByItsFirstBytes(String name) throws IOException {
        Path zip = BattleScribeTest.zipped(folder, Path.of(small("twins.ros")), name);
        String list = small("twin-lamps.cat");
        assertThat(Run.of("teams", "check", zip.toString(), "--list", list))
                .isEqualTo(new Run(0, "Twins: legal, 100 of 100 points\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"twin-lamps.catz.zip", "lamps", "lamps.xml"})
    void aListIsKnownByItsFirstBytes(String name) throws IOException {
        Path list = name.endsWith(".xml")
                ? Files.copy(Path.of(small("twin-lamps.cat")), folder.resolve(name))
                : BattleScribeTest.zipped(folder, Path.of(small("twin-lamps.cat")), name);
        assertThat(Run.of("teams", "check", small("twins.ros"), "--list", list + "," + SYSTEM))
                .isEqualTo(new Run(0, "Twins: legal, 100 of 100 points\n", ""));
    }

    @Test
    void aZipInAFolderIsReadWhateverABrowserAddsToItsName() throws IOException {
        BattleScribeTest.zipped(folder, Path.of(small("twins.ros")), "twins.rosz.zip");
        Files.writeString(folder.resolve("photos.zip"), "not a list");
        assertThat(Run.of("teams", "check", folder.toString(), "--list", small("twin-lamps.cat"))
                        .exitCode())
                .isZero();
    }

    @Test
    void aRosterOfNewRecruitIsKnownByHowItBegins() throws IOException {
        Path roster = Files.copy(SampleLists.JSON, folder.resolve("roster.txt"));
        assertThat(Run.of("teams", "check", roster.toString(), "--list", SampleLists.LIST.toString())
                        .out())
                .isEqualTo("Night Shift: legal, 45 of 100 points\n");
    }

    private static String small(String name) {
        return SampleLists.file("small/" + name).toString();
    }
}
