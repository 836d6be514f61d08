package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** R25-KT-19: a weapon keyword that a list prints among the abilities of a model. */
class MisplacedKeywordsTest {
    private static final Keyword FIRE_CONTROL = Keyword.of("FIRE CONTROL");
    private static final String ABILITIES = "Tactician (1)";

    @TempDir
    private Path folder = Path.of("");

    @Test
    @Rule("R25-KT-19")
    void everyRangedWeaponThatTheModelHasOrChoosesHasIt() {
        ReadResult read = list("11", ABILITIES, "Tactician (1), Fire Control");
        Vector<String> options =
                read.lists().head().card("Foreman Oda").get().options().map(option -> option.name());
        assertThat(options).contains("Rivet Gun");
        for (String choice : options) {
            Card oda = read.lists()
                    .head()
                    .model("Foreman Oda", Vector.of(choice))
                    .get()
                    .card();
            assertThat(oda.has("FIRE CONTROL")).isFalse();
            assertThat(oda.weapons()).as(choice).allMatch(MisplacedKeywordsTest::asMeant);
        }
        assertThat(findings(read))
                .containsExactly(
                        "CORRECTED Foreman Oda: 'FIRE CONTROL' is printed on the model, and deadzone-3.5 v1 has it "
                                + "on weapons:"
                                + " read on Torch, Rivet Gun, Grenade");
    }

    @Test
    @Rule("R25-KT-19")
    void aModelWithoutRangedWeaponIsReadWithAMessage() {
        ReadResult read = list("11", "Beast, , Agile", "Beast, Fire Control");
        Card dog = read.lists().head().card("Stray Dog").get().card();
        assertThat(dog.keywords()).containsExactly(Keyword.of("BEAST"));
        assertThat(dog.weapons()).noneMatch(w -> w.keywords().contains(FIRE_CONTROL));
        assertThat(findings(read))
                .containsExactly(
                        "FAULT Stray Dog: 'FIRE CONTROL' is printed on the model, and deadzone-3.5 v1 has it on "
                                + "weapons with"
                                + " a range: here is none: read without it");
    }

    @Test
    @Rule("K-FIRE-CONTROL")
    void theThirdEditionHasItOnTheModel() {
        ReadResult read = list("3", ABILITIES, "Tactician (1), Fire Control");
        assertThat(read.lists().head().card("Foreman Oda").get().card().has("FIRE CONTROL"))
                .isTrue();
        assertThat(findings(read)).isEmpty();
    }

    @Test
    @Rule("R25-KT-19")
    void rostersAreReadAsListsAre() throws IOException {
        String text = Files.readString(SampleLists.ROSTER)
                .replace("gameSystemRevision=\"3\"", "gameSystemRevision=\"11\"")
                .replace(ABILITIES, "Tactician (1), Fire Control");
        ReadResult read = read(SampleLists.written(folder, "control.ros", text));
        ChosenModel oda = read.teams()
                .head()
                .models()
                .find(m -> m.name().equals("Foreman Oda"))
                .get();
        assertThat(oda.card().has("FIRE CONTROL")).isFalse();
        assertThat(oda.card().weapons())
                .allMatch(MisplacedKeywordsTest::asMeant)
                .anyMatch(w -> !w.closeCombat());
        assertThat(findings(read)).singleElement().asString().startsWith("CORRECTED Foreman Oda: 'FIRE CONTROL'");
    }

    @Test
    @Rule("KT-19")
    void aKeywordThatNoEditionPrintsOnModelsIsAFault() {
        ReadResult read = list("11", ABILITIES, "Tactician (1), Suppression");
        Card oda = read.lists()
                .head()
                .model("Foreman Oda", Vector.of("Rivet Gun"))
                .get()
                .card();
        assertThat(oda.weapons()).noneMatch(w -> w.keywords().contains(Keyword.of("SUPPRESSION")));
        assertThat(read.findings().filter(f -> f.kind() == Finding.Kind.FAULT).map(Finding::text))
                .anyMatch(what -> what.startsWith("'Suppression' as deadzone-3.5 v1 has it: "));
    }

    private static boolean asMeant(Weapon weapon) {
        return weapon.keywords().contains(FIRE_CONTROL) != weapon.closeCombat();
    }

    private static Vector<String> findings(ReadResult read) {
        return read.findings()
                .filter(f -> f.text().contains("FIRE CONTROL") || f.text().contains("Fire Control"))
                .map(f -> f.kind() + " " + f.entry() + ": " + f.text() + ": " + f.done());
    }

    private ReadResult list(String revision, String from, String to) {
        return read(
                SampleLists.changed(folder, SampleLists.SYSTEM, "revision=\"3\"", "revision=\"" + revision + "\""),
                SampleLists.changed(folder, SampleLists.LIST, from, to));
    }

    private static ReadResult read(Path... files) {
        return ListFiles.read(
                Vector.of(files), edition -> Deadcube.edition(edition).get());
    }
}
