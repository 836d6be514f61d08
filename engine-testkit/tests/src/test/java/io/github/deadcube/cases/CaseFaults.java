package io.github.deadcube.cases;

import io.github.deadcube.api.rule.RuleId;
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
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A program that checks the cases. Code that only reads, writes or checks what is not played is left out. */
@Command(
        name = "case-faults",
        header = "Breaks a method of each rule in turn, and says how many of its cases fail.",
        description = {
            "Finds the methods of engine-core whose Javadoc begins with rules, breaks one of each rule (the method "
                    + "returns at once: a constant,"
                    + " nothing, or no value), and plays the cases of the rule: one must fail. If none fails, it "
                    + "breaks the next method of"
                    + " the rule, then methods and classes whose Javadoc names the rule. Takes about an hour.",
            "Rules without cases are only listed. Ends with code 1 if there is a rule of which no fault is found."
        })
public final class CaseFaults implements Callable<Integer> {
    private static final Path SOURCES = Path.of("..", "..", "engine-core", "src", "main", "java");
    private static final String ID = "(?<![A-Z0-9-])[A-Z0-9]+(?:-[A-Z0-9]+)+(?![A-Z0-9-])";
    private static final Pattern RULE = Pattern.compile(ID);
    /** The rules with which a text begins. */
    private static final Pattern FIRST_RULES = Pattern.compile("^[\\s*]*" + ID + "(?:(?:,| and| to)\\s" + ID + ")*");
    /** A method, and its Javadoc if it has one. */
    private static final Pattern METHOD = Pattern.compile("(?:/\\*\\*((?:[^*]|\\*(?!/))*+)\\*/\\s*+)?+"
            + "(?:@(?!Nullable)\\w++(?:\\((?:[^()]|\\([^()]*\\))*\\))?\\s++)*+"
            + "(?:(?:public|private|protected|static|final|default)\\s++)*+(?:<[^>]+>\\s++)?"
            + "(?<![<\\w.]|, "
            + ")(boolean|int|void|(?:Vector|Option)<[^({;=]*?>|@Nullable\\s+[\\w.<>]+)"
            + "\\s++((?!requires\\b)\\w++)\\([^{};]*\\)\\s*+\\{");
    /** The Javadoc of a class. */
    private static final Pattern CLASS_TEXT = Pattern.compile(
            "/\\*\\*((?:[^*]|\\*(?!/))*+)\\*/\\s*+(?:@.*\\s++)*+[a-z -]*\\b(?:class|record|interface|enum) \\w");
    /** Packages and classes of which the play of a case shows nothing. */
    private static final Pattern NOT_PLAYED =
            Pattern.compile("/(?:odds|text|support|team|spelling|battlescribe|schema)/|"
                    + "/Deadcube\\.java$|Check\\.java$|/Requirements\\.java$");

    /** The processor time after which the cases of a rule are stopped. */
    private static final Duration LONGEST = Duration.ofSeconds(60);

    private static final String ENDLESS = "does not end";
    /** A fault that stops the virtual machine shows nothing about cases. */
    private static final String UNPLAYABLE = "nothing can be played";

    private static final String NO_CASE = "0 of 0 cases fail";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(
            names = "--table",
            paramLabel = "FILE",
            defaultValue = "engine-testkit/tests/target/case-faults.txt",
            description = "The table. Default: ${DEFAULT-VALUE}.")
    private Path table = Path.of("");

    @Parameters(
            paramLabel = "RULE",
            arity = "0..*",
            description = "Rules, and chapters for all of their rules, such as ADV SHO-4. Default: all.")
    private List<String> wanted = List.of();

    /**
     * A method that is broken: its file, where its body begins in the source, its name, and what the body begins with.
     */
    private record Planted(Path file, String source, int body, String method, String instead) {
        String broken() {
            // a condition that the compiler does not evaluate, so that the rest of the body is reachable
            String text = source.substring(0, body) + " if (System.nanoTime() != 1) return " + instead + ";"
                    + source.substring(body);
            // of an annotation processor that has done its work
            return text.replaceAll("import org\\.immutables[^;]*;|@Value\\.\\w+(?:\\([^)]*\\))?", "");
        }

        @Override
        public String toString() {
            return file.getFileName().toString().replace(".java", "") + "." + method
                    + (instead.isEmpty() ? " does nothing" : " returns " + instead);
        }
    }

    /** How closely a method and a rule are related. */
    private enum Relation {
        BEGINS,
        NAMES,
        CLASS_NAMES
    }

    /** A fault that cases of a rule should find. */
    private record Expected(RuleId rule, Relation relation, Planted fault) {}

