package io.github.deadcube.testkit.fuzz;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs Jazzer with each target in turn, each in a separate virtual machine, and prints the results. */
@Command(
        name = "fuzz",
        header = "Runs the fuzzer (Jazzer) on every reader.",
        description = {
            "Runs the fuzzer (Jazzer) on every reader, and on start and resume. The seeds are in "
                    + "engine-testkit/tests/src/fuzz/corpus.",
            "Make each finding a test. Ends with code 1 if there is one."
        })
public final class Fuzz implements Callable<Integer> {
    private static final Path SEEDS = Path.of("src", "fuzz", "corpus");

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

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "600",
            description = "The time of each target. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(
            names = "--folder",
            paramLabel = "FOLDER",
            defaultValue = "engine-testkit/tests/target/fuzz",
            description = "The findings, and inputs that reach new code. Default: ${DEFAULT-VALUE}.")
    private Path folder = Path.of("");

    @Parameters(
            paramLabel = "TARGET",
            arity = "0..*",
            description = "The beginnings of the names of targets, such as Script. Default: all.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Vector<Class<?>> targets = TARGETS.filter(
                target -> wanted.isEmpty() || wanted.stream().anyMatch(target.getSimpleName()::startsWith));
        if (targets.isEmpty())
            throw new ParameterException(
                    spec.commandLine(),
                    "No target begins with " + String.join(", ", wanted) + "; there are "
                            + TARGETS.map(Class::getSimpleName).mkString(", ") + ".");
        Path out = Files.createDirectories(folder).toAbsolutePath();
        boolean found = false;
        for (Class<?> target : targets) {
            FuzzRun run = FuzzRun.of(target, seconds, SEEDS.toAbsolutePath(), out);
            System.out.println(run);
            found |= run.found();
        }
        return found ? 1 : 0;
    }
}
