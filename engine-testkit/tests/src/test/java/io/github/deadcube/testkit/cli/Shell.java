package io.github.deadcube.testkit.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.deadcube.readme.ClassPath;
import io.github.deadcube.readme.Java;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One run of the command line in a separate process, if a shell is available.
 *
 * @param exitCode the exit code of the shell
 * @param text everything that it printed
 */
public record Shell(int exitCode, String text) {
    private static final Path SHELL = Path.of("/bin/sh");

    /**
     * Runs a line in which {@code deadcube} is the command line; each variable of the environment is given as
     * NAME=VALUE.
     */
    public static Shell run(String line, String... environment) throws IOException, InterruptedException {
        return run(line, "", environment);
    }

    /** Runs a line with typed input. */
    public static Shell run(String line, String typed, String[] environment) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SHELL));
        String alias = "deadcube() { '" + Java.command() + "' " + String.join(" ", Java.QUICK) + " -cp '"
                + ClassPath.ofTheCommandLine() + "' " + Main.class.getName() + " \"$@\"; }\n";
        ProcessBuilder builder = Java.process(SHELL.toString(), "-c", alias + line);
        for (String name : new String[] {"COLUMNS", "NO_COLOR", "CLICOLOR_FORCE"})
            builder.environment().remove(name);
        for (String variable : environment) {
            int equals = variable.indexOf('=');
            builder.environment().put(variable.substring(0, equals), variable.substring(equals + 1));
        }
        Process process = builder.start();
        try (var keyboard = process.getOutputStream()) {
            keyboard.write(typed.getBytes(StandardCharsets.UTF_8));
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Shell(process.waitFor(), text.replace("\r\n", "\n"));
    }
}
