package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt;
import io.vavr.control.Option;
import java.util.Arrays;

/** The outcomes of a test that is asked for, told apart by successes, and the chance of each. */
final class Roll {
    private static final int FAILURE = 1;
    private static final int SUCCESS = 7;
    private static final int EXPLOSION = 8;

    private final Rules rules;
    private final Pools pools;
    private final GameState state;
    private final Prompt.DiceRequest request;
    private final Option<Transition> failed;
    private final int target;

    Roll(Rules rules, Pools pools, GameState state, Prompt.DiceRequest request) {
        this.rules = rules;
        this.pools = pools;
        this.state = state;
        this.request = request;
        this.failed = applied(state, request.dice(), 0, SUCCESS);
        this.target = failed.map(Roll::target).getOrElse(0);
    }

    GameState state() {
        return state;
    }

    /** The chance of 0, 1, 2 … successes; the last is that of one more than there are dice, or more than that. */
    double[] chances() {
        SuccessLookup pool = pools.of(request.dice(), target, 0);
        double[] chances = new double[request.dice() + 2];
        for (int hits = 0; hits <= request.dice(); hits++) chances[hits] = pool.exactly(hits);
        chances[request.dice() + 1] = pool.atLeast(request.dice() + 1);
        return chances;
    }

    /** The state after so many successes, bonus dice included. */
    Option<GameState> with(int hits) {
        if (hits == 0) return failed.map(Transition::state);
        int plain = Math.min(hits, request.dice());
        int face = target == EXPLOSION ? EXPLOSION : SUCCESS;
        Option<GameState> after = hits > plain
                ? rolled(state, exploding(face))
                : applied(state, request.dice(), plain, face).map(Transition::state);
        return after.flatMap(to -> bonus(to, hits > plain));
    }

    /** One 8 among successes. */
    private Dice exploding(int face) {
        int[] faces = new int[request.dice()];
        Arrays.fill(faces, face);
        faces[0] = EXPLOSION;
        return Dice.of(faces);
    }

    /** The bonus dice of what has exploded fail, but for one that is to succeed. */
    private Option<GameState> bonus(GameState to, boolean one) {
        boolean exploded = one || target == EXPLOSION;
        if (!exploded || !(rules.prompt(to) instanceof Prompt.DiceRequest more) || more.side() != request.side())
            return Option.some(to);
        return applied(to, more.dice(), one && target < EXPLOSION ? 1 : 0, SUCCESS)
                .map(Transition::state);
    }

    private Option<Transition> applied(GameState from, int dice, int hits, int face) {
        int[] faces = new int[dice];
        for (int i = 0; i < dice; i++) faces[i] = i < hits ? face : FAILURE;
        return rules.apply(from, Dice.of(faces)).toOption();
    }

    private Option<GameState> rolled(GameState from, Dice dice) {
        return rules.apply(from, dice).toOption().map(Transition::state);
    }

    private static int target(Transition rolled) {
        for (Event event : rolled.events()) if (event instanceof Event.Rolled dice) return dice.target();
        return 0;
    }
}
