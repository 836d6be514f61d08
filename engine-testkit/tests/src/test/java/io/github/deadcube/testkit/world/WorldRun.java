package io.github.deadcube.testkit.world;

import io.github.deadcube.api.rule.Fault;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;

/**
 * Visits small worlds and compares their counts with the table. Arguments: the folder with what is done, a regular expression for the
 * names of the worlds, and the file of the table, into which the counts are then written, or {@code none}. What the folder has is not
 * done again, so a run that was stopped continues. Ends with code 1 if a promise is broken or a count differs.
 */
final class WorldRun {
    private static final String DONE = "done.txt";
    private static final String FAILED = "failed.txt";

    private final Path folder;
    private TreeMap<String, String> done;
    private int failures;

    private WorldRun(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.done = Files.exists(folder.resolve(DONE))
                ? SmallWorld.counts(Files.readString(folder.resolve(DONE)))
                : TreeMap.empty();
    }

    public static void main(String[] arguments) throws IOException {
        WorldRun run = new WorldRun(Path.of(arguments[0]));
        Vector<SmallWorld> worlds =
                SmallWorld.all().filter(world -> world.name().matches(arguments[1]));
        for (SmallWorld world : worlds) if (!run.done.containsKey(world.name())) run.visit(world);
        System.out.printf(
                Locale.ROOT, "%d of %d worlds are done, %d failed%n", run.done.size(), worlds.size(), run.failures);
        if (!arguments[2].equals("none"))
            Files.writeString(
                    Path.of(arguments[2]), text(run.done.merge(SmallWorld.counted(), (counted, kept) -> counted)));
        else if (run.failures > 0) System.exit(1);
    }

    private void visit(SmallWorld world) {
        long begin = System.nanoTime();
        String failure;
        try {
            SmallWorld.Visited visited = world.visit();
            done = done.put(world.name(), visited.toString());
            append(DONE, text(TreeMap.of(world.name(), visited.toString())));
            System.out.printf(
                    Locale.ROOT, "%s: %s, %.1f s%n", world.name(), visited, (System.nanoTime() - begin) / 1e9);
            failure = world.differs(visited).map(Fault::toString).getOrElse("");
        } catch (AssertionError broken) {
            failure = world.name() + ": " + broken.getMessage();
        }
        if (failure.isEmpty()) return;
        failures++;
        append(FAILED, failure + "\n");
        System.out.println(failure);
    }

    /** All lines in the order of the names. */
    private static String text(TreeMap<String, String> counts) {
        return counts.map(world -> world._1 + ": " + world._2 + "\n").mkString();
    }

    private void append(String file, String text) {
        try {
            Files.writeString(
                    folder.resolve(file),
                    text,
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException lost) {
            throw new UncheckedIOException(lost);
        }
    }
}
