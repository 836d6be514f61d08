package io.github.deadcube.dev;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code bench}: compiles the benchmarks and runs them, or another program of theirs, in a new virtual machine. */
@Command(
        name = "bench",
        header = "Compiles and runs the benchmarks (JMH).",
        description = "Compiles the benchmarks in engine-testkit/tests/src/jmh and runs those whose names match (JMH); "
                + "without a name, all.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  bench BotBenchmark           what a bot asks for",
            "  bench -t 2 RandomPlayBenchmark   two threads; compare with one",
            "  bench -f 3 -wi 20 -i 10 DigestCosts",
            "      random play with and without the digest of each state",
            "  bench -f 1 -wi 2 -i 4 -w 20 -r 20 Pairs",
            "      every pair of teams, editions and battlefields, and the ten that allocate most",
            "  bench --run PromptCosts   time and bytes by kind of prompt",
            "  bench --run Growth        time and bytes as teams and battlefields grow",
            "  bench --run WarmUp        the speed of a new virtual machine; begin with 'taskset -c 0 mvn'",
            "  bench --run WarmUp --jvm=-XX:FreqInlineSize=100",
            "  bench --run OtherClients 4 8",
            "      how long another client of 'deadcube web' waits while four addresses attack it by each request, "
                    + "for eight seconds each",
            "  bench --run Compare FOLDER 1.05 RandomPlayBenchmark 5",
            "      this build and the jars of another one, such as engine-testkit/cli/target/modules of another "
                    + "clone: five pairs of"
                    + " forks in turns. Ends with code 1 if a benchmark takes more than 1.05 times as long."
        })
final class BenchCommand implements Callable<Integer> {
    private static final Path SOURCES = Path.of("src", "jmh", "java");
    private static final String PACKAGE = "io.github.deadcube.testkit.bench.";
    private static final Vector<String> USUAL = Vector.of("-f", "1", "-wi", "3", "-i", "5", "-w", "1", "-r", "1");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--run",
            paramLabel = "PROGRAM",
            description = "Runs PromptCosts, Growth, WarmUp, OtherClients or Compare instead of JMH.")
    private @Nullable String program;

    @Option(
            names = "--jvm",
            paramLabel = "OPTION",
            description =
                    "An option of the virtual machine, such as --jvm=-XX:FreqInlineSize=100. It may be given more "
                            + "than once.")
    private List<String> jvm = List.of();

    @Parameters(
            paramLabel = "ARGUMENT",
            arity = "0..*",
            description = "Options of JMH, and names; without options, -f 1 -wi 3 -i 5 -w 1 -r 1. With --run, what the "
                    + "program takes.")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (program != null && !Files.exists(SOURCES.resolve((PACKAGE + program).replace('.', '/') + ".java")))
            throw new ParameterException(
                    spec.commandLine(),
                    "--run takes PromptCosts, Growth, WarmUp, OtherClients or Compare, not '" + program + "'");
        return ChildProgram.run(
                Vector.of("-XX:+UseSerialGC").appendAll(jvm),
                Vector.of(compiled()),
                program == null ? "org.openjdk.jmh.Main" : PACKAGE + program,
                given());
    }

    private Vector<String> given() {
        Vector<String> given = Vector.ofAll(arguments);
        if (program != null) return given.map(this::fromTheRoot);
        Vector<String> options = given.exists(one -> one.startsWith("-")) ? Vector.empty() : USUAL;
        return Vector.of("-prof", "gc", "-jvmArgs", "-XX:+UseSerialGC")
                .appendAll(options)
                .appendAll(given);
    }

    /** A folder that is named from the folder of the project. */
    private String fromTheRoot(String argument) {
        Path file = BuiltFolders.ROOT.resolve(argument);
        return Files.isDirectory(file) ? file.toString() : argument;
    }

    /** JMH's processor of annotations writes the code that measures. */
    private static Path compiled() throws IOException {
        Path classes =
                Files.createDirectories(BuiltFolders.of("engine-testkit/tests").resolve("benchmarks"));
        Vector<String> options = Vector.of(
                "-nowarn",
                "-encoding",
                "UTF-8",
                "-classpath",
                System.getProperty("java.class.path"),
                "-processor",
                "org.openjdk.jmh.generators.BenchmarkProcessor",
                "-d",
                classes.toString());
        try (Stream<Path> files = Files.walk(SOURCES)) {
            String[] all = options.appendAll(Vector.ofAll(files.map(Path::toString)
                            .filter(file -> file.endsWith(".java"))
                            .sorted()))
                    .toJavaArray(String[]::new);
            if (ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, all) != 0)
                throw new IllegalStateException("the benchmarks do not compile");
        }
        return classes;
    }
}
