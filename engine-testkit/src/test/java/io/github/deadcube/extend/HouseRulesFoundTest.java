package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Level;
import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import io.github.deadcube.testkit.cli.Run;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.spi.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** House rules that lie on the class path or the module path are found, and the command line plays by them. */
class HouseRulesFoundTest {
    @TempDir
    private Path folder;

    private <T> T found(Supplier<T> does) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF").resolve("services"));
        Files.writeString(services.resolve(HouseRules.class.getName()), GrimHouse.class.getName() + "\n");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, GrimHouse.class.getClassLoader())) {
            thread.setContextClassLoader(loader);
            return does.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void theyAreFound() throws IOException {
        assertThat(Deadcube.houseRules()).isEmpty();
        assertThat(found(Deadcube::houseRules)).hasOnlyElementsOfType(GrimHouse.class);
    }

    @Test
    void theCommandLinePlaysThem() throws IOException {
        Path record = folder.resolve("game.txt");
        Run run = found(() -> Run.of("play", "--seed", "7", "--quiet", "--record", record.toString()));
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.out()).contains("A Grim ");
        assertThat(Files.readString(record)).contains("ruleset deadzone-3-grim v1", "GRIM (1)");
        assertThat(found(() -> Run.of("verify", record.toString())).exitCode()).isZero();
        assertThat(Run.of("verify", record.toString()).err()).contains("deadzone-3-grim v1");
    }

    @Test
    void theCommandLineKnowsThem() throws IOException {
        assertThat(Run.of("rules", "house-grim").exitCode()).isEqualTo(1);
        assertThat(found(() -> Run.of("rules", "house-grim")).out()).isEqualTo("""
                        HOUSE-GRIM  Grim
                          An injured model with GRIM (n) rolls n dice more when it fights.
                          Printed: GRIM (n), on a model.
                        """);
        assertThat(found(() -> Run.of("rules", "injured model with grim")).out())
                .isEqualTo("HOUSE-GRIM  Grim\n");
        assertThat(found(() -> Run.of("odds", "assault", "FI", "4+", "HP", "2,", "GRIM", "(1)", "v", "SV", "4+"))
                        .err())
                .isEmpty();
    }

    /** A module says so itself; {@code META-INF} is not asked. */
    @Test
    void asModules() throws IOException, InterruptedException, ClassNotFoundException {
        Path sources = Files.createDirectories(folder.resolve("sources"));
        Path classes = Files.createDirectories(folder.resolve("modules").resolve("house.rules"));
        List<Path> files = List.of(
                Files.writeString(sources.resolve("module-info.java"), """
                        module house.rules {
                            requires io.github.deadcube.api;
                            provides io.github.deadcube.api.extend.HouseRules with house.Candour;
                        }
                        """),
                Files.writeString(sources.resolve("Candour.java"), """
                        package house;
                        import io.github.deadcube.api.extend.*;
                        import io.github.deadcube.api.rule.RuleId;
                        import io.github.deadcube.api.team.Keyword;
                        public final class Candour implements HouseRules {
                            public Ruleset over(Ruleset edition) {
                                return edition.with(new KeywordRule() {
                                    public String printed() { return "CANDID"; }
                                    public RuleId rule() { return RuleId.of("HOUSE-CANDID"); }
                                    public String text() { return "It says what it does."; }
                                    public void attach(Keyword keyword, Hooks hooks) {}
                                });
                            }
                        }
                        """));
        // Vavr requires its module of patterns, which the project itself never names.
        Class<?> patterns = Class.forName("io.vavr.match.annotation.Patterns");
        String path = ClassPath.with(NullMarked.class, CommandLine.class, Level.class, patterns);
        List<String> arguments =
                new ArrayList<>(List.of("-proc:none", "--module-path", path, "-d", classes.toString()));
        files.forEach(file -> arguments.add(file.toString()));
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int exit = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(exit).as(said.toString()).isZero();
        assertThat(run(path + File.pathSeparator + classes, "rules", "house-candid"))
                .startsWith("HOUSE-CANDID  CANDID\n  It says what it does.\n  Printed: CANDID ");
    }

    private static String run(String modulePath, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                "--module-path",
                modulePath,
                "--add-modules",
                "info.picocli",
                "--module",
                "io.github.deadcube.testkit/io.github.deadcube.testkit.cli.Main"));
        command.addAll(List.of(arguments));
        Process process = Java.machine(command.toArray(String[]::new)).start();
        String output = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.replace(System.lineSeparator(), "\n");
    }
}
