package io.github.deadcube.testkit.junit;

import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.junit.report.CoveredList;
import io.github.deadcube.testkit.junit.report.CoveredList.Loss;
import io.github.deadcube.testkit.junit.report.ReportParts;
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
 * <p>A fourth argument is the {@code deadcube.rules.run} of tests that have run in several virtual machines: the report,
 * which is called {@code rules.txt}, and its pages are then first written from what each of these has left.
 *
 * <pre>{@code
 * java -cp … io.github.deadcube.testkit.junit.RuleCheck check target/rules/rules.txt covered-rules.txt 2026-01-31T12:00:00Z
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

    private static final int WITHOUT_RUN = 3;
    private static final int WITH_RUN = 4;

    private static final String USAGE = "Expected: check|accept REPORT LIST [RUN], such as check target/rules/rules.txt"
            + " src/test/resources/covered-rules.txt";

    private final PrintStream out;

    private RuleCheck(PrintStream out) {
        this.out = out;
    }

    /** Runs the check, with the arguments that the class describes; where it fails the virtual machine ends with its exit code. */
    public static void main(String[] arguments) {
        int exitCode = run(Vector.of(arguments), System.out);
        if (exitCode != 0) System.exit(exitCode);
    }

    static int run(Vector<String> arguments, OutputStream out) {
        PrintStream lines = new PrintStream(out, true, StandardCharsets.UTF_8);
        if (!isUse(arguments)) {
            lines.println(USAGE);
            return UNREADABLE;
        }
        Path report = Path.of(arguments.get(1));
        Vector<String> faults = arguments.size() == WITH_RUN
                ? ReportParts.of(report.resolveSibling(""), arguments.last()).merge()
                : Vector.empty();
        if (faults.nonEmpty()) {
            faults.forEach(lines::println);
            return UNREADABLE;
        }
        Path list = Path.of(arguments.get(2));
        RuleCheck check = new RuleCheck(lines);
        return arguments.head().equals("accept") ? check.accept(report, list) : check.check(report, list);
    }

    /** What is merged has a name already. */
    private static boolean isUse(Vector<String> arguments) {
        boolean merging = arguments.size() == WITH_RUN;
        return (merging || arguments.size() == WITHOUT_RUN)
                && Vector.of("check", "accept").contains(arguments.head())
                && (!merging || Path.of(arguments.get(1)).endsWith(TextReport.FILE));
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
