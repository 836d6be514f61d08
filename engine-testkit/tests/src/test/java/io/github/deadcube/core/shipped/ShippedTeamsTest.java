package io.github.deadcube.core.shipped;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.core.team.ChosenTeam.ChosenModel;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedTeamsTest {
    private static final Library LIBRARY = Deadcube.ruleset().library();
    private static final Vector<Card> CARDS =
            Shipped.teams().flatMap(ChosenTeam::models).map(ChosenModel::card);

    static Vector<ChosenTeam> teams() {
        return Shipped.teams();
    }

    @ParameterizedTest
    @MethodSource("teams")
    void everyTeamIsLegalFor100PointsAndUsesThem(ChosenTeam team) {
        assertThat(team.withEdition("third").check(100)).isEmpty();
        assertThat(team.points()).isBetween(98, 100);
        assertThat(team.worth()).isBetween(12, 16);
    }

    @ParameterizedTest
    @MethodSource("teams")
    void everyTeamStartsAgainstEveryOther(ChosenTeam team) {
        for (ChosenTeam other : Shipped.teams())
            assertThat(Deadcube.rules().start(Shipped.setup(Shipped.ruleset(), team, other)))
                    .isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("teams")
    void everyTextReadsBackAsItsTeam(ChosenTeam team) {
        assertThat(ChosenTeam.read(team.text(), Vector.empty()).get()).isEqualTo(team);
    }

    @Test
    void everyLeaderHasADifferentSpecialOrder() {
        assertThat(Shipped.teams()
                        .map(team -> team.team()
                                .members()
                                .get(team.team().leader() - 1)
                                .order()))
                .containsExactlyElementsOf(ShippedOrders.ALL.map(order -> Option.some(order.name())));
    }

    @Test
    void aTeamIsFoundByItsName() {
        for (ChosenTeam team : Shipped.teams())
            assertThat(Shipped.team(team.name()).getOrNull()).isSameAs(team);
        assertThat(Shipped.team("Nobody")).isEmpty();
    }

    @Test
    void betweenThemTheTeamsUseEveryKeyword() {
        Vector<String> used = CARDS.flatMap(ShippedTeamsTest::keywords)
                .flatMap(k -> Vector.of(k.name()).appendAll(k.nested().map(Keyword::name)));
        assertThat(LIBRARY.keywords().map(KeywordRule::printed).removeAll(used)).isEmpty();
    }

    @Test
    void betweenThemTheTeamsBuyEveryPieceOfEquipment() {
        Vector<RuleId> bought = CARDS.flatMap(Card::equipment);
        assertThat(LIBRARY.items()
                        .filter(ItemRule::isEquipment)
                        .map(ItemRule::rule)
                        .appendAll(LIBRARY.keywords()
                                .filter(KeywordRule::isEquipment)
                                .map(KeywordRule::rule))
                        .removeAll(bought))
                .isEmpty();
    }

    private static Vector<Keyword> keywords(Card card) {
        return card.keywords().appendAll(card.weapons().flatMap(weapon -> weapon.keywords()));
    }
}
