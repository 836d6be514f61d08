package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** TEAM-3: a roster names the entries of its list by their identifiers. */
class RosterEntriesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Rule("TEAM-3")
    void aRosterTellsEntriesOfOneNameApart(boolean first) {
        String list = small("twin-lamps.cat");
        String roster = small("twins.ros");
        Run checked = first
                ? Run.of("teams", "check", roster, "--list", list)
                : Run.of("teams", "check", roster, list, "--list", small("small-town.gst"));
        assertThat(checked).isEqualTo(new Run(0, "Twins: legal, 100 of 100 points\n", ""));
        assertThat(Run.of("teams", roster, list).out())
                .endsWith("team: Twins\nlist: Twin Lamps\n\nEldest\nLamplighter\nLamplighter (troop)\n");
    }

    @Test
    @Rule("TEAM-3")
    void anEntryTwiceIsStillTooOften() {
        Path roster = SampleLists.changed(
                folder, SampleLists.file("small/twins.ros"), "entryId=\"e-Lamplighter2\"", "entryId=\"e-Lamplighter\"");
        assertThat(Run.of("teams", "check", roster.toString(), "--list", small("twin-lamps.cat"))
                        .out()
                        .lines())
                .containsExactly(
                        "Twins: not legal, 100 of 100 points",
                        "  team: 'Lamplighter' comes at most once, not 2 (TEAM-3)",
                        "  team: 'Lamplighter (troop)' comes at least once, not 0 (TEAM-1)");
    }

    private static String small(String name) {
        return SampleLists.file("small/" + name).toString();
    }
}
