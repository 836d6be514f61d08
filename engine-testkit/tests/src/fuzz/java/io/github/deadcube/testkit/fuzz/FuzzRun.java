package io.github.deadcube.testkit.fuzz;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The result of one target.
 *
 * @param target the name of the target
 * @param exitCode Jazzer's exit code: 0 if nothing was found
 * @param log the output of Jazzer
 * @param file the file with the output
 */
record FuzzRun(String target, int exitCode, String log, Path file) {
    private static final String JAZZER = "com.code_intelligence.jazzer.Jazzer";
    private static final int EXCERPT = 3_000;

    /**
     * Runs a target.
     *
     * @param target a class with a method {@code fuzzerTestOneInput}
     * @param seconds the duration
     * @param seeds a folder with a folder for each target; it is not changed
     * @param out the folder for inputs that reach new code or break a promise
     */
    static FuzzRun of(Class<?> target, int seconds, Path seeds, Path out) throws IOException, InterruptedException {
        String name = target.getSimpleName();
        Path corpus = Files.createDirectories(out.resolve(name));
        Path log = out.resolve(name + ".log");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-Duser.language=en",
                "-classpath",
                System.getProperty("java.class.path"),
                JAZZER,
                "--target_class=" + target.getName(),
                "--instrumentation_includes=io.github.deadcube.**",
                "--custom_hook_includes=io.github.deadcube.**", // libraries are loaded within the first input, whose
                // the run ends by time
                "--reproducer_path=" + out,
                "-artifact_prefix=" + out + File.separator + name + "-",
                "-max_total_time=" + seconds,
                "-timeout=180",
                "-rss_limit_mb=0",
                "-print_final_stats=1",
                corpus.toString()));
        Path own = seeds.resolve(name);
        if (Files.isDirectory(own)) command.add(own.toString());
        Process process = new ProcessBuilder(command)
                .directory(out.toFile()) // the reports of a virtual machine that breaks lie there too
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exitCode = process.waitFor();
        return new FuzzRun(name, exitCode, Files.readString(log, StandardCharsets.ISO_8859_1), log);
    }

    boolean found() {
        return exitCode != 0;
    }

    /** Returns a line, and then the findings. */
    @Override
    public String toString() {
        String line = String.format(
                "%-16s %,12d inputs, %,6d a second, %,6d edges, %,5d inputs kept: %s",
                target,
                number("stat::number_of_executed_units: +([0-9]+)"),
                number("stat::average_exec_per_sec: +([0-9]+)"),
                number("cov: ([0-9]+)"),
                number("corp: ([0-9]+)"),
                found() ? "FOUND, see " + file : "nothing found");
        if (!found()) return line;
        int from = Math.max(0, Math.max(log.indexOf("== Java Exception"), log.indexOf("== ERROR")));
        return line + "\n" + log.substring(from, Math.min(log.length(), from + EXCERPT));
    }

    /** Returns the last number that was printed. */
    private long number(String pattern) {
        return Pattern.compile(pattern)
                .matcher(log)
                .results()
                .reduce((before, last) -> last)
                .map((MatchResult m) -> Long.parseLong(m.group(1)))
                .orElse(0L);
    }
}