    @Override
    public Integer call() throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Vector<Expected> faults = faults();
        Vector<RuleId> rules = faults.filter(one -> one.relation() == Relation.BEGINS)
                .map(Expected::rule)
                .distinct()
                .filter(rule -> wanted.isEmpty()
                        || wanted.stream()
                                .anyMatch(
                                        it -> rule.id().equals(it) || rule.id().startsWith(it + "-")));
        if (rules.isEmpty())
            throw new ParameterException(
                    spec.commandLine(), "No method has a Javadoc that begins with " + String.join(", ", wanted) + ".");
        StringBuilder lines = new StringBuilder();
        Vector<String> unfound = Vector.empty();
        Vector<String> untold = Vector.empty();
        for (RuleId rule : rules) {
            boolean found = false;
            for (Planted fault : faults.filter(one -> one.rule().equals(rule))
                    .map(Expected::fault)
                    .distinct()) {
                String result = result(rule, fault);
                found = !result.startsWith("0 of") && !result.equals(UNPLAYABLE);
                if (result.equals(NO_CASE)) {
                    untold = untold.append(rule.id());
                    found = true;
                    break;
                }
                String line = rule + ": " + fault + ": " + result;
                out.println(line);
                lines.append(line).append('\n');
                if (found) break;
            }
            if (!found) unfound = unfound.append(rule.id());
        }
        int told = rules.size() - untold.size();
        String summary = told - unfound.size() + " of " + told + " rules: their cases find a fault"
                + unfound.mkString(unfound.isEmpty() ? "" : "; not ", ", ", "")
                + untold.mkString(untold.isEmpty() ? "" : "; without a case ", ", ", "");
        out.println(summary);
        Files.writeString(table, lines + summary + "\n", StandardCharsets.UTF_8);
        return unfound.isEmpty() ? 0 : 1;
    }

    /** In the order of the rulebook, closely related methods first; of a boolean method two faults. */
    private static Vector<Expected> faults() throws IOException {
        Vector<Expected> all = Vector.empty();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : Vector.ofAll(files.filter(path -> path.toString().endsWith(".java")))
                    .reject(path -> NOT_PLAYED.matcher(path.toString()).find())
                    .sorted()) {
                String source = Files.readString(file, StandardCharsets.UTF_8);
                Vector<RuleId> ofClass = Vector.ofAll(CLASS_TEXT.matcher(source).results())
                        .flatMap(text -> rules(text.group(1)))
                        .distinct();
                for (MatchResult method : Vector.ofAll(METHOD.matcher(source).results())) {
                    String text = method.group(1) == null ? "" : method.group(1);
                    Vector<RuleId> first =
                            Vector.ofAll(FIRST_RULES.matcher(text).results()).flatMap(found -> rules(found.group()));
                    for (String instead : constants(method.group(2))) {
                        Planted fault = new Planted(file, source, method.end(), method.group(3), instead);
                        all = all.appendAll(first.map(rule -> new Expected(rule, Relation.BEGINS, fault)))
                                .appendAll(rules(text).map(rule -> new Expected(rule, Relation.NAMES, fault)))
                                .appendAll(ofClass.map(rule -> new Expected(rule, Relation.CLASS_NAMES, fault)));
                    }
                }
            }
        }
        return all.sortBy(Expected::relation).sortBy(Expected::rule);
    }

    private static Vector<RuleId> rules(String text) {
        return Vector.ofAll(RULE.matcher(text).results())
                .flatMap(found -> Rulebook.find(found.group()))
                .distinct();
    }

    private static Vector<String> constants(String type) {
        return switch (type) {
            case "boolean" -> Vector.of("false", "true");
            case "int" -> Vector.of("0");
            case "void" -> Vector.of("");
            default ->
                Vector.of(
                        type.startsWith("@Nullable")
                                ? "null"
                                : type.startsWith("Vector")
                                        ? "io.vavr.collection.Vector.empty()"
                                        : "io.vavr.control.Option.none()");
        };
    }

    /** How many of the rule's cases fail in a new virtual machine with the fault. */
    private static String result(RuleId rule, Planted fault) throws Exception {
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
                        rule.id())
                .redirectOutput(told.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        while (!player.waitFor(1, TimeUnit.SECONDS))
            if (processorTime(player).compareTo(LONGEST) > 0) {
                player.destroyForcibly().waitFor();
                return ENDLESS;
            }
        String counted = Files.readString(told, StandardCharsets.UTF_8).strip();
        return counted.isEmpty() ? UNPLAYABLE : counted;
    }

    /** On a machine that does other things too, the time that has passed says little. */
    private static Duration processorTime(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private static void compile(Planted fault, Path to) throws IOException {
        Path source = to.resolve(fault.file().getFileName());
        Files.writeString(source, fault.broken(), StandardCharsets.UTF_8);
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
                return one.failures(rules).nonEmpty();
            } catch (RuntimeException | StackOverflowError e) {
                return true;
            }
        }
    }
}
