package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class TeamSizeTest {
    @Rule("SET-1")
    @Test
    void aTeamLeavesRoomForAnOpponent() {
        assertThat(faults(63)).isEmpty();
        assertThat(faults(64).map(Fault::toString))
                .containsExactly("a team has at most 63 models, because both together have at most 64, not 64 (SET-1)");
    }

    private static Seq<Fault> faults(int models) {
        Card one = Card.named("One");
        return Deadcube.faults(new StrikeTeam("Many", 1, Vector.fill(models, one)), Deadcube.ruleset());
    }
}
