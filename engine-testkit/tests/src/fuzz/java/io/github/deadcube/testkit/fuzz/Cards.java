package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Generates strike teams with arbitrary cards.
 *
 * @param ruleset the source of keywords
 */
record Cards(Chaos chaos, Ruleset ruleset) {
    private static final int DEEPEST = 8;

    StrikeTeam team() {
        int models = chaos.number(1, 4);
        int few = Math.max(0, Math.min(models, 70));
        return new StrikeTeam(chaos.name(), chaos.number(1, Math.max(1, few)), Vector.fill(few, this::card));
    }

    private Card card() {
        Card card = Card.named(chaos.name())
                .withAdvance(chaos.number(0, 3))
                .withSprint(chaos.number(0, 4))
                .withRanged(statistic())
                .withFight(statistic())
                .withSurvive(statistic())
                .withArmour(chaos.number(0, 3))
                .withHitPoints(chaos.number(1, 4))
                .withSize(chaos.number(1, 4))
                .withWorth(chaos.number(0, 5))
                .withRecon(statistic())
                .withBase(chaos.perhaps(() -> chaos.number(10, 160)))
                .withHeight(chaos.perhaps(() -> chaos.number(25, 600)))
                .withEquipment(chaos.perhaps(chaos::rule))
                .withWeapons(chaos.some(3, this::weapon))
                .withKeywords(chaos.some(2, this::keyword));
        if (chaos.rarely()) card = card.withOrder(Option.some(order()));
        if (chaos.rarely()) card = card.withFurtherOrders(Vector.of(order()));
        if (chaos.rarely()) card = card.withEquipmentNumber(chaos.number(0, 3));
        return card;
    }

    private String order() {
        return ruleset.library().orders().isEmpty()
                ? chaos.name()
                : chaos.of(ruleset.library().orders()).name();
    }

    private Statistic statistic() {
        return chaos.rarely() ? Statistic.NONE : new Statistic(chaos.number(2, 8));
    }

    private Weapon weapon() {
        return new Weapon(chaos.name(), chaos.number(0, 8), chaos.number(0, 3), chaos.some(2, this::keyword));
    }

    Keyword keyword() {
        return keyword(DEEPEST);
    }

    /** Limits the depth of brackets, because the constructor refuses deeper brackets. */
    private Keyword keyword(int deeper) {
        String name = chaos.rarely()
                ? chaos.name()
                : chaos.of(ruleset.library().keywords()).printed();
        boolean nests = deeper > 0 && chaos.rarely();
        return new Keyword(name, chaos.number(0, 3), nests ? Option.some(keyword(deeper - 1)) : Option.none());
    }
}
