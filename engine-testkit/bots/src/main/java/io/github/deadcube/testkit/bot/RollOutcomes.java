package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.bot.DicePools.SuccessLookup;
import io.vavr.control.Either;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of a requested test by number of successes, with the chance of each. A trial roll in which half of the dice
 * succeed shows the requests of the test; that outcome is almost never too unlikely to follow.
 */
final class RollOutcomes {
    private static final int SUCCESS = 7;
    private static final int EXPLOSION = 8;

    private final Rules rules;
    private final DicePools pools;
    private final GameState state;
    private final Prompt.DiceRequest request;
    private final int tried;
    private final @Nullable GameState after;
    private final int target;
    private final SuccessLookup pool;

    RollOutcomes(Rules rules, DicePools pools, GameState state, Prompt.DiceRequest request) {
        this.rules = rules;
        this.pools = pools;
        this.state = state;
        this.request = request;
        this.tried = (request.dice() + 1) / 2;
        Either<Rejection, Transition> applied = rules.apply(state, pools.dice(request.dice(), tried, SUCCESS));
        this.after = applied.isRight() ? applied.get().state() : null;
        this.target = applied.isRight() ? target(applied.get()) : 0;
        this.pool = pools.of(request.dice(), target, 0);
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
        if (hits == tried && target < EXPLOSION) return after;
        if (hits == 0) return applied(state, pools.dice(request.dice(), 0, SUCCESS));
        boolean more = hits > request.dice();
        int face = target == EXPLOSION ? EXPLOSION : SUCCESS;
        GameState to = applied(state, more ? exploding(face) : pools.dice(request.dice(), hits, face));
        return to == null ? null : bonus(to, more);
    }

    /** One 8 among successes. */
    private Dice exploding(int face) {
        int[] faces = new int[request.dice()];
        Arrays.fill(faces, face);
        faces[0] = EXPLOSION;
        return Dice.of(faces);
    }

    /** Rolls the bonus dice: all fail, or one succeeds. */
    private @Nullable GameState bonus(GameState to, boolean one) {
        boolean exploded = one || target == EXPLOSION;
        if (!exploded || !(rules.prompt(to) instanceof Prompt.DiceRequest more) || more.side() != request.side())
            return to;
        return applied(to, pools.dice(more.dice(), one && target < EXPLOSION ? 1 : 0, SUCCESS));
    }

    private @Nullable GameState applied(GameState from, Dice dice) {
        Either<Rejection, Transition> applied = rules.apply(from, dice);
        return applied.isRight() ? applied.get().state() : null;
    }

    private static int target(Transition rolled) {
        for (Event event : rolled.events()) if (event instanceof Event.Rolled dice) return dice.target();
        return 0;
    }
}
