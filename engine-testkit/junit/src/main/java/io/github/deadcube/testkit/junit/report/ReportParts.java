package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * The parts of a report: each virtual machine of a run of tests writes one file beside the report. Parts of earlier
 * runs do not count.
 */
public final class ReportParts {
    /** The configuration parameter that names the register. */
    static final String REGISTER = "deadcube.rules.register";

    private static final String FOLDER = "parts";
    private static final String END = ".txt";
    private static final String BETWEEN = "_";

    private final Path report;
    private final String run;

    private ReportParts(Path report, String run) {
        this.report = report;
        this.run = run;
    }

    /** {@code run} is a name that no earlier run had, such as the start time. */
    public static ReportParts of(Path report, String run) {
        return new ReportParts(report, run.replaceAll("[^A-Za-z0-9.-]", "-"));
    }

    boolean has(Path part) {
        return folder().equals(part.getParent()) && isOwn(part);
    }

    /** Creates an empty file. It becomes a part when it is written. */
    Path create() throws IOException {
        return Files.createTempFile(Files.createDirectories(folder()), run + BETWEEN, END);
    }

    /**
     * Merges the parts into the report, and deletes the parts of earlier runs. If several virtual machines ran a test,
     * it counts as several runs of the test. Returns the problems, one in each line; empty if the report is written.
     */
    public Vector<String> merge() {
        try {
            Vector<Path> all = all();
            for (Path part : all.reject(this::isOwn)) Files.delete(part);
            return merge(all.filter(this::isOwn));
        } catch (IOException e) {
            return Vector.of(TextFile.unwritten(report, e).text());
        }
    }

    private Vector<String> merge(Vector<Path> files) throws IOException {
        if (files.isEmpty()) return Vector.of("The folder " + folder() + " has no part of the run " + run + ".");
        Vector<Either<Fault, Vector<PlanTests>>> read = files.map(ReportParts::read);
        if (read.exists(Either::isLeft))
            return read.filter(Either::isLeft).map(part -> part.getLeft().toString());
        Vector<PlanTests> plans = read.flatMap(Either::get);
        Vector<Option<String>> registers = plans.map(PlanTests::register).distinct();
        if (registers.size() > 1)
            return Vector.of("The parts in " + folder() + " have several registers: "
                    + registers.map(name -> name.getOrElse("the rulebook")).mkString(", ") + ".");
        TreeMap<String, TestRun> tests = TreeMap.empty();
        for (TestRun test : plans.flatMap(PlanTests::tests)) tests = tests.put(test.name(), test, TestRun::and);
        RuleReport.of(register(registers.head()), tests.values().toVector()).write(report);
        return Vector.empty();
    }

    private static Either<Fault, Vector<PlanTests>> read(Path part) {
        return TextFile.readReport(part)
                .flatMap(text -> PlanTests.read(text)
                        .mapLeft(fault -> Fault.of(Sentence.of(
                                "{part} is damaged, {fault}. Run the tests again.", TextFile.name(part), fault))));
    }

    private Vector<Path> all() throws IOException {
        if (!Files.isDirectory(folder())) return Vector.empty();
        return TextFile.entries(folder()).filter(file -> name(file).endsWith(END));
    }

    private boolean isOwn(Path part) {
        return name(part).startsWith(run + BETWEEN);
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private Path folder() {
        return report.resolve(FOLDER);
    }

    /** Creates the register that the configuration names; returns the rulebook if there is no name. */
    static RuleRegister register(Option<String> name) {
        return name.<RuleRegister>map(ReportParts::loaded).getOrElse(() -> Rulebook::all);
    }

    private static RuleRegister loaded(String name) {
        Class<?> type = ReflectionSupport.tryToLoadClass(name)
                .getOrThrow(cause -> new IllegalArgumentException(REGISTER + ": there is no class " + name, cause));
        return (RuleRegister) ReflectionSupport.newInstance(type);
    }

    /**
     * The tests of one plan that a virtual machine ran: in its part, a head with the number of tests, and one line for
     * each test. Without a register, the rulebook is used.
     */
    record PlanTests(Option<String> register, Vector<TestRun> tests) {
        private static final String HEAD = "tests and their rules";
        private static final String BETWEEN = "\t";
        private static final Pattern SPACE = Pattern.compile("\\s");
        private static final int HEAD_FIELDS = 3;
        private static final int FIRST_RULE = 3;

        String text() {
            return line(Vector.of(HEAD, String.valueOf(tests.size()), register.getOrElse("")))
                    + tests.map(PlanTests::line).mkString();
        }

        private static String line(TestRun test) {
            return line(Vector.of(test.outcome().toString(), test.name(), test.title())
                    .appendAll(test.rules()));
        }

        /** Replaces separators within fields by spaces. */
        private static String line(Vector<String> fields) {
            return fields.map(field -> SPACE.matcher(field).replaceAll(" ")).mkString("", BETWEEN, "\n");
        }

        /** Reads the plans of a part, or returns why the text is not a complete part. */
        static Either<Fault, Vector<PlanTests>> read(String text) {
            Vector<Vector<String>> lines = Vector.ofAll(text.lines()).map(line -> Vector.of(line.split(BETWEEN, -1)));
            Vector<PlanTests> plans = Vector.empty();
            Vector<Vector<String>> left = lines;
            do {
                int line = lines.size() - left.size() + 1;
                Vector<String> head = left.headOption().getOrElse(Vector::empty);
                if (!isHead(head)) return Either.left(Fault.at(line, 0, "this is not the head of a plan", ""));
                Vector<Vector<String>> own = left.tail().takeUntil(PlanTests::isHead);
                Vector<Either<Fault, TestRun>> tests = own.zipWithIndex((test, at) -> test(test, line + 1 + at));
                Option<Fault> fault = tests.find(Either::isLeft)
                        .map(Either::getLeft)
                        .orElse(() -> uncounted(head.get(1), own.size(), line));
                if (fault.isDefined()) return Either.left(fault.get());
                Option<String> register = Option.of(head.get(2)).filter(name -> !name.isEmpty());
                plans = plans.append(new PlanTests(register, tests.map(Either::get)));
                left = left.drop(own.size() + 1);
            } while (left.nonEmpty());
            return text.endsWith("\n") ? Either.right(plans) : Either.left(Fault.of("its last line has no end"));
        }

        private static boolean isHead(Vector<String> line) {
            return line.size() == HEAD_FIELDS && line.head().equals(HEAD);
        }

        private static Option<Fault> uncounted(String told, int tests, int line) {
            return Option.when(
                    !told.equals(String.valueOf(tests)),
                    () -> Fault.at(line, 0, Sentence.of("there are {tests} tests", tests), Sentence.verbatim(told)));
        }

        private static Either<Fault, TestRun> test(Vector<String> fields, int line) {
            return TestOutcome.of(fields.head())
                    .filter(outcome -> fields.size() > FIRST_RULE)
                    .map(outcome -> new TestRun(fields.get(1), fields.get(2), fields.drop(FIRST_RULE), outcome))
                    .toEither(() -> Fault.at(line, 0, "this is not a test with its rules", ""));
        }
    }
}
