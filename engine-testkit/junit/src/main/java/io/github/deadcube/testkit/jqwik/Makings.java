package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.script.Stage;
import io.vavr.collection.Vector;

/**
 * What games are made of.
 *
 * @param stage by which rules, and in which scenario
 * @param keywords the ruleset's keywords as they may be printed
 * @param items the ruleset's items, the favoured one more than once
 * @param battlefields where; any if empty
 * @param teams A's and B's; any if empty
 * @param orders how many Special Order dice each side has besides others, where a game begins in its middle
 */
record Makings(
        Stage stage,
        KeywordPool keywords,
        Vector<RuleId> items,
        Vector<Battlefield> battlefields,
        Vector<StrikeTeam> teams,
        int orders) {
    static Makings of(Stage stage) {
        return new Makings(
                stage, KeywordPool.of(stage.ruleset()), items(stage.ruleset()), Vector.empty(), Vector.empty(), 0);
    }

    static Vector<RuleId> items(Ruleset ruleset) {
        return ruleset.library().items().map(ItemRule::rule);
    }

    boolean free() {
        return battlefields.isEmpty() && teams.isEmpty();
    }

    Battlefield battlefield(SplitMix64 chance) {
        return battlefields.isEmpty()
                ? new Boards(chance).board()
                : battlefields.get(chance.below(battlefields.size()));
    }

    StrikeTeam team(SplitMix64 chance, Side side) {
        return teams.isEmpty()
                ? new Teams(chance, stage.ruleset(), keywords, items).team(side)
                : teams.get(side == Side.A ? 0 : 1);
    }

    Makings withKeywords(KeywordPool others) {
        return new Makings(stage, others, items, battlefields, teams, orders);
    }

    /** Half of the items are one. */
    Makings favouring(RuleId item) {
        int others = items.count(other -> !other.equals(item));
        return new Makings(
                stage, keywords, items.appendAll(Vector.fill(others, () -> item)), battlefields, teams, orders);
    }

    Makings withBattlefields(Vector<Battlefield> others) {
        return new Makings(stage, keywords, items, others, teams, orders);
    }

    Makings withTeams(Vector<StrikeTeam> others) {
        return new Makings(stage, keywords, items, battlefields, others, orders);
    }

    Makings withOrders(int dice) {
        return new Makings(stage, keywords, items, battlefields, teams, dice);
    }
}
