package io.github.deadcube.core.record;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Shuffled;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/**
 * A game with other item tokens than it has, where an onlooker does not know which. It follows from what the onlooker knows at
 * the end and from nothing else.
 */
final class Guess {
    private final Vector<RuleId> pool;
    private final Secrets possible;

    Guess(Onlooker onlooker, GameState last) {
        this.pool = last.position().game().setup().ruleset().tokens();
        this.possible = onlooker.possible(last).secrets();
    }

    /** A state of that game. */
    GameState state(GameState state) {
        Vector<TokenItem> tokens = state.secrets()
                .tokens()
                .map(t -> new TokenItem(t.token(), possible.item(t.token()).getOrElse(t.item())));
        return new GameState(state.position(), new Secrets(tokens), state.pending());
    }

    /** SET-3: an input of that game, of which shuffles alone are others. */
    Input input(Input input) {
        return input instanceof Shuffled order ? shuffled(order.numbers().size()) : input;
    }

    private Shuffled shuffled(int things) {
        Vector<Integer> left = Vector.rangeClosed(1, things);
        if (things != pool.size()) return new Shuffled(left);
        Vector<Integer> order = Vector.empty();
        for (TokenItem token : possible.tokens()) {
            int next = left.find(n -> pool.get(n - 1).equals(token.item())).getOrElse(left.head());
            order = order.append(next);
            left = left.remove(next);
        }
        return new Shuffled(order.appendAll(left));
    }
}
