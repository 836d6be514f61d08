package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;

/** The value of a model to its side, in VP: the score of its death, and the worth of what it can still do. */
final class ModelValue {
    private static final double PINNED = 0.3;
    private static final double HEALTH = 0.6;
    private static final int TOLL_DICE = 3;
    private static final int TOLL_NEEDED = 2;

    private ModelValue() {}

    /** The value of a fresh model, the score of its death included. */
    static double of(Card card) {
        return card.worth() + alive(card);
    }

    /** The remaining value of a model in play, without the score of its death. */
    static double left(Model model) {
        double health = 1 - model.damage() / (double) model.card().hitPoints();
        return alive(model.card()) * (1 - HEALTH + HEALTH * health) - (model.pinned() ? PINNED : 0);
    }

    /** The value of the next HP that it loses. The last HP includes the whole remaining value and the score of its death. */
    static double ofHitPoint(Model model) {
        Card card = model.card();
        return model.damage() + 1 >= card.hitPoints()
                ? left(model) + card.worth()
                : alive(card) * HEALTH / card.hitPoints();
    }

    /** R25-K-AUGMENTED: the expected cost of its use at the end of the activation: 1 HP, unless a SURVIVE (2) is passed. */
    static double toll(Model model, DicePools pools) {
        double passed = pools.of(TOLL_DICE, model.card().survive().target(), 0).atLeast(TOLL_NEEDED);
        return (1 - passed) * ofHitPoint(model);
    }

    /** What a fresh model can do, without the score of its death. */
    static double alive(Card card) {
        return 0.5 + 0.5 * card.worth();
    }

    /** The value of command dice, in VP: which to roll again (CMD-2), and the least gain for which one is spent. */
    static final class CommandTaste {
        private static final double AVERAGE = 0.35;
        private static final double PRICE = 0.3;

        private CommandTaste() {}

        static double again(CommandDice dice) {
            double gain = 0;
            for (CommandFace face : CommandFace.ALL) gain += dice.count(face) * (AVERAGE - worth(face));
            return gain;
        }

        /** The least gain for which a die with this face is spent; unspent dice are lost at the end of the round. */
        static double price(CommandFace face) {
            return PRICE * worth(face);
        }

        private static double worth(CommandFace face) {
            return switch (face) {
                case MODEL -> 0.3;
                case DICE -> 0.45;
                case ADVANCE -> 0.5;
                case SHOOT, ASSAULT -> 0.4;
                case ORDER -> 0.2;
            };
        }
    }
}
