package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.junit.RuleRegister;
import io.github.deadcube.testkit.junit.report.TestRun.TestOutcome;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * What the virtual machines of one run of tests leave beside its report, each a file of its own: none of them sees the others'
 * tests. What an earlier run has left does not count.
 */
public final class ReportParts {
    private static final String FOLDER = "parts";
    private static final String END = ".txt";
    private static final String BETWEEN = "_";

    private final Path report;
    private final String run;

    private ReportParts(Path report, String run) {
        this.report = report;
        this.run = run;
    }

    /** The parts of a run, of which there may be none yet. Its name tells the run from earlier ones, such as the time of its beginning. */
    public static ReportParts of(Path report, String run) {
        return new ReportParts(report, run.replaceAll("[^A-Za-z0-9.-]", "-"));
    }

    /** Whether a file is one of them. */
    boolean has(Path part) {
        return folder().equals(part.getParent()) && isOwn(part);
    }

    /** A new one, which is empty and as such no part yet. */
    Path create() throws IOException {
        return Files.createTempFile(Files.createDirectories(folder()), run + BETWEEN, END);
    }

    /**
     * Writes the report of all of them, and removes those of earlier runs. A test that has run in several virtual machines ended as if one
     * had run it several times. Returns what is in the way, a line each; none if the report is written.
     */
    public Vector<String> merge() {
        try {
            Vector<Path> all = all();
            for (Path part : all.reject(this::isOwn)) Files.delete(part);
            return merge(all.filter(this::isOwn));
        } catch (IOException e) {
            return Vector.of(TextFile.unwritten(report, e));
        }
    }

    private Vector<String> merge(Vector<Path> files) throws IOException {
        if (files.isEmpty())
            return Vector.of("No tests have left what they prove in " + folder() + " in the run " + run + ".");
        Vector<Either<String, RulePart>> read = files.map(ReportParts::read);
        if (read.exists(Either::isLeft)) return read.filter(Either::isLeft).map(Either::getLeft);
        Vector<RulePart> parts = read.map(Either::get);
        Vector<Option<String>> registers = parts.map(RulePart::register).distinct();
        if (registers.size() > 1)
            return Vector.of("The parts in " + folder() + " have several registers: "
                    + registers.map(name -> name.getOrElse("the rulebook")).mkString(", ") + ".");
        TreeMap<String, TestRun> tests = TreeMap.empty();
        for (TestRun test : parts.flatMap(RulePart::tests)) tests = tests.put(test.name(), test, TestRun::and);
        RuleReport.of(NamedRegister.of(registers.head()), tests.values().toVector())
                .write(report);
        return Vector.empty();
    }

    private static Either<String, RulePart> read(Path part) {
        return TextFile.read(part)
                .flatMap(text -> RulePart.read(text)
                        .mapLeft(fault -> part + " is damaged, " + fault + ". Run the tests again."));
    }

    /** In the order of their names, of this run and of others. */
    private Vector<Path> all() throws IOException {
        if (!Files.isDirectory(folder())) return Vector.empty();
        try (Stream<Path> files = Files.list(folder())) {
            return Vector.ofAll(files.filter(file -> name(file).endsWith(END)).sorted());
        }
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

    /** The register that the configuration names. */
    static final class NamedRegister {
        static final String PARAMETER = "deadcube.rules.register";

        private NamedRegister() {}

        /** The rulebook, where no class is named. */
        static RuleRegister of(Option<String> name) {
            return name.map(NamedRegister::loaded).getOrElse(() -> Rulebook::all);
        }

        private static RuleRegister loaded(String name) {
            Class<?> type = ReflectionSupport.tryToLoadClass(name)
                    .getOrThrow(
                            cause -> new IllegalArgumentException(PARAMETER + ": there is no class " + name, cause));
            return (RuleRegister) ReflectionSupport.newInstance(type);
        }
    }

    /**
     * What one of several virtual machines has seen of a run of tests, as it stands in a file: a head, which counts the tests, and one line
     * for each of them. Without a register it is the rulebook.
     */
    record RulePart(Option<String> register, Vector<TestRun> tests) {
        private static final String HEAD = "tests and their rules";
        private static final String BETWEEN = "\t";
        private static final int HEAD_FIELDS = 3;
        private static final int FIRST_RULE = 3;

        String text() {
            return line(Vector.of(HEAD, String.valueOf(tests.size()), register.getOrElse("")))
                    + tests.map(RulePart::line).mkString();
        }

        private static String line(TestRun test) {
            return line(Vector.of(TextReport.word(test.outcome()), test.name(), test.title())
                    .appendAll(test.rules()));
        }

        /** What separates fields and lines is in no field. */
        private static String line(Vector<String> fields) {
            return fields.map(field -> field.replaceAll("\\s", " ")).mkString("", BETWEEN, "\n");
        }

        /** Reads a part; or says in one line why it is none, or not whole. */
        static Either<String, RulePart> read(String text) {
            Vector<Vector<String>> lines = Vector.ofAll(text.lines()).map(line -> Vector.of(line.split(BETWEEN, -1)));
            Vector<String> head = lines.headOption().getOrElse(Vector::empty);
            if (head.size() != HEAD_FIELDS || !head.head().equals(HEAD))
                return Either.left("line 1 does not begin a part");
            Vector<Either<String, TestRun>> tests = lines.tail().zipWithIndex((test, at) -> test(test, at + 2));
            Option<String> fault =
                    tests.find(Either::isLeft).map(Either::getLeft).orElse(() -> uncounted(head.get(1), tests.size()));
            return fault.<Either<String, RulePart>>map(Either::left)
                    .getOrElse(() -> Either.right(new RulePart(
                            Option.of(head.get(2)).filter(name -> !name.isEmpty()), tests.map(Either::get))));
        }

        private static Option<String> uncounted(String told, int tests) {
            return Option.when(
                    !told.equals(String.valueOf(tests)), () -> "it has " + tests + " tests and line 1 counts " + told);
        }

        private static Either<String, TestRun> test(Vector<String> fields, int line) {
            return Vector.of(TestOutcome.values())
                    .find(outcome -> TextReport.word(outcome).equals(fields.head()))
                    .filter(outcome -> fields.size() > FIRST_RULE)
                    .map(outcome -> new TestRun(fields.get(1), fields.get(2), fields.drop(FIRST_RULE), outcome))
                    .toEither("line " + line + " is no test and its rules");
        }
    }
}
