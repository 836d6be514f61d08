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
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A program that visits small worlds. */
@Command(
        name = "exhaustive",
        header = "Visits every state of all small worlds.",
        description = {
            "Checks the promises in each, and compares the counts with the table. Takes two hours or more of one core.",
            "What is done is not done again, so a run that was stopped continues; delete the folder after a change "
                    + "of the rules. Ends with code 1"
                    + " if a promise is broken or a count differs. The command 'worlds' of SparkGames does the same "
                    + "on a cluster."
        })
public final class WorldRun implements Callable<Integer> {
    private static final String DONE = "done.txt";
    private static final String FAILED = "failed.txt";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--of",
            paramLabel = "PATTERN",
            defaultValue = ".*",
            description = "A regular expression for the names of the worlds, such as 'third K-.*'. Default: all.")
    private String of = "";

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            defaultValue = "engine-testkit/tests/target/worlds",
            description = "What is done. Default: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("");

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description =
                    "Writes the counts to a file, after a change of the rules that is meant, and compares nothing.")
    private Optional<Path> table = Optional.empty();

    private TreeMap<String, String> done = TreeMap.empty();
    private int failures;

    @Override
    public Integer call() throws IOException {
        Vector<SmallWorld> worlds =
                SmallWorld.all().filter(world -> world.name().matches(of));
        if (worlds.isEmpty())
            throw new ParameterException(spec.commandLine(), "No world has a name that matches '" + of + "'.");
        Files.createDirectories(folder);
        if (Files.exists(folder.resolve(DONE))) done = SmallWorld.counts(Files.readString(folder.resolve(DONE)));
        for (SmallWorld world : worlds) if (!done.containsKey(world.name())) visit(world);
        int all = worlds.count(world -> done.containsKey(world.name()));
        System.out.printf(Locale.ROOT, "%d of %d worlds are done, %d failed%n", all, worlds.size(), failures);
        if (table.isEmpty()) return failures > 0 ? 1 : 0;
        Files.writeString(table.get(), text(done.merge(SmallWorld.counted(), (counted, kept) -> counted)));
        return 0;
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
