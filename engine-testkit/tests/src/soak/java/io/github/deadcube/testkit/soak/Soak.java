package io.github.deadcube.testkit.soak;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Plays for a given time, checks every promise, and prints statistics. */
public final class Soak {
    private Soak() {}

    /**
     * Exits with 1 if a promise is broken.
     *
     * @param arguments the components of {@link SoakPlan} in order; the time has the form {@code PT10M}
     */
    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        SoakPlan plan = SoakPlan.of(arguments);
        AtomicReference<Breach> breach = new AtomicReference<>();
        SoakTally all = new SoakTally();
        for (SoakTally tally : played(plan, breach)) all.add(tally);
        System.out.println(plan);
        System.out.print(all.told());
        @Nullable Breach broken = breach.get();
        System.out.println(broken == null ? "no promise is broken" : broken.written(plan));
        if (broken != null) System.exit(1);
    }

    private static List<SoakTally> played(SoakPlan plan, AtomicReference<Breach> breach)
            throws InterruptedException, ExecutionException {
        long begin = System.nanoTime();
        BooleanSupplier goesOn = () -> System.nanoTime() - begin < plan.time().toNanos();
        ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
        try {
            List<Future<SoakTally>> working = new ArrayList<>();
            for (int i = 0; i < plan.threads(); i++) working.add(threads.submit(new Worker(plan, i, goesOn, breach)));
            List<SoakTally> tallies = new ArrayList<>();
            for (Future<SoakTally> worker : working) tallies.add(worker.get());
            return tallies;
        } finally {
            threads.shutdown();
        }
    }
}
