package io.github.deadcube.testkit.junit.report;

import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What one of several virtual machines has seen of a run of tests, as it stands in a file: a head, which counts the tests, and
 * one line for each of them.
 *
 * @param register the class of the register; none for the rulebook
 * @param tests those that name rules
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
        if (head.size() != HEAD_FIELDS || !head.head().equals(HEAD)) return Either.left("line 1 does not begin a part");
        Vector<Either<String, TestRun>> tests = lines.tail().zipWithIndex((test, at) -> test(test, at + 2));
        Option<String> fault =
                tests.find(Either::isLeft).map(Either::getLeft).orElse(() -> uncounted(head.get(1), tests.size()));
        return fault.<Either<String, RulePart>>map(Either::left)
                .getOrElse(() -> Either.right(
                        new RulePart(Option.of(head.get(2)).filter(name -> !name.isEmpty()), tests.map(Either::get))));
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
