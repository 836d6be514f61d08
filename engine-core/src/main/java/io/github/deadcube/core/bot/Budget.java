package io.github.deadcube.core.bot;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * How long a bot may think about one decision. A search counts its iterations:
 *
 * <pre>{@code
 * Budget.Meter meter = budget.begin(300); // 300 iterations if the budget leaves it to the bot
 * while (meter.goesOn()) simulate();
 * }</pre>
 *
 * With {@link Iterations} equal arguments lead to equal choices; with {@link Time} they do not.
 */
public sealed interface Budget {
    /** The bot decides. */
    Budget OPEN = new Open();

    /** Begins to think about a decision; {@code open} is the number of iterations if the bot decides. */
    Meter begin(int open);

    /** The bot decides how long it thinks. */
    record Open() implements Budget {
        @Override
        public Meter begin(int open) {
            return new Meter(open, () -> false);
        }
    }

    /** A number of iterations, 1 or more: of a search, its simulated games. */
    record Iterations(int most) implements Budget {
        /**
         * Checks the number.
         *
         * @throws IllegalArgumentException if it is less than 1
         */
        public Iterations {
            if (most < 1) throw new IllegalArgumentException("a budget has 1 iteration or more, not " + most);
        }

        @Override
        public Meter begin(int open) {
            return new Meter(most, () -> false);
        }
    }

    /**
     * A time for each decision. The first iteration is always done.
     *
     * @param most longer than 0
     * @param clock nanoseconds since any moment, such as {@code System::nanoTime}
     */
    record Time(Duration most, LongSupplier clock) implements Budget {
        /**
         * Checks the time.
         *
         * @throws IllegalArgumentException if it is 0 or less
         */
        public Time {
            if (most.isNegative() || most.isZero())
                throw new IllegalArgumentException("a budget is longer than 0, not " + most);
        }

        @Override
        public Meter begin(int open) {
            long end = clock.getAsLong() + most.toNanos();
            return new Meter(Integer.MAX_VALUE, () -> clock.getAsLong() - end >= 0);
        }
    }

    /** Counts the iterations of one decision. */
    final class Meter {
        private final int most;
        private final BooleanSupplier late;
        private int done;

        private Meter(int most, BooleanSupplier late) {
            this.most = most;
            this.late = late;
        }

        /** Whether one more iteration may be done; counts it. */
        public boolean goesOn() {
            if (done >= most || done > 0 && late.getAsBoolean()) return false;
            done++;
            return true;
        }

        /** The iterations so far. */
        public int done() {
            return done;
        }
    }
}
