package io.github.deadcube.testkit.soak;

import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.dice.SplitMix64;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.playthrough.CuriousBot;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** Plays games until it is stopped or a promise is broken. The games depend only on the plan and the number of the worker. */
final class Worker implements Callable<SoakTally> {
    private final SoakPlan plan;
    private final int number;
    private final BooleanSupplier goesOn;
    private final AtomicReference<Breach> breach;
    private final CuriousBot bot;
    private final SoakTally tally = new SoakTally();

    Worker(SoakPlan plan, int number, BooleanSupplier goesOn, AtomicReference<Breach> breach) {
        this.plan = plan;
        this.number = number;
        this.goesOn = goesOn;
        this.breach = breach;
        this.bot = CuriousBot.of(plan.seed() + number, Side.A);
    }

    @Override
    public SoakTally call() {
        for (int game = number;
                game < plan.games() && goesOn.getAsBoolean() && breach.get() == null;
                game += plan.threads()) game(game);
        return tally;
    }

    /** Plays one game. The terms alternate, and the curious bot plays every second round of all terms. */
    private void game(int game) {
        Terms terms = Terms.ALL.get(game % Terms.ALL.size());
        SplitMix64 chance = SplitMix64.stream(plan.seed(), game);
        boolean curious = game / Terms.ALL.size() % 2 == 1;
        Game played = new Game(Beginnings.drawn(terms, plan.shipped(), chance), chance);
        try {
            if (curious) played.curious(bot, tally);
            else played.random(tally);
            PlayedState whole = played.played();
            SplitMix64 share = SplitMix64.stream(plan.seed(), game);
            boolean thorough = share.below(plan.thorough()) == 0;
            boolean light = thorough || share.below(plan.light()) == 0;
            if (light) Invariants.light(whole);
            if (thorough) Invariants.heavy(whole);
            tally.ended(terms, whole, light, thorough);
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            breach.compareAndSet(null, new Breach(game, terms, curious, played.played(), broken));
        }
    }
}
