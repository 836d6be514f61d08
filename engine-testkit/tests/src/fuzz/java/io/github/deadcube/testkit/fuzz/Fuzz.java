package io.github.deadcube.testkit.fuzz;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs Jazzer with each target in turn, each in a separate virtual machine, and prints the results. */
public final class Fuzz {
    private static final Vector<Class<?>> TARGETS = Vector.of(
            InputFuzz.class,
            KeywordFuzz.class,
            RuleIdFuzz.class,
            NotationFuzz.class,
            BattlefieldFuzz.class,
            ScriptFuzz.class,
            ExpectedFuzz.class,
            RecordFuzz.class,
            ReplayFuzz.class,
            TeamFuzz.class,
            BattleScribeFuzz.class,
            ZipFuzz.class,
            StateFuzz.class,
            StateJsonFuzz.class,
            ViewJsonFuzz.class,
            PromptJsonFuzz.class,
            InputJsonFuzz.class,
            EventJsonFuzz.class,
            UpdateJsonFuzz.class,
            RejectionJsonFuzz.class,
            SetupJsonFuzz.class,
            BattlefieldJsonFuzz.class,
            TeamJsonFuzz.class,
            OrdersJsonFuzz.class,
            RecordJsonFuzz.class,
            ServeFuzz.class,
            PlaythroughFuzz.class,
            PerftTableFuzz.class,
            CommandFuzz.class,
            StartFuzz.class,
            ResumeFuzz.class);

    private Fuzz() {}

    /**
     * Exits with 1 if a fault was found.
     *
     * @param arguments the seconds for each target; a prefix of the targets' names, or {@code all}; the folder of the seeds; the folder of the
     *     results
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int seconds = Integer.parseInt(arguments[0]);
        String which = arguments[1].equals("all") ? "" : arguments[1];
        Vector<Class<?>> targets =
                TARGETS.filter(target -> target.getSimpleName().startsWith(which));
        if (targets.isEmpty()) throw new IllegalArgumentException("no target begins with '" + which + "': " + TARGETS);
        Path out = Files.createDirectories(Path.of(arguments[3]));
        boolean found = false;
        for (Class<?> target : targets) {
            FuzzRun run = FuzzRun.of(target, seconds, Path.of(arguments[2]), out);
            System.out.println(run);
            found |= run.found();
        }
        if (found) System.exit(1);
    }
}
