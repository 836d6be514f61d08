package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class TeamDraftTest {
    private static final ForceList LIST =
            SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists().head();
    private final Draft empty = LIST.draft("Night Shift", 60);

    @Test
    @Rule("TEAM-9")
    void itSaysWhatMayBeAdded() {
        assertThat(empty.open().map(ListedCard::name))
                .containsExactly("Foreman Oda", "Rigger", "Beacon", "Old Marrow", "Sable Twin");
        assertThat(begun().open().map(ListedCard::name))
                .containsExactly("Rigger", "Rigger (specialist)", "Fitter", "Beacon", "Old Marrow", "Sable Twin");
    }

    @Test
    void itSaysWhyNot() {
        assertThat(begun().whyNot(card("Crane"), Vector.empty()).map(Fault::toString))
                .contains("team: it has 64 points, and at most 60 are agreed (TEAM-1)");
        assertThat(begun().whyNot(card("Rigger"), Vector.of("Cutter"))).isEmpty();
    }

    @Test
    void itNamesTheMissingParts() {
        assertThat(empty.missing().map(Fault::toString))
                .containsExactly(
                        "team: it needs at least 1 leader, not 0 (TEAM-2)",
                        "team: it needs at least 1 troop, not 0 (TEAM-2)");
        assertThat(begun().missing()).isEmpty();
        assertThat(begun().left()).isEqualTo(32);
    }

    @Test
    @Rule("TEAM-6")
    void itSaysWhichOptionsAModelMayStillHave() {
        Draft one = begun().with(card("Rigger"), Vector.of("Cutter", "AP Ammo"));
        assertThat(one.open(2).map(CardOption::name))
                .containsExactly(
                        "Ammo",
                        "Grenade (Frag (3))",
                        "Medi Pack",
                        "Defender Shield",
                        "Energy Shield (2)",
                        "Grenade (Blast)");
        assertThat(one.open(3)).isEmpty();
    }

    @Test
    @Rule("TEAM-8")
    void additionalModelsAreAddedAutomatically() {
        assertThat(begun().with(card("Sable Twin"), Vector.empty())
                        .team()
                        .models()
                        .last()
                        .name())
                .isEqualTo("Kite");
    }

    private Draft begun() {
        return empty.with(card("Foreman Oda"), Vector.of("Rivet Gun")).with(card("Rigger"), Vector.of("Rivet Gun"));
    }

    private static ListedCard card(String name) {
        return LIST.card(name).get();
    }
}
