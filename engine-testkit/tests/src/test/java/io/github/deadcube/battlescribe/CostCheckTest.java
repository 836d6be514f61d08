package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.testkit.cli.Run;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** TEAM-1: costs that are hardly meant so. */
class CostCheckTest {
    private static final Path SYSTEM = SampleLists.file("small/small-town.gst");

    @TempDir
    private Path folder;

    @Test
    @Rule("TEAM-1")
    void aCardWithPointsAndVpExchangedIsDoubtful() throws IOException {
        String text = Files.readString(Path.of(small("quay-rats.cat"))).replaceFirst("value=\"10.0\"", "value=\"3.0\"");
        int last = text.lastIndexOf("value=\"1.0\"");
        String list = SampleLists.written(
                        folder, "rats.cat", text.substring(0, last) + "value=\"26.0\"" + text.substring(last + 11))
                .toString();
        Run run = Run.of("teams", list, SYSTEM.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).endsWith("""

                doubtful: 1
                  rats.cat, line 11: Deckhand: 3 points and 26 VP, and the usual cards of the list have at most 1 VP; read as it\
                 stands; points and VP may be exchanged
                """);
        assertThat(Run.of("teams", "--json", list, SYSTEM.toString()).out())
                .contains("{\"kind\":\"doubtful\",\"file\":\"rats.cat\",\"line\":11,\"entry\":\"Deckhand\"");
        assertThat(Run.of("build", "--list", list + "," + SYSTEM).err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"10.0, 10.0, 0", "10.0, 11.0, 1", "0.0, 1.0, 0", "0.0, 2.0, 1"})
    @Rule("TEAM-1")
    void moreVpThanPointsAreDoubtful(String points, String vp, int findings) throws IOException {
        String text = Files.readString(Path.of(small("quay-rats.cat")))
                .replaceFirst("value=\"10.0\"", "value=\"" + points + "\"");
        int last = text.lastIndexOf("value=\"1.0\"");
        Path list = SampleLists.written(
                folder, "rats.cat", text.substring(0, last) + "value=\"" + vp + "\"" + text.substring(last + 11));
        assertThat(SampleLists.read(SYSTEM, list).findings().map(Finding::kind))
                .isEqualTo(Vector.fill(findings, Finding.Kind.DOUBTFUL));
    }

    @Test
    @Rule("TEAM-1")
    void anOptionWithMoreVpThanPointsIsDoubtful() {
        String points = "value=\"9.0\"/>\n                <cost name=\" VP\" typeId=\"vp\" value=\"";
        Path list = SampleLists.changed(folder, SampleLists.LIST, points + "1.0", points + "10.0");
        assertThat(SampleLists.read(SampleLists.SYSTEM, list)
                        .findings()
                        .filter(finding -> finding.kind() == Finding.Kind.DOUBTFUL)
                        .map(Finding::toString))
                .containsExactly("rust-choir.cat, line 75: Rigger: 'Cutter' for 9 points and 10 VP; read as it stands;"
                        + " points and VP may be exchanged");
    }

    private static String small(String name) {
        return SampleLists.file("small/" + name).toString();
    }
}
