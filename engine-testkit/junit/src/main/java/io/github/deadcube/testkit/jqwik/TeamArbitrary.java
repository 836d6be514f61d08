package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

record TeamArbitrary(SplitMix64 chance, Ruleset ruleset, GameParts.KeywordPool keywords, Vector<RuleId> items) {
    private static final int MOST_MODELS = 6;

    StrikeTeam team(Side side) {
        int models = 1 + chance.below(MOST_MODELS);
        int leader = chance.below(3) == 0 ? 1 + chance.below(models) : 1;
        return TeamArbitrary.named(
                side, new StrikeTeam("", leader, Vector.rangeClosed(1, models).map(number -> card(number == leader))));
    }

    private Card card(boolean leader) {
        Card card = Card.named("")
                .withAdvance(chance.below(3))
                .withSprint(1 + chance.below(3))
                .withRanged(statistic())
                .withFight(statistic())
                .withSurvive(statistic())
                .withArmour(Math.max(0, chance.below(5) - 2))
                .withHitPoints(1 + chance.below(3))
                .withSize(1 + chance.below(4) * chance.below(2))
                .withWorth(1 + chance.below(3))
                .withWeapons(weapons())
                .withKeywords(some(keywords.ofModels()));
        if (chance.below(8) == 0) card = card.withBase(Option.some(20 + chance.below(50)));
        if (chance.below(8) == 0) card = card.withHeight(Option.some(100 + chance.below(200)));
        if (items.nonEmpty() && chance.below(8) == 0)
            card = card.withEquipment(Option.some(items.get(chance.below(items.size()))));
        if (leader && ruleset.library().orders().nonEmpty() && chance.below(3) > 0)
            card = card.withOrder(Option.some(ruleset.library()
                    .orders()
                    .get(chance.below(ruleset.library().orders().size()))
                    .name()));
        if (leader) return card.withRecon(statistic());
        // CHOSEN is the first value, and the most frequent
        int muster = Math.max(0, chance.below(12) - 9);
        return card.withMuster(Muster.values()[muster]);
    }

    private Statistic statistic() {
        return chance.below(8) == 0 ? Statistic.NONE : new Statistic(3 + chance.below(4));
    }

    private Vector<Weapon> weapons() {
        Vector<Weapon> weapons = Vector.empty();
        for (String name : Vector.of("gun", "other gun").take(chance.below(3)))
            weapons = weapons.append(new Weapon(name, 1 + chance.below(8), chance.below(3), some(keywords.ofGuns())));
        if (chance.below(2) == 0)
            weapons = weapons.append(new Weapon("blade", 0, chance.below(2), some(keywords.ofBlades())));
        return weapons;
    }

    /** Returns up to two keywords with different names. */
    private Vector<Keyword> some(Vector<Keyword> pool) {
        Vector<Keyword> drawn = Vector.empty();
        if (pool.nonEmpty() && chance.below(2) == 0)
            for (int n = 1 + chance.below(2); n > 0; n--) drawn = drawn.append(pool.get(chance.below(pool.size())));
        return drawn.distinctBy(Keyword::name);
    }

    /** Gives the team and its models the names that a script without names gives them. */
    static StrikeTeam named(Side side, StrikeTeam team) {
        return new StrikeTeam(
                "side " + side,
                team.leader(),
                team.members().zipWithIndex((card, i) -> card.withName(new ModelId(side, i + 1).toString())));
    }
}
