package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList.Category;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RosterReaderTest {
    private final ReadResult reading = SampleLists.read(SampleLists.ROSTER);
    private final ChosenTeam team = reading.teams().head();

    @Test
    void aRosterIsAStrikeTeam() {
        assertThat(reading.sound()).isTrue();
        assertThat(team.name()).isEqualTo("Night Shift");
        assertThat(team.faction()).isEqualTo("Rust Choir");
        assertThat(team.points()).isEqualTo(45);
        assertThat(team.worth()).isEqualTo(5);
        assertThat(team.team().leader()).isEqualTo(1);
        assertThat(team.models().map(ChosenModel::category))
                .containsExactly(Category.LEADER, Category.TROOP, Category.SPECIALIST);
    }

    @Test
    void aModelHasWhatWasSelectedForIt() {
        ChosenModel oda = team.models().head();
        assertThat(oda.choices()).containsExactly("Rivet Gun", "Ammo");
        assertThat(oda.card().order()).contains("Called Shots");
        assertThat(oda.card().equipment()).contains(RuleIds.I_AMMO);
        assertThat(oda.card().weapons().map(Weapon::name)).containsExactly("Rivet Gun");
    }

    @Test
    void aSelectionStandsForAsManyModelsAsItSays(@TempDir Path folder) {
        Path three = SampleLists.changed(
                folder,
                SampleLists.ROSTER,
                "name=\"Rigger\" entryId=\"x\" number=\"1\"",
                "name=\"Rigger\" entryId=\"x\" number=\"2\"");
        ReadResult read = SampleLists.read(three);
        assertThat(read.findings().map(f -> f.text())).contains("its cost is none that 2 models share");
    }

    @Test
    void aFindingNamesTheModel(@TempDir Path folder) {
        Path odd = SampleLists.changed(folder, SampleLists.ROSTER, ">Frenzy (1)<", ">Yodel<");
        assertThat(SampleLists.read(odd).findings().map(Finding::toString))
                .singleElement()
                .asString()
                .endsWith("Cutter: 'Yodel' is no known keyword; read without it (in Rigger)");
    }

    @Test
    void aTotalThatIsNoneIsAFault(@TempDir Path folder) {
        for (String none : new String[] {"-45.0", "1000000000.0", "much"}) {
            ReadResult read = SampleLists.read(
                    SampleLists.changed(folder, SampleLists.ROSTER, "value=\"45.0\"", "value=\"" + none + "\""));
            assertThat(read.sound()).isFalse();
            assertThat(read.findings().map(Finding::toString))
                    .singleElement()
                    .asString()
                    .contains(", line ", "a cost of " + none + " PTS is none: costs are whole, 0 to 999");
            assertThat(read.teams()).isEqualTo(reading.teams());
        }
    }

    @Test
    void aTotalThatIsNotThatOfItsModelsIsTold(@TempDir Path folder) {
        ReadResult read =
                SampleLists.read(SampleLists.changed(folder, SampleLists.ROSTER, "value=\"45.0\"", "value=\"63.0\""));
        assertThat(read.findings().map(Finding::text))
                .containsExactly("a total of 63 PTS and 5 VP is not that of its models, 45 PTS and 5 VP");
        assertThat(read.teams()).isEqualTo(reading.teams());
    }

    @Test
    void aRosterAsJsonIsTheSameTeam() {
        ReadResult json = SampleLists.read(SampleLists.JSON);
        assertThat(json.findings()).isEmpty();
        assertThat(json.teams()).isEqualTo(reading.teams());
    }

    @Test
    void aByteOrderMarkIsLeftOut(@TempDir Path folder) throws IOException {
        ReadResult bare = SampleLists.read(SampleLists.JSON);
        ReadResult marked = SampleLists.read(
                SampleLists.written(folder, "marked.json", "\uFEFF" + Files.readString(SampleLists.JSON)));
        assertThat(marked.teams()).isEqualTo(bare.teams()).isNotEmpty();
    }

    @Test
    void jsonThatBreaksOffIsToldWithItsLine(@TempDir Path folder) throws IOException {
        Path cut = SampleLists.written(
                folder, "cut.json", Files.readString(SampleLists.JSON).substring(0, 900));
        assertThat(SampleLists.read(cut).findings().map(Finding::toString))
                .singleElement()
                .asString()
                .startsWith("cut.json, line ")
                .endsWith("the JSON breaks off here, is not well-formed, or is too deep; the file is not read");
    }

    @Test
    void whatFollowsTheJsonIsRefused(@TempDir Path folder) throws IOException {
        String roster = Files.readString(SampleLists.JSON).stripTrailing();
        for (String more : Vector.of("{}", "7", "\"text\""))
            assertThat(SampleLists.read(SampleLists.written(folder, "more.json", roster + "\n" + more))
                            .findings()
                            .map(Finding::toString))
                    .containsExactly("more.json, line " + (roster.lines().count() + 1)
                            + ": something follows the object; the file is not read");
        assertThat(SampleLists.read(SampleLists.written(folder, "more.json", roster + "\ntext"))
                        .sound())
                .isFalse();
    }

    /** New Recruit writes null where a profile has nothing. */
    @Test
    void aTextThatIsNullIsNone(@TempDir Path folder) {
        Path nothing = SampleLists.changed(folder, SampleLists.JSON, "\"$text\": \"-\"", "\"$text\": null");
        assertThat(SampleLists.read(nothing).findings())
                .isEqualTo(SampleLists.read(SampleLists.JSON).findings());
        assertThat(SampleLists.read(nothing).teams())
                .isEqualTo(SampleLists.read(SampleLists.JSON).teams());
    }

    @Test
    void anObjectHasANameOnce(@TempDir Path folder) {
        String twice = "{\"roster\": {\"name\": \"Crew\",\n \"$text\": \"a\",\n \"$text\": \"b\"}}";
        assertThat(SampleLists.read(SampleLists.written(folder, "twice.json", twice))
                        .findings()
                        .map(Finding::toString))
                .containsExactly("twice.json, line 3: an object has a name twice; the file is not read");
    }

    @Test
    void jsonThatIsTooDeepIsRefused(@TempDir Path folder) {
        Path deep = SampleLists.written(folder, "deep.json", "{\"a\":".repeat(10_000));
        assertThat(SampleLists.read(deep).findings()).hasSize(1);
        assertThat(SampleLists.read(SampleLists.written(folder, "list.json", "{\"a\": 1}"))
                        .sound())
                .isFalse();
    }
}
