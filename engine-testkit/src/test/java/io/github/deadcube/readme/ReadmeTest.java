package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.testkit.script.Script;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The code that the README shows is compiled and run, its scripts are played. */
class ReadmeTest {
    private static final Pattern BLOCK = Pattern.compile("```(\\w*)\n(.*?)```", Pattern.DOTALL);
    private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

    private static List<MatchResult> blocks() throws IOException {
        Path readme = Path.of(System.getProperty("basedir", "."), "..", "README.md");
        return BLOCK.matcher(Files.readString(readme, StandardCharsets.UTF_8))
                .results()
                .toList();
    }

    @Test
    void theJavaRuns(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> programs = blocks().stream()
                .filter(b -> b.group(1).equals("java"))
                .map(b -> b.group(2))
                .toList();
        assertThat(programs).hasSize(1);
        String name = CLASS.matcher(programs.get(0))
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        Path source = Files.writeString(folder.resolve(name + ".java"), programs.get(0), StandardCharsets.UTF_8);
        assertThat(run(source)).matches("finished: (A wins|B wins|a draw) \\(VIC-\\d\\)");
    }

    /** Java compiles a single source file by itself before it runs it. */
    private static String run(Path source) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        ClassPath.with(),
                        source.toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.strip();
    }

    @Test
    void theScriptsPlay() throws IOException {
        List<String> scripts = blocks().stream()
                .map(b -> b.group(2))
                .filter(text -> text.contains("\nplay\n"))
                .toList();
        assertThat(scripts).isNotEmpty();
        for (String script : scripts) assertThat(Script.play(script).events()).isNotEmpty();
    }
}
