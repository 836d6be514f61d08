package io.github.deadcube.dev;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.readme.Pages;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** The program for developers explains itself, and refuses what it does not know before it works for hours. */
class DevTest {
    private static final Pattern STARTED = Pattern.compile("-Ddev=(?:'([a-z-]+)[^']*'|([a-z-]+))");

    /** What a run has printed, and how it has ended. */
    private record Ran(int code, String out, String err) {
        static Ran of(String... arguments) {
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int code = Dev.commandLine()
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(arguments);
            return new Ran(code, out.toString(), err.toString());
        }
    }

    static Vector<String> programs() {
        return Vector.ofAll(Dev.commandLine().getSubcommands().keySet());
    }

    @ParameterizedTest
    @MethodSource("programs")
    void eachProgramExplainsItself(String name) {
        CommandLine program = Dev.commandLine().getSubcommands().get(name);
        assertThat(program.getCommandSpec().usageMessage().header()).hasSize(1);
        for (ArgSpec argument : program.getCommandSpec().args())
            assertThat(argument.description()).as(argument.toString()).isNotEmpty();
        Ran help = Ran.of(name, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).contains("Usage: ", " " + name + " ");
        assertThat(Ran.of("--help").out()).contains("\n  " + name + " ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance --help          | No command is called 'dance'; there are rule, idle,",
                "faults --seeds x --up | Invalid value for option '--seeds': 'x' is not a whole number",
                "faults --of NOTHING   | No fault has a promise and a name that match 'NOTHING'.",
                "exhaustive --of none  | No world has a name that matches 'none'.",
                "idle K-NOTHING        | No keyword or item is called K-NOTHING.",
                "case-faults XYZ       | No method has a Javadoc that begins with XYZ.",
                "fuzz Nothing          | No target begins with Nothing; there are InputFuzz,",
                "bench --run Nothing   | --run takes PromptCosts, Growth, WarmUp, OtherClients or Compare, not "
                        + "'Nothing'",
            })
    void whatIsUnknownIsRefused(String line, String fault) {
        Ran ran = Ran.of(line.split(" ", -1));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).startsWith(fault);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void everyProgramThatAPageStartsIsThere() {
        Vector<String> started = Pages.all()
                .map(Pages::text)
                .flatMap(text -> Vector.ofAll(STARTED.matcher(text)
                        .results()
                        .map(found -> found.group(1) == null ? found.group(2) : found.group(1))));
        assertThat(started).hasSizeGreaterThan(5);
        assertThat(programs()).containsAll(started);
    }

    /** PIT leaves out silently what its patterns do not name. */
    @Test
    void mutantsAndTheirTestsAreThere() {
        Vector<String> classes = Vector.of("engine-api", "engine-core", "engine-core/json", "engine-testkit/tests")
                .map(BuiltFolders.ROOT::resolve)
                .flatMap(module -> Vector.of("src/main/java", "src/test/java").map(module::resolve))
                .filter(Files::isDirectory)
                .flatMap(DevTest::classes);
        assertThat(MutationCommand.READERS
                        .appendAll(MutationCommand.TESTS)
                        .appendAll(MutationCommand.NOT_TESTS)
                        .appendAll(MutationCommand.TESTS_OF_READERS)
                        .appendAll(MutationCommand.NOT_TESTS_OF_READERS)
                        .map(MutationCommand::whole)
                        .reject(pattern -> classes.exists(
                                Pattern.compile(pattern.replace(".", "\\.").replace("*", ".*"))
                                        .asMatchPredicate()::test)))
                .isEmpty();
    }

    private static Vector<String> classes(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return Vector.ofAll(files.map(file -> sources.relativize(file).toString())
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.replaceFirst("\\.java$", "").replaceAll("[/\\\\]", ".")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
