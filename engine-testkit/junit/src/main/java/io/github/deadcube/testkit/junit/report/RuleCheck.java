package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.junit.report.RuleReport.Entry;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Compares the report of a run of all tests with the list of covered rules, which is part of the sources. Prints how
 * many rules are covered and which are not. Fails if a rule of the list is not covered, or if a test names a rule that
 * does not exist.
 *
 * <pre>{@code
 * java -cp … io.github.deadcube.testkit.junit.report.RuleCheck check target/rules/rules.txt src/test/resources/covered-rules.txt
 * java -cp … io.github.deadcube.testkit.junit.report.RuleCheck accept target/rules/rules.txt src/test/resources/covered-rules.txt
 * }</pre>
 *
 * <p>A fourth argument is the {@code deadcube.rules.run} of tests that ran in several virtual machines. Then the check
 * first merges the parts of the virtual machines into the report {@code rules.txt} and its pages.
 *
 * <pre>{@code
 * java -cp … io.github.deadcube.testkit.junit.report.RuleCheck check target/rules/rules.txt covered-rules.txt 2026-01-31T12:00:00Z
 * }</pre>
 *
 * <p>{@code accept} replaces the list by the covered rules of the report. Use both only after a run of all tests: a
 * test that did not run covers no rule.
 *
 * <p>The exit code is 0 without faults, 1 if a rule is lost or unknown, 2 if the arguments are wrong or a file cannot
 * be read or written.
 */
public final class RuleCheck {
    static final int LOST = 1;
    static final int UNREADABLE = 2;

    private static final int WITHOUT_RUN = 3;
    private static final int WITH_RUN = 4;

    private static final String USAGE = "Expected: check|accept REPORT LIST [RUN], such as check target/rules/rules.txt"
            + " src/test/resources/covered-rules.txt";

    private static final String HEAD =
            "# The rules that the tests prove. Written by io.github.deadcube.testkit.junit.report.RuleCheck.\n";

    private final PrintStream out;
    private final Path file;
    private final RuleReport report;
    private final Path list;

    private RuleCheck(PrintStream out, Path file, RuleReport report, Path list) {
        this.out = out;
        this.file = file;
        this.report = report;
        this.list = list;
    }

    /** Runs the check with the arguments above. If it fails, the virtual machine ends with the exit code. */
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
        boolean accepting = arguments.head().equals("accept");
        Either<Seq<Fault>, RuleReport> seen =
                TextFile.readReport(report).<Seq<Fault>>mapLeft(Vector::of).map(RuleReport::read);
        Either<Seq<Fault>, Vector<RuleId>> listed = accepting ? Either.right(Vector.empty()) : read(list);
        if (seen.isLeft() || listed.isLeft()) {
            Vector.of(seen, listed)
                    .flatMap(either -> either.swap().getOrElse(Vector::empty))
                    .forEach(lines::println);
            return UNREADABLE;
        }
        RuleCheck check = new RuleCheck(lines, report, seen.get(), list);
        return accepting ? check.accept() : check.check(listed.get());
    }

    /** A merged report must have the name {@link RuleReport#FILE}. */
    private static boolean isUse(Vector<String> arguments) {
        boolean merging = arguments.size() == WITH_RUN;
        return (merging || arguments.size() == WITHOUT_RUN)
                && Vector.of("check", "accept").contains(arguments.head())
                && (!merging || Path.of(arguments.get(1)).endsWith(RuleReport.FILE));
    }

    private int check(Vector<RuleId> listed) {
        Vector<RuleId> covered = report.covered();
        Vector<RuleId> gained = covered.removeAll(listed);
        Vector<RuleId> lost = listed.removeAll(covered);
        report.summary(file).forEach(out::println);
        if (gained.nonEmpty()) out.println("Covered and not on the list yet (accept them): " + gained.mkString(" "));
        for (RuleId rule : lost)
            out.println("No longer covered: "
                    + report.entries()
                            .find(entry -> entry.rule().equals(rule))
                            .map(RuleCheck::why)
                            .getOrElse(rule + ": the register does not have this rule"));
        int faulty = faults();
        return lost.isEmpty() ? faulty : LOST;
    }

    private static String why(Entry entry) {
        return entry.heading() + ": "
                + (entry.tests().isEmpty() ? "no test names it" : entry.tests().mkString(", "));
    }

    private int accept() {
        report.summary(file).forEach(out::println);
        Option<Fault> fault = TextFile.same(file, list)
                ? Option.some(Fault.of(
                        Sentence.of("{list} is the report and cannot be the list", list), "another file for the list"))
                : TextFile.write(
                        list, HEAD + report.covered().map(rule -> rule + "\n").mkString());
        if (fault.isDefined()) {
            out.println(fault.get());
            return UNREADABLE;
        }
        out.println("Written: " + list);
        return faults();
    }

    /** Prints the faults of the report and returns the exit code that they cause. */
    private int faults() {
        report.faults().forEach(fault -> out.println(RuleReport.FAULT + fault));
        return report.faults().isEmpty() ? 0 : LOST;
    }

    private static Either<Seq<Fault>, Vector<RuleId>> read(Path list) {
        return TextFile.readReport(list)
                .<Seq<Fault>>mapLeft(Vector::of)
                .flatMap(text -> rules(text).mapLeft(all -> all.map(fault -> fault.within(list.toString()))));
    }

    /**
     * Reads a list of rules: one identifier in each line, {@code #} begins a comment. Returns the rules, or all faults,
     * each with its line. Never throws. Time and memory grow with the length of the text, the stack does not.
     */
    public static Either<Seq<Fault>, Vector<RuleId>> rules(String list) {
        return Either.sequence(Vector.ofAll(list.lines())
                        .map(line -> line.split("#", 2)[0].strip())
                        .zipWithIndex()
                        .filter(line -> !line._1().isEmpty())
                        .map(line -> RuleId.read(line._1())
                                .mapLeft(faults -> faults.head().at(line._2() + 1, 0))))
                .map(Seq::toVector);
    }
}
