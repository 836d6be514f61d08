package io.github.deadcube.team;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.battlescribe.SampleLists;
import io.github.deadcube.core.chance.SplitMix64;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ForceList;
import io.github.deadcube.core.team.ForceList.Category;
import io.github.deadcube.core.team.ForceList.CategoryLimit;
import io.github.deadcube.core.team.ForceList.Draft;
import io.github.deadcube.core.team.ListedCard;
import io.github.deadcube.core.team.ListedCard.CardOption;
import io.github.deadcube.core.team.ListedCard.ChoiceGroup;
import io.github.deadcube.core.team.ListedCard.Limit;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** TEAM-1 to TEAM-9: the cheapest legal team of a list, compared with all small teams of it. */
class CheapestTeamPropertyTest {
    private static final int MOST_MODELS = 5;

    @Property
    @Tries(build = 150, thorough = 5_000)
    @Rule("TEAM-1")
    void noSmallTeamIsCheaper(@ForAll long seed) {
        ForceList list = list(new SplitMix64(seed));
        Option<Integer> best = teams(list)
                .filter(team -> list.check(team, Integer.MAX_VALUE).isEmpty())
                .map(ChosenTeam::points)
                .min();
        Option<ChosenTeam> cheapest = list.cheapest("x");
        for (ChosenTeam team : cheapest) {
            assertThat(list.check(team, team.points())).as(team.text()).isEmpty();
            if (team.models().size() <= MOST_MODELS)
                assertThat(best).as(team.text()).contains(team.points());
        }
        for (int points : best)
            assertThat(cheapest.map(ChosenTeam::points).getOrElse(Integer.MAX_VALUE))
                    .isLessThanOrEqualTo(points);
    }

    @Property
    @Tries(build = 60, thorough = 1_000)
    @Rule("TEAM-9")
    void aTeamIsDrawnForItsPointsAndForNoFewer(@ForAll long seed) {
        SplitMix64 chance = new SplitMix64(seed);
        ForceList list = list(chance);
        Option<Integer> least = list.cheapest("x").map(ChosenTeam::points);
        for (int points = 0; points < 60; points += 1 + chance.below(9)) {
            int given = points;
            assertThat(list.random("x", given, chance::below).isDefined())
                    .as(list.cards() + " " + given)
                    .isEqualTo(least.exists(enough -> enough <= given));
        }
        for (int points : least)
            assertThat(list.random("x", points, chance::below)).isNotEmpty();
    }

    @Test
    @Rule("TEAM-1")
    void theCheapestTeamOfTheSampleIsKnown() {
        ForceList list =
                SampleLists.read(SampleLists.SYSTEM, SampleLists.LIST).lists().head();
        ChosenTeam team = list.cheapest("x").get();
        assertThat(team.points()).isEqualTo(28);
        assertThat(team.models()).hasSize(2);
    }

    /** All teams of up to five models with the cheapest choices. */
    private static Vector<ChosenTeam> teams(ForceList list) {
        Vector<Draft> all = Vector.empty();
        Vector<Draft> last = Vector.of(list.draft("x", Integer.MAX_VALUE));
        for (int size = 1; size <= MOST_MODELS; size++) {
            last = last.flatMap(team -> list.cards()
                    .filter(card -> team.team().models().isEmpty()
                            || list.cards().indexOf(card)
                                    >= list.cards()
                                            .indexWhere(c -> c.name()
                                                    .equals(team.team()
                                                            .models()
                                                            .last()
                                                            .name())))
                    .map(card -> team.with(card, card.cheapest())));
            all = all.appendAll(last);
        }
        return all.map(Draft::team);
    }

    private static ForceList list(SplitMix64 chance) {
        Vector<Category> categories = Vector.of(
                Category.LEADER,
                chance.below(2) == 0 ? Category.LEADER : Category.FOLLOWER,
                chance.below(9) == 0 ? Category.SPECIALIST : Category.TROOP,
                chance.below(2) == 0 ? Category.TROOP : Category.SPECIALIST,
                chance.below(2) == 0 ? Category.SUPPORT : Category.SPECIALIST);
        Vector<ListedCard> cards = categories.zipWithIndex((category, i) -> card(category, i, chance));
        return new ForceList(
                "Docks",
                chance.below(4) == 0 ? "revised" : "third",
                chance.below(2) == 0 ? CategoryLimit.THIRD_EDITION.drop(2) : Vector.empty(),
                cards);
    }

    private static ListedCard card(Category category, int index, SplitMix64 chance) {
        Card card = Card.named("Card " + index);
        if (chance.below(4) == 0) card = card.withKeywords(Vector.of(Keyword.of("REMOTE")));
        else if (chance.below(4) == 0) card = card.withKeywords(Vector.of(Keyword.of("ENGINEER")));
        ListedCard listed = ListedCard.of(card).withCategory(category).withPoints(chance.below(20));
        if (chance.below(4) == 0) listed = listed.withNeeds(Option.some("Card " + chance.below(5)));
        if (chance.below(4) == 0) listed = listed.withMost(Option.some(1 + chance.below(2)));
        if (chance.below(5) == 0) listed = listed.withLimits(Vector.of(new Least(1 + chance.below(2))));
        if (chance.below(3) == 0)
            listed = listed.withGroups(Vector.of(new ChoiceGroup(
                    "Arms",
                    1,
                    1,
                    Vector.of(
                            CardOption.named("Dear " + index).withPoints(9),
                            CardOption.named("Cheap " + index).withPoints(chance.below(9))))));
        return listed;
    }

    private record Least(int number) implements Limit {
        @Override
        public Option<Integer> most(ChosenTeam team) {
            return Option.none();
        }

        @Override
        public int least(ChosenTeam team) {
            return number;
        }

        @Override
        public Vector<Predicate<ListedCard>> needed(int atMost) {
            return Vector.empty();
        }
    }
}
