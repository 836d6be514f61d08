package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomTeamsTest {
    private static final ForceList LIST =
            SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists().head();
    private static final int TEAMS = Level.tries(RandomTeamsTest.class, "everyTeamIsLegal", 100, 2_000);

    @ParameterizedTest
    @ValueSource(ints = {35, 60, 100, 200})
    @Rule("TEAM-9")
    void everyTeamIsLegal(int points) {
        for (ChosenTeam team : teams(points))
            assertThat(LIST.check(team, points)).as(team.models()::toString).isEmpty();
    }

    @Test
    void everyCardAndOptionComesUp() {
        Vector<ChosenModel> models = teams(100).flatMap(ChosenTeam::models);
        for (ListedCard card : LIST.cards()) {
            Vector<ChosenModel> ofCard = models.filter(m -> m.name().equals(card.name()));
            assertThat(ofCard.size()).as(card.name()).isGreaterThan(TEAMS / 50);
            for (CardOption option : card.options())
                assertThat(ofCard.count(m -> m.choices().contains(option.name())))
                        .as(card + ", " + option)
                        .isPositive();
        }
    }

    @Test
    void theSameNumbersGiveTheSameTeam() {
        Vector<ChosenTeam> once = teams(100);
        assertThat(teams(100)).isEqualTo(once);
        assertThat(once.distinct().size()).isGreaterThan(TEAMS / 2);
    }

    @Test
    void thereIsNoTeamForTooFewPoints() {
        assertThat(LIST.random("x", 27, new SplitMix64(1)::below)).isEqualTo(Option.none());
        assertThat(LIST.random("x", 28, new SplitMix64(1)::below)).isNotEmpty();
    }

    /** A game has room for so many models; the points that are left are not spent. */
    @Test
    @Rule("SET-1")
    void aTeamHasNoMoreModelsThanAGame() {
        ChosenTeam team = LIST.random("x", 2_000, new SplitMix64(1)::below).get();
        assertThat(team.models()).hasSize(63);
        assertThat(LIST.check(team, 2_000)).isEmpty();
    }

    @Test
    void howMuchIsSpentIsTold() {
        List<Double> told = new ArrayList<>();
        ChosenTeam team =
                LIST.random("x", 100, new SplitMix64(1)::below, told::add).get();
        assertThat(told).isSorted().hasSizeGreaterThan(2).last().isEqualTo(team.points() / 100.0);
    }

    private static Vector<ChosenTeam> teams(int points) {
        SplitMix64 numbers = new SplitMix64(Level.seed(RandomTeamsTest.class, "everyTeamIsLegal"));
        return Vector.range(0, TEAMS)
                .map(i -> LIST.random("Team " + i, points, numbers::below).get());
    }
}
