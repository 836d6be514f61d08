package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple2;
import io.vavr.collection.Map;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;

/** Compiles and runs modules as applications do. */
public final class ModulePath {
    private ModulePath() {}

    /**
     * Compiles a module.
     *
     * @param folder where its sources and its classes go
     * @param path what it may require
     * @param sources its files by their names
     * @return the folder of its classes
     */
    public static Path compiled(Path folder, String path, Map<String, String> sources) throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> arguments =
                new ArrayList<>(List.of("-proc:none", "--module-path", path, "-d", classes.toString()));
        for (Tuple2<String, String> source : sources)
            arguments.add(
                    Files.writeString(folder.resolve(source._1), source._2).toString());
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int exit = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(exit).as(said.toString()).isZero();
        return classes;
    }

    /** Runs Java with a module path and these arguments, and returns the output. */
    public static String run(String path, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("--module-path", path));
        command.addAll(List.of(arguments));
        Process process = Java.machine(command.toArray(String[]::new)).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.replace(System.lineSeparator(), "\n");
    }
}
