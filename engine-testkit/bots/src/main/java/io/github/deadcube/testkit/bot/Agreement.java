package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import java.util.function.Predicate;

/**
 * The teams of the game that a bot sees. A program may show a bot a view of one game and a decision of another.
 *
 * @param a the number of models of team A; {@code b} likewise
 */
record Agreement(int a, int b) implements Predicate<ModelId> {
    static Agreement of(Position position) {
        return new Agreement(size(position, Side.A), size(position, Side.B));
    }

    private static int size(Position position, Side side) {
        return position.game().setup().team(side).members().size();
    }

    /**
     * Checks that the models of an option are in the game.
     *
     * @throws IllegalArgumentException if one is not
     */
    void check(Choice option) {
        if (!option.names(this))
            throw new IllegalArgumentException(
                    "the view and the decision are of different games: the view's teams have " + a + " and " + b
                            + " models, the decision offers " + option);
    }

    @Override
    public boolean test(ModelId model) {
        return model.number() <= (model.side() == Side.A ? a : b);
    }
}
