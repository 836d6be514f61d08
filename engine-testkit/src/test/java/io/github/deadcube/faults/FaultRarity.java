package io.github.deadcube.faults;

import io.github.deadcube.testkit.jqwik.Played;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * By how many random games each fault is shown, if every game is given to every promise. The arguments are a file, the number of games,
 * and a regular expression that the promise and the name of each fault match, if not all of them are to be looked at. Faults that need
 * an earlier game to show are shown by the later ones.
 */
final class FaultRarity {
    private static final int WORKERS = 2;
    private static final long SEED = 1;

    private FaultRarity() {}

    /** Prints a line for each fault. */
    public static void main(String[] arguments) throws IOException, InterruptedException, ExecutionException {
        int games = Integer.parseInt(arguments[1]);
        Vector<Fault> faults = arguments.length < 3
                ? Catalogue.ALL
                : Catalogue.ALL.filter(fault -> (fault.breaks() + " " + fault.name()).matches(arguments[2]));
        ExecutorService workers = Executors.newFixedThreadPool(WORKERS);
        List<Future<String>> lines = new ArrayList<>();
        for (Fault fault : faults) lines.add(workers.submit(() -> line(fault, games)));
        try (PrintStream out = new PrintStream(arguments[0], StandardCharsets.UTF_8)) {
            for (Future<String> line : lines) {
                out.println(line.get());
                out.flush();
            }
        }
        workers.shutdown();
    }

    private static String line(Fault fault, int games) {
        Drawing drawing = new Drawing(fault.games().get(), SEED, 0);
        TreeMap<String, Integer> by = new TreeMap<>();
        int shown = 0;
        for (int i = 0; i < games; i++) {
            Vector<String> broken = broken(fault, drawing);
            if (!broken.isEmpty()) shown++;
            for (String promise : broken) by.merge(promise, 1, Integer::sum);
        }
        return String.format(
                Locale.ROOT, "%4d of %d games  %-9s  %s  %s", shown, games, fault.breaks(), fault.name(), by);
    }

    private static Vector<String> broken(Fault fault, Drawing drawing) {
        Option<Played> game = drawn(drawing);
        return game.isEmpty()
                ? Vector.of("drawing")
                : Vector.of(Promise.values())
                        .reject(fault.unread()::contains)
                        .filter(promise -> breaks(promise, game.get()))
                        .map(Promise::name);
    }

    private static Option<Played> drawn(Drawing drawing) {
        try {
            return Option.some(drawing.next());
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            return Option.none();
        }
    }

    private static boolean breaks(Promise promise, Played game) {
        try {
            promise.check(game);
            return false;
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            return true;
        }
    }
}
