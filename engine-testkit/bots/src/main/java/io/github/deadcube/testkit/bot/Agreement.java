package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;

/** A program may show a bot a view of one game and a decision of another. */
final class Agreement {
    private Agreement() {}

    /**
     * Checks that the models of an option are in the game.
     *
     * @throws IllegalArgumentException if one is not
     */
    static void check(Position position, Choice option) {
        if (!option.names(model -> isIn(position, model)))
            throw new IllegalArgumentException(
                    "the view and the decision are of different games: the view's teams have "
                            + size(position, Side.A) + " and " + size(position, Side.B)
                            + " models, the decision offers "
                            + option);
    }

    private static boolean isIn(Position position, ModelId model) {
        return model.number() <= size(position, model.side());
    }

    private static int size(Position position, Side side) {
        return position.game().setup().team(side).members().size();
    }
}
