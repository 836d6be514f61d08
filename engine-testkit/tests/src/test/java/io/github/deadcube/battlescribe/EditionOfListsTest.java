package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.testkit.cli.Run;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The game system decides the edition of a list or a roster. */
class EditionOfListsTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({"3, third, false", "8, third, false", "10, third, false", "11, revised, true", "12, revised, true"})
    void aListIsReadByTheRulesOfItsGameSystem(String revision, String edition, boolean elusive) {
        ReadResult read = read(
                SampleLists.changed(folder, SampleLists.SYSTEM, "revision=\"3\"", "revision=\"" + revision + "\""),
                SampleLists.changed(folder, SampleLists.LIST, "Comms Relay", "Elusive (1)"));
        assertThat(read.editions()).containsExactly(edition);
        assertThat(read.contents().map(c -> c.rules())).containsOnly(edition);
        assertThat(read.lists().head().cards().exists(card -> card.card().has("ELUSIVE")))
                .isEqualTo(elusive);
        assertThat(read.findings().exists(f -> f.text().toUpperCase(Locale.ROOT).contains("ELUSIVE")))
                .isNotEqualTo(elusive);
    }

    @Test
    void aRosterTellsOfItsGameSystem() {
        assertThat(read(SampleLists.ROSTER).editions()).containsExactly("third");
        assertThat(read(SampleLists.JSON).editions()).containsExactly("third");
        assertThat(read(revised("new.ros")).editions()).containsExactly("revised");
    }

    @Test
    void equipmentIsTheEditionsOwn() {
        ReadResult read = read(
                SampleLists.changed(folder, SampleLists.SYSTEM, "revision=\"3\"", "revision=\"11\""), SampleLists.LIST);
        assertThat(read.lists().head().cards().flatMap(card -> card.options()).flatMap(option -> option.equipment()))
                .isNotEmpty()
                .allMatch(piece -> Deadcube.revised().library().item(piece).isDefined()
                        || Deadcube.revised().library().keyword(piece).isDefined());
    }

    @ParameterizedTest
    @CsvSource({"8, TEAM-6", "11, R25-TEAM-6"})
    void anEntryThatIsNotOfferedNamesTheRuleOfTheEdition(String revision, String rule) {
        ReadResult read = read(
                SampleLists.changed(folder, SampleLists.SYSTEM, "revision=\"3\"", "revision=\"" + revision + "\""),
                SampleLists.LIST);
        assertThat(read.findings().map(Finding::done).filter(done -> done.startsWith("not offered (")))
                .isNotEmpty()
                .containsOnly("not offered (" + rule + ")");
    }

    @Test
    void rostersOfOneEditionPlayByIt() throws IOException {
        Path record = folder.resolve("game.record");
        Run run = Run.of(
                "play", "--teams", revised("a.ros") + "," + revised("b.ros"), "--quiet", "--record", record.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(Files.readString(record)).contains("ruleset deadzone-3.5 v");
    }

    @Test
    void rostersOfTwoEditionsPlayByTheOneThatIsSaid() {
        String teams = SampleLists.ROSTER + "," + revised("b.ros");
        Run refused = Run.of("play", "--teams", teams, "--quiet");
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err())
                .contains("the teams belong to two editions, third and revised; expected --edition with one of them");
        assertThat(Run.of("play", "--teams", teams, "--quiet", "--edition", "third")
                        .exitCode())
                .isZero();
    }

    @Test
    void aTextThatNamesItsEditionPlaysByIt() throws IOException {
        String text = read(revised("a.ros")).teams().head().text();
        Path team = SampleLists.written(folder, "a.txt", text);
        Path record = folder.resolve("text.record");
        Run run = Run.of("play", "--teams", team + "," + team, "--quiet", "--record", record.toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(Files.readString(record)).contains("ruleset deadzone-3.5 v");
        Path none = SampleLists.written(folder, "b.txt", text.replace("edition revised\n", ""));
        assertThat(Run.of("teams", "check", team.toString()).out()).doesNotContain("edition");
        assertThat(Run.of("teams", "check", team.toString(), none.toString(), "--list", SampleLists.LIST.toString())
                        .out())
                .contains("the list 'Rust Choir' is not given");
    }

    private Path revised(String name) {
        try {
            String text = Files.readString(SampleLists.ROSTER);
            return SampleLists.written(
                    folder, name, text.replace("gameSystemRevision=\"3\"", "gameSystemRevision=\"11\""));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static ReadResult read(Path... files) {
        return ListFiles.read(
                Vector.of(files), edition -> Deadcube.edition(edition).get());
    }
}
