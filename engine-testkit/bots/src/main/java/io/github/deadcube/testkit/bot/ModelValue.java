package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card;

/** The value of a model to its side, in VP: the score of its death, and the worth of what it can still do. */
final class ModelValue {
    private static final double PINNED = 0.3;
    private static final double HEALTH = 0.6;
    private static final int AUGMENTED_DICE = 3;
    private static final int AUGMENTED_NEEDED = 2;

    private ModelValue() {}

    /** The value of a fresh model, the score of its death included. */
    static double value(Card card) {
        return card.worth() + alive(card);
    }

    /** The remaining value of a model in play, without the score of its death. */
    static double left(Model model) {
        double health = 1 - model.damage() / (double) model.card().hitPoints();
        return alive(model.card()) * (1 - HEALTH + HEALTH * health) - (model.pinned() ? PINNED : 0);
    }

    /**
     * The value of the next HP that it loses. The last HP includes the whole remaining value and the score of its
     * death.
     */
    static double ofHitPoint(Model model) {
        Card card = model.card();
        return model.damage() + 1 >= card.hitPoints()
                ? left(model) + card.worth()
                : alive(card) * HEALTH / card.hitPoints();
    }

    /**
     * R25-K-AUGMENTED: the expected cost of its use at the end of the activation: 1 HP, unless a SURVIVE (2) is passed.
     */
    static double costOfAugmented(Model model, DicePools pools) {
        double passed = pools.successes(AUGMENTED_DICE, model.card().survive().target(), 0)
                .atLeast(AUGMENTED_NEEDED);
        return (1 - passed) * ofHitPoint(model);
    }

    /** What a fresh model can do, without the score of its death. */
    static double alive(Card card) {
        return 0.5 + 0.5 * card.worth();
    }
}
