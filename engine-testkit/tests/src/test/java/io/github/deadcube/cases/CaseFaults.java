package io.github.deadcube.cases;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program that checks the cases. It finds the methods of {@code engine-core} whose Javadoc begins with a rule, breaks one of each rule
 * (the method returns at once: a constant, nothing, or no value), and plays the cases of the rule with the broken engine: one must
 * fail. If none fails, it breaks the next method of the rule. The arguments are a file for the table, and rules or chapters; without them
 * it checks all. It fails if there is a rule of which no fault is found.
 */
final class CaseFaults {
    private static final Path SOURCES = Path.of("..", "..", "engine-core", "src", "main", "java");
    private static final Pattern METHOD = Pattern.compile(
            "/\\*\\*[\\s*]*+([A-Z0-9]+(?:-[A-Z0-9]+)+)\\b(?:[^*]|\\*(?!/))*+\\*/\\s*+(?:@\\w+(?:\\([^)]*\\))?\\s*+)*+"
                    + "(?:(?:public|private|protected|static|final)\\s+)*+(?:<[^>]+>\\s+)?"
                    + "(boolean|int|void|Vector<[^({;]*?>|Option<[^({;]*?>)\\s+(\\w+)\\([^{};]*\\)\\s*+\\{");

    private static final int SECONDS = 60;
    private static final String ENDLESS = "does not end";
    /** A fault that stops the virtual machine shows nothing about cases. */
    private static final String UNPLAYABLE = "nothing can be played";

    private CaseFaults() {}

    /** A place where a fault is planted: the source up to the method's body, the rest, and what the body begins with. */
    private record Planted(String rule, Path file, String before, String after, String method, String instead) {
        String source() {
            // a condition that the compiler does not evaluate, so that the rest of the body is reachable
            return before + " if (System.nanoTime() != 1) return " + instead + ";" + after;
        }

        @Override
        public String toString() {
            return file.getFileName().toString().replace(".java", "") + "." + method
                    + (instead.isEmpty() ? " does nothing" : " returns " + instead);
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Vector<String> wanted = Vector.of(arguments).drop(1);
        Vector<Planted> all = planted()
                .filter(fault -> wanted.isEmpty()
                        || wanted.exists(
                                it -> fault.rule().equals(it) || fault.rule().startsWith(it + "-")));
        StringBuilder table = new StringBuilder();
        Vector<String> unfound = Vector.empty();
        for (String rule : all.map(Planted::rule).distinct()) {
            boolean found = false;
            for (Planted fault : all.filter(one -> one.rule().equals(rule))) {
                String result = result(fault);
                found = !result.startsWith("0 of") && !result.equals(UNPLAYABLE);
                String line = rule + ": " + fault + ": " + result;
                out.println(line);
                table.append(line).append('\n');
                if (found) break;
            }
            if (!found) unfound = unfound.append(rule);
        }
        String summary = all.map(Planted::rule).distinct().size() - unfound.size() + " of "
                + all.map(Planted::rule).distinct().size() + " rules: their cases find a fault"
                + unfound.mkString(unfound.isEmpty() ? "" : "; not ", ", ", "");
        out.println(summary);
        Files.writeString(Path.of(arguments[0]), table + summary + "\n", StandardCharsets.UTF_8);
        if (unfound.nonEmpty()) System.exit(1);
    }

    /** Faults in the order of the rulebook; of a boolean method two. */
    private static Vector<Planted> planted() throws IOException {
        Vector<Planted> all = Vector.empty();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : Vector.ofAll(files.filter(path -> path.toString().endsWith(".java")))
                    .sorted()) {
                String source = Files.readString(file, StandardCharsets.UTF_8);
                for (MatchResult method : Vector.ofAll(METHOD.matcher(source).results()))
                    if (Rulebook.find(method.group(1)).isDefined())
                        all = all.appendAll(constants(method.group(2))
                                .map(constant -> new Planted(
                                        method.group(1),
                                        file,
                                        source.substring(0, method.end()),
                                        source.substring(method.end()),
                                        method.group(3),
                                        constant)));
            }
        }
        return all.sortBy(fault -> Rulebook.find(fault.rule()).get());
    }

    private static Vector<String> constants(String type) {
        return switch (type) {
            case "boolean" -> Vector.of("false", "true");
            case "int" -> Vector.of("0");
            case "void" -> Vector.of("");
            default ->
                Vector.of(
                        type.startsWith("Vector")
                                ? "io.vavr.collection.Vector.empty()"
                                : "io.vavr.control.Option.none()");
        };
    }

    /** How many of the rule's cases fail in a new virtual machine with the fault. */
    private static String result(Planted fault) throws Exception {
        Path folder = Files.createTempDirectory("deadcube-fault");
        compile(fault, folder);
        Path told = folder.resolve("told.txt");
        Process player = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        folder + System.getProperty("path.separator") + System.getProperty("java.class.path"),
                        Player.class.getName(),
                        fault.rule())
                .redirectOutput(told.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!player.waitFor(SECONDS, TimeUnit.SECONDS)) {
            player.destroyForcibly().waitFor();
            return ENDLESS;
        }
        String counted = Files.readString(told, StandardCharsets.UTF_8).strip();
        return counted.isEmpty() ? UNPLAYABLE : counted;
    }

    private static void compile(Planted fault, Path to) throws IOException {
        Path source = to.resolve(fault.file().getFileName());
        Files.writeString(source, fault.source(), StandardCharsets.UTF_8);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            Vector<String> options = Vector.of(
                    "-proc:none",
                    "-nowarn",
                    "-implicit:none",
                    "-d",
                    to.toString(),
                    "-cp",
                    System.getProperty("java.class.path"));
            if (!compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(source))
                    .call()) throw new IllegalStateException(fault + " cannot be compiled");
        }
    }

    /** Plays the cases of a rule and prints how many fail. */
    static final class Player {
        private Player() {}

        public static void main(String[] rule) throws IOException {
            CaseRules rules = CaseRules.shipped();
            Vector<RuleCase> cases = CaseFile.at(ShippedCases.FOLDER)
                    .map(file ->
                            CaseFile.of(file.toString(), TextFile.read(file).get()))
                    .flatMap(CaseFile::cases)
                    .filter(one -> one.rules().exists(named -> named.id().equals(rule[0])));
            System.out.println(cases.count(one -> fails(one, rules)) + " of " + cases.size() + " cases fail");
        }

        private static boolean fails(RuleCase one, CaseRules rules) {
            try {
                return one.play(rules).nonEmpty();
            } catch (RuntimeException | StackOverflowError e) {
                return true;
            }
        }
    }
}
