package io.github.deadcube.testkit.junit;

import io.github.deadcube.core.text.TextFile;
import io.github.deadcube.testkit.junit.report.CoveredList;
import io.github.deadcube.testkit.junit.report.Loss;
import io.github.deadcube.testkit.junit.report.TextReport;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Holds the report of a run of all tests against a list of the rules that are covered, which belongs to the sources.
 * Prints how many rules are covered and which are not, and fails if a rule of the list is no longer covered, or if a
 * test names a rule that there is none.
 *
 * <pre>{@code
 * java -cp … io.github.deadcube.testkit.junit.RuleCheck check target/rules/rules.txt src/test/resources/covered-rules.txt
 * java -cp … io.github.deadcube.testkit.junit.RuleCheck accept target/rules/rules.txt src/test/resources/covered-rules.txt
 * }</pre>
 *
 * <p>{@code accept} writes the list anew instead, as the report has it. After a run of some of the tests neither makes
 * sense: what has not run covers nothing.
 *
 * <p>The exit code is 0 if all is well, 1 if a rule is lost or unknown, 2 if the arguments are wrong or a file cannot be
 * read or written.
 */
public final class RuleCheck {
    static final int LOST = 1;
    static final int UNREADABLE = 2;

    private static final String USAGE = "Expected: check|accept REPORT LIST, such as check target/rules/rules.txt"
            + " src/test/resources/covered-rules.txt";

    private final PrintStream out;

    private RuleCheck(PrintStream out) {
        this.out = out;
    }

    /**
     * Runs the check; where it fails the virtual machine ends with its exit code.
     *
     * @param arguments {@code check} or {@code accept}, the report, and the list
     */
    public static void main(String[] arguments) {
        int exitCode = run(Vector.of(arguments), System.out);
        if (exitCode != 0) System.exit(exitCode);
    }

    static int run(Vector<String> arguments, OutputStream out) {
        PrintStream lines = new PrintStream(out, true, StandardCharsets.UTF_8);
        if (arguments.size() != 3 || !Vector.of("check", "accept").contains(arguments.head())) {
            lines.println(USAGE);
            return UNREADABLE;
        }
        Path report = Path.of(arguments.get(1));
        Path list = Path.of(arguments.get(2));
        RuleCheck check = new RuleCheck(lines);
        return arguments.head().equals("accept") ? check.accept(report, list) : check.check(report, list);
    }

    private int check(Path report, Path list) {
        Either<Vector<String>, TextReport> seen = read(report).map(TextReport::read);
        Either<Vector<String>, CoveredList> listed = read(list)
                .flatMap(text -> CoveredList.read(text).mapLeft(all -> all.map(fault -> list + ", " + fault)));
        if (seen.isLeft() || listed.isLeft()) {
            Vector.of(seen, listed)
                    .flatMap(either -> either.swap().getOrElse(Vector::empty))
                    .forEach(out::println);
            return UNREADABLE;
        }
        seen.get().summary(report).forEach(out::println);
        Loss loss = Loss.between(listed.get(), seen.get());
        loss.told().forEach(out::println);
        return loss.isNone() ? 0 : LOST;
    }

    private int accept(Path report, Path list) {
        Either<Vector<String>, TextReport> seen = read(report).map(TextReport::read);
        if (seen.isLeft()) {
            seen.getLeft().forEach(out::println);
            return UNREADABLE;
        }
        seen.get().summary(report).forEach(out::println);
        Option<String> fault = TextFile.same(report, list)
                ? Option.some(list + " is the report itself, and no place for the list.")
                : TextFile.write(list, CoveredList.of(seen.get()).text());
        if (fault.isDefined()) {
            out.println(fault.get());
            return UNREADABLE;
        }
        out.println("Written: " + list);
        seen.get().faults().forEach(out::println);
        return seen.get().faults().isEmpty() ? 0 : LOST;
    }

    private static Either<Vector<String>, String> read(Path file) {
        return TextFile.read(file).mapLeft(Vector::of);
    }
}
