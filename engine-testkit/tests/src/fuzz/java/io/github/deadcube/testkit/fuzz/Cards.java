package io.github.deadcube.testkit.fuzz;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Card.Statistic;
import io.github.deadcube.api.team.CardBuilder;
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
        CardBuilder card = Card.builder()
                .name(chaos.name())
                .advance(chaos.number(0, 3))
                .sprint(chaos.number(0, 4))
                .ranged(statistic())
                .fight(statistic())
                .survive(statistic())
                .armour(chaos.number(0, 3))
                .hitPoints(chaos.number(1, 4))
                .size(chaos.number(1, 4))
                .worth(chaos.number(0, 5))
                .recon(statistic())
                .base(chaos.perhaps(() -> chaos.number(10, 160)))
                .height(chaos.perhaps(() -> chaos.number(25, 600)))
                .equipment(chaos.perhaps(chaos::rule))
                .weapons(chaos.some(3, this::weapon))
                .keywords(chaos.some(2, this::keyword));
        if (chaos.rarely()) card.order(Option.some(order()));
        if (chaos.rarely()) card.equipmentNumber(chaos.number(0, 3));
        return card.build();
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
