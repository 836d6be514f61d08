package io.github.deadcube.testkit.bench;

import com.sun.management.ThreadMXBean;
import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.chance.SplitMix64;
import io.vavr.collection.Vector;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Prints a table by kind of prompt: its share of the inputs and of the time, the number of options, and the nanoseconds
 * and bytes to get the prompt, to list the options, to check one ({@code explain}) and to apply it. Plays random games
 * of the shipped set-up with different seeds. Games of the warm-up do not count. An option that was just listed is not
 * checked again by {@code apply}. Each call of the clock costs about 20 ns.
 */
public final class PromptCosts {
    private static final int WARM = 1_500;
    private static final int GAMES = 1_500;
    private static final String ROW = "%-24s %6.1f %% %6.1f %% %8.1f   %6d %6d   %6d %6d   %6d %6d   %6d %6d%n";

    private final Rules rules = Deadcube.rules();
    private final GameState begin = Start.of(rules);
    private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final long thread = Thread.currentThread().getId();
    private final Map<String, Costs> costs = new TreeMap<>();

    private PromptCosts() {}

    /** The costs of the prompts of one kind. */
    private static final class Costs {
        private long inputs;
        private long options;
        private final long[] nanos = new long[Part.values().length];
        private final long[] bytes = new long[Part.values().length];

        private long nanos() {
            long all = 0;
            for (long part : nanos) all += part;
            return all;
        }
    }

    private enum Part {
        PROMPT,
        OPTIONS,
        CHECK,
        APPLY
    }

    /**
     * Prints the table.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        PromptCosts table = new PromptCosts();
        for (int game = 0; game < WARM; game++) table.play(game);
        table.costs.clear();
        for (int game = 0; game < GAMES; game++) table.play(game);
        System.out.print(table.text());
    }

    private void play(long seed) {
        SplitMix64 dice = SplitMix64.dice(seed);
        SplitMix64 chance = new SplitMix64(seed);
        GameState state = begin;
        while (!(rules.prompt(state) instanceof Prompt.Finished)) {
            GameState at = state;
            Costs of = new Costs();
            Prompt prompt = spent(of, Part.PROMPT, () -> rules.prompt(at));
            Input input;
            if (prompt instanceof Prompt.Decision decision) {
                Vector<Choice> options = spent(of, Part.OPTIONS, decision::options);
                Choice choice = options.get(chance.below(options.size()));
                spent(of, Part.CHECK, () -> rules.explain(at, choice));
                of.options = options.size();
                input = choice;
            } else {
                input = dice.answer(prompt).get();
            }
            state = spent(of, Part.APPLY, () -> rules.play(at, input)).state();
            add(kind(prompt), of);
        }
    }

    private static String kind(Prompt prompt) {
        return prompt instanceof Prompt.Decision decision ? decision.purpose().toString() : "(dice)";
    }

    private <T> T spent(Costs of, Part part, Supplier<T> does) {
        long bytes = memory.getThreadAllocatedBytes(thread);
        long start = System.nanoTime();
        T result = does.get();
        of.nanos[part.ordinal()] = System.nanoTime() - start;
        of.bytes[part.ordinal()] = memory.getThreadAllocatedBytes(thread) - bytes;
        return result;
    }

    private void add(String kind, Costs one) {
        Costs all = costs.computeIfAbsent(kind, k -> new Costs());
        all.inputs++;
        all.options += one.options;
        for (Part part : Part.values()) {
            all.nanos[part.ordinal()] += one.nanos[part.ordinal()];
            all.bytes[part.ordinal()] += one.bytes[part.ordinal()];
        }
    }

    private String text() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%-24s %8s %8s %8s   %13s   %13s   %13s   %13s%n%-42s %8s   %6s %6s   %6s %6s   %6s %6s   %6s %6s%n",
                "prompt",
                "inputs",
                "time",
                "options",
                "prompt",
                "options",
                "check",
                "apply",
                "",
                "each",
                "ns",
                "B",
                "ns",
                "B",
                "ns",
                "B",
                "ns",
                "B"));
        long inputs = costs.values().stream().mapToLong(c -> c.inputs).sum();
        long nanos = costs.values().stream().mapToLong(Costs::nanos).sum();
        costs.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(
                        Comparator.comparingLong(Costs::nanos).reversed()))
                .forEach(row -> text.append(row(row.getKey(), row.getValue(), inputs, nanos)));
        return text.toString();
    }

    private static String row(String kind, Costs c, long inputs, long nanos) {
        Object[] cells = new Object[4 + 2 * Part.values().length];
        cells[0] = kind;
        cells[1] = 100.0 * c.inputs / inputs;
        cells[2] = 100.0 * c.nanos() / nanos;
        cells[3] = (double) c.options / c.inputs;
        for (Part part : Part.values()) {
            cells[4 + 2 * part.ordinal()] = c.nanos[part.ordinal()] / c.inputs;
            cells[5 + 2 * part.ordinal()] = c.bytes[part.ordinal()] / c.inputs;
        }
        return String.format(Locale.ROOT, ROW, cells);
    }
}
