package io.github.deadcube.battlescribe;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.lists.ListFiles;
import io.github.deadcube.core.lists.ReadResult;
import io.github.deadcube.core.lists.ReadResult.Finding;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** K-AUXILIARY: a weapon that a list offers in addition to another weapon of its group. */
class AuxiliaryWeaponsTest {
    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"Auxiliary", "Auxiliary Weapon"})
    @Rule({"K-AUXILIARY", "TEAM-5"})
    void itIsTakenBesidesAnotherChoice(String printed) {
        ForceList list = read("8", printed).lists().head();
        CardOption gun = list.card("Rigger")
                .get()
                .options()
                .find(o -> o.name().equals("Rivet Gun"))
                .get();
        assertThat(gun.weapons().head().keywords()).contains(Keyword.of("AUXILIARY"));
        assertThat(faults(list, "Cutter", "Rivet Gun")).isEmpty();
    }

    @Test
    @Rule("TEAM-5")
    void anotherWeaponIsNot() {
        assertThat(faults(read("8", "Rapid Fire").lists().head(), "Cutter", "Rivet Gun"))
                .containsExactly("model 2 'Rigger': of Weapon it takes at most 1, not 2 (TEAM-5)");
    }

    @Test
    @Rule("R25-K-AUXILIARY")
    void theRevisionDoesNotPrintIt() {
        ReadResult read = read("11", "Auxiliary");
        assertThat(read.findings().filter(f -> f.kind() == Finding.Kind.FAULT).map(Finding::text))
                .contains("'Auxiliary' as deadzone-3.5 v1 has it: it is not printed any more: a card's list says which"
                        + " weapons go together");
        assertThat(faults(read.lists().head(), "Cutter", "Rivet Gun"))
                .containsExactly("model 2 'Rigger': of Weapon it takes at most 1, not 2 (TEAM-5)");
    }

    private ReadResult read(String revision, String keyword) {
        return ListFiles.read(
                Vector.of(
                        SampleLists.changed(
                                folder, SampleLists.SYSTEM, "revision=\"3\"", "revision=\"" + revision + "\""),
                        SampleLists.changed(folder, SampleLists.LIST, ">Rapid Fire<", ">" + keyword + "<")),
                edition -> Deadcube.edition(edition).get());
    }

    private static Vector<String> faults(ForceList list, String... choices) {
        Draft leader = list.draft("x", 100).with(list.card("Foreman Oda").get(), Vector.of("Torch & Cutter"));
        return leader.with(list.card("Rigger").get(), Vector.of(choices))
                .missing()
                .map(Fault::toString);
    }
}
