package io.github.deadcube.core.bot;

import io.github.deadcube.api.PlayerView;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.function.DoubleSupplier;
import java.util.function.LongSupplier;

/** A player that chooses for a side in a match. */
@FunctionalInterface
public interface Bot {
    /**
     * A bot for one match that chooses each option with the same probability.
     *
     * @param seed of the match; the draws are independent of the dice and of the other side's bot
     */
    static Bot random(long seed, Side side) {
        return new RandomBot(SplitMix64.stream(seed, side == Side.A ? 1 : 2));
    }

    /** Chooses one of the options. */
    Choice choose(PlayerView view, Prompt.Decision decision);

    /**
     * Chooses one of the options within a budget. By default it ignores the budget: a bot that searches overrides this
     * method.
     */
    default Choice choose(PlayerView view, Prompt.Decision decision, Budget budget) {
        return choose(view, decision);
    }

    /** Called after the last choice: when the match ends or is left, also after a failure. */
    default void ended() {}

    /**
     * A copy with the same memory: from here on, both choose the same for the same prompts. Copy the bot to return to
     * this point of a match later. A bot without memory returns itself.
     */
    default Bot copy() {
        return this;
    }

    /**
     * How long a bot may think about one decision. A search counts its iterations:
     *
     * <pre>{@code
     * Budget.Meter meter = budget.begin(300); // 300 iterations if the budget leaves it to the bot
     * while (meter.goesOn()) simulate();
     * }</pre>
     *
     * With {@link #iterations} equal arguments lead to equal choices; with {@link #time} they do not.
     */
    final class Budget {
        /** The bot decides. */
        public static final Budget OPEN = new Budget(Option.none(), Option.none(), () -> 0);

        private final Option<Integer> iterations;
        private final Option<Duration> time;
        private final LongSupplier clock;

        private Budget(Option<Integer> iterations, Option<Duration> time, LongSupplier clock) {
            this.iterations = iterations;
            this.time = time;
            this.clock = clock;
        }

        /**
         * A number of iterations: of a search, its simulated games.
         *
         * @param most 1 or more
         * @throws IllegalArgumentException if it is less than 1
         */
        public static Budget iterations(int most) {
            if (most < 1) throw new IllegalArgumentException("a budget has 1 iteration or more, not " + most);
            return new Budget(Option.some(most), Option.none(), () -> 0);
        }

        /**
         * A time for each decision. The first iteration is always done.
         *
         * @param most longer than 0
         * @param clock nanoseconds since any moment, such as {@code System::nanoTime}
         * @throws IllegalArgumentException if the time is 0 or less
         */
        public static Budget time(Duration most, LongSupplier clock) {
            if (most.isNegative() || most.isZero())
                throw new IllegalArgumentException("a budget is longer than 0, not " + most);
            return new Budget(Option.none(), Option.some(most), clock);
        }

        /** The number of iterations; none if it is not given. */
        public Option<Integer> iterations() {
            return iterations;
        }

        /** The time for each decision; none if it is not given. */
        public Option<Duration> time() {
            return time;
        }

        /** Begins to think about a decision; {@code open} is the number of iterations if the bot decides. */
        public Meter begin(int open) {
            if (time.isEmpty()) return new Meter(iterations.getOrElse(open), () -> 0);
            long begin = clock.getAsLong();
            double most = time.get().toNanos();
            return new Meter(Integer.MAX_VALUE, () -> (clock.getAsLong() - begin) / most);
        }

        /** Counts the iterations of one decision. */
        public static final class Meter {
            private final int most;
            /** The part of the time that is over. */
            private final DoubleSupplier time;

            private int done;

            private Meter(int most, DoubleSupplier time) {
                this.most = most;
                this.time = time;
            }

            /** Whether one more iteration may be done; counts it. */
            public boolean goesOn() {
                if (done >= most || done > 0 && time.getAsDouble() >= 1) return false;
                done++;
                return true;
            }

            /**
             * The part of the budget that is used: 0 at the beginning, 1 or more if nothing is left. It looks at the
             * clock.
             */
            public double used() {
                return Math.max(done / (double) most, time.getAsDouble());
            }
        }
    }
}
