package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.odds.Odds.Pool;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.bot.DicePools.SuccessLookup;
import io.vavr.control.Either;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The outcomes of a requested test by number of successes, bonus dice included, with the chance of each. */
final class RollOutcomes {
    private final Rules rules;
    private final DicePools pools;
    private final GameState state;
    private final Prompt.DiceRequest request;
    private final int explodes;
    /** Whether every success explodes. */
    private final boolean bursting;
    /** A successful face that does not explode, if there is one. */
    private final int face;

    private final SuccessLookup pool;

    RollOutcomes(Rules rules, DicePools pools, GameState state, Prompt.DiceRequest request) {
        this.rules = rules;
        this.pools = pools;
        this.state = state;
        this.request = request;
        Pool due = pools.rolling(state);
        int target = due.target().target();
        this.explodes = due.explodes();
        this.bursting = target >= explodes;
        this.face = bursting ? explodes : explodes - 1;
        this.pool = pools.of(request.dice(), target, 0, explodes);
    }

    GameState state() {
        return state;
    }

    /** The largest number of successes that is distinguished: the number of dice plus 1, or more. */
    int most() {
        return request.dice() + 1;
    }

    /** The chance of exactly {@code hits} successes; for {@link #most}, of that number or more. */
    double chance(int hits) {
        return hits == most() ? pool.atLeast(hits) : pool.exactly(hits);
    }

    /** The state after a number of successes, bonus dice included; null if there is none. */
    @Nullable
    GameState with(int hits) {
        boolean more = hits > request.dice();
        GameState to = applied(state, more ? exploding() : pools.dice(request.dice(), hits, face));
        return to == null || hits == 0 ? to : bonus(to, more);
    }

    /** One die explodes, and the others succeed. */
    private Dice exploding() {
        int[] faces = new int[request.dice()];
        Arrays.fill(faces, face);
        faces[0] = explodes;
        return Dice.of(faces);
    }

    /** Rolls the bonus dice: all fail, or one succeeds. */
    private @Nullable GameState bonus(GameState to, boolean one) {
        if (!one && !bursting
                || !(rules.prompt(to) instanceof Prompt.DiceRequest more)
                || more.side() != request.side()) return to;
        return applied(to, pools.dice(more.dice(), one && !bursting ? 1 : 0, face));
    }

    private @Nullable GameState applied(GameState from, Dice dice) {
        Either<Rejection, Transition> applied = rules.apply(from, dice);
        return applied.isRight() ? applied.get().state() : null;
    }
}
