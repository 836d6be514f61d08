package io.github.deadcube.testkit.bench;

import com.sun.management.OperatingSystemMXBean;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.Locale;

/**
 * Measures how soon a new virtual machine is fast. Plays the shipped set-up at random from the start, and prints the
 * speed after the process, including its compilers, has used 1, 2, 5, 10 and 20 seconds of the processor. Pin it to one
 * core ({@code taskset -c 0}), and run it several times.
 */
public final class WarmUp {
    private static final double[] SECONDS = {1, 2, 5, 10, 20};
    private static final double NANOS = 1e9;
    private static final double WINDOW = 0.1;
    private static final int BETWEEN_LOOKS = 200;
    private static final int KILOBYTE = 1024;

    private final OperatingSystemMXBean machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private final Rules rules = Deadcube.rules();
    private final GameState begin = Start.of(rules);
    private GameState state = begin;
    private long seed;
    private Answers answers = new Answers(begin, seed);

    private WarmUp() {}

    /**
     * Prints the table.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        new WarmUp().run();
    }

    private void run() {
        System.out.printf(Locale.ROOT, "begun after %.2f CPU seconds%n", seconds());
        System.out.printf(Locale.ROOT, "%12s %12s %14s%n", "CPU seconds", "inputs/s", "compiled kB");
        long inputs = 0;
        for (double mark : SECONDS) {
            // measures during the last tenth of the time, in which the speed is almost constant
            double from = mark * (1 - WINDOW);
            while (seconds() < from) inputs += some();
            double began = seconds();
            long before = inputs;
            while (seconds() < mark) inputs += some();
            System.out.printf(
                    Locale.ROOT, "%12.0f %12.0f %14d%n", mark, (inputs - before) / (seconds() - began), compiled());
        }
    }

    private double seconds() {
        return machine.getProcessCpuTime() / NANOS;
    }

    /** Bytes of machine code. */
    private static long compiled() {
        long bytes = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans())
            if (pool.getName().contains("nmethods") || pool.getName().equals("CodeCache"))
                bytes += pool.getUsage().getUsed();
        return bytes / KILOBYTE;
    }

    private int some() {
        for (int i = 0; i < BETWEEN_LOOKS; i++) {
            Prompt prompt = rules.prompt(state);
            if (prompt instanceof Prompt.Finished) {
                state = begin;
                answers = new Answers(begin, ++seed);
                prompt = rules.prompt(state);
            }
            state = rules.apply(state, answers.to(state, prompt)).get().state();
        }
        return BETWEEN_LOOKS;
    }
}
