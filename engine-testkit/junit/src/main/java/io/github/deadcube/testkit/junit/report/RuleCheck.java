package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.support.TextFile;
import io.github.deadcube.testkit.junit.report.RuleCheck.CoveredList.Differences;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Compares the report of a run of all tests with the list of covered rules, which is part of the sources. Prints how many rules are covered
 * and which are not. Fails if a rule of the list is not covered, or if a test names a rule that does not exist.
 *
 * <pre>{@code
 * java -cp … io.github.deadcube.testkit.junit.report.RuleCheck check target/rules/rules.txt src/test/resources/covered-rules.txt
 * java -cp … io.github.deadcube.testkit.junit.report.RuleCheck accept target/rules/rules.txt src/test/resources/covered-rules.txt
 * }</pre>
 *
 * <p>A fourth argument is the {@code deadcube.rules.run} of tests that ran in several virtual machines. Then the check first merges the parts
 * of the virtual machines into the report {@code rules.txt} and its pages.
 *
 * <pre>{@code
 * java -cp … io.github.deadcube.testkit.junit.report.RuleCheck check target/rules/rules.txt covered-rules.txt 2026-01-31T12:00:00Z
 * }</pre>
 *
 * <p>{@code accept} replaces the list by the covered rules of the report. Use both only after a run of all tests: a test that did not run
 * covers no rule.
 *
 * <p>The exit code is 0 without faults, 1 if a rule is lost or unknown, 2 if the arguments are wrong or a file cannot be read or written.
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
        RuleCheck check = new RuleCheck(lines);
        return arguments.head().equals("accept") ? check.accept(report, list) : check.check(report, list);
    }

    /** A merged report must have the name {@link TextReport#FILE}. */
    private static boolean isUse(Vector<String> arguments) {
        boolean merging = arguments.size() == WITH_RUN;
        return (merging || arguments.size() == WITHOUT_RUN)
                && Vector.of("check", "accept").contains(arguments.head())
                && (!merging || Path.of(arguments.get(1)).endsWith(TextReport.FILE));
    }

    private int check(Path report, Path list) {
        Either<Seq<Fault>, TextReport> seen = read(report).map(TextReport::read);
        Either<Seq<Fault>, CoveredList> listed = read(list)
                .flatMap(text ->
                        CoveredList.read(text).mapLeft(all -> all.map(fault -> fault.within(list.toString()))));
        if (seen.isLeft() || listed.isLeft()) {
            Vector.of(seen, listed)
                    .flatMap(either -> either.swap().getOrElse(Vector::empty))
                    .forEach(out::println);
            return UNREADABLE;
        }
        seen.get().summary(report).forEach(out::println);
        Differences loss = Differences.between(listed.get(), seen.get());
        loss.told().forEach(out::println);
        return loss.isNone() ? 0 : LOST;
    }

    private int accept(Path report, Path list) {
        Either<Seq<Fault>, TextReport> seen = read(report).map(TextReport::read);
        if (seen.isLeft()) {
            seen.getLeft().forEach(out::println);
            return UNREADABLE;
        }
        seen.get().summary(report).forEach(out::println);
        Option<Fault> fault = TextFile.same(report, list)
                ? Option.some(Fault.of(list + " is the report and cannot be the list", "another file for the list"))
                : TextFile.write(list, CoveredList.of(seen.get()).text());
        if (fault.isDefined()) {
            out.println(fault.get());
            return UNREADABLE;
        }
        out.println("Written: " + list);
        seen.get().faults().forEach(out::println);
        return seen.get().faults().isEmpty() ? 0 : LOST;
    }

    private static Either<Seq<Fault>, String> read(Path file) {
        return TextFile.readReport(file).mapLeft(Vector::of);
    }

    /** The list of rules that must stay covered, one in each line. {@code #} begins a comment. */
    public record CoveredList(Vector<RuleId> rules) {
        private static final String HEAD =
                "# The rules that the tests prove. Written by io.github.deadcube.testkit.junit.report.RuleCheck.\n";

        /** Returns the covered rules of a report. */
        public static CoveredList of(TextReport report) {
            return new CoveredList(report.covered());
        }

        /**
         * Reads a list with one identifier in each line, or returns all faults, each with its line. Never throws. Time and memory grow with the length
         * of the text, the stack does not.
         */
        public static Either<Seq<Fault>, CoveredList> read(String text) {
            return Either.sequence(Vector.ofAll(text.lines())
                            .zipWithIndex()
                            .map(line -> line.map1(CoveredList::uncommented))
                            .filter(line -> !line._1().isEmpty())
                            .map(line -> rule(line._1(), line._2() + 1)))
                    .map(rules -> new CoveredList(rules.toVector()));
        }

        private static String uncommented(String line) {
            int comment = line.indexOf('#');
            return (comment < 0 ? line : line.substring(0, comment)).strip();
        }

        private static Either<Fault, RuleId> rule(String id, int line) {
            return RuleId.read(id).mapLeft(faults -> faults.head().at(line, 0));
        }

        /** The text of the file. */
        public String text() {
            return HEAD + rules.map(rule -> rule + "\n").mkString();
        }

        /**
         * The differences between a list of covered rules and a report.
         *
         * @param lost the rules of the list that are not covered, with the tests that name them and did not pass
         * @param faults identifiers in tests that the register does not have
         * @param gained the covered rules that are not on the list
         */
        public record Differences(Vector<String> lost, Vector<String> faults, Vector<String> gained) {
            public static Differences between(CoveredList list, TextReport report) {
                return new Differences(
                        list.rules()
                                .removeAll(report.covered())
                                .map(rule -> report.rules()
                                        .find(entry -> entry.rule().equals(rule))
                                        .map(Differences::why)
                                        .getOrElse(rule + ": the register does not have this rule")),
                        report.faults(),
                        report.covered().removeAll(list.rules()).map(Object::toString));
            }

            private static String why(TextReport.Entry entry) {
                return entry.heading() + ": "
                        + (entry.tests().isEmpty()
                                ? "no test names it"
                                : entry.tests().mkString(", "));
            }

            /** Whether no rule is lost and no test has a fault. If false, the build must fail. */
            public boolean isNone() {
                return lost.isEmpty() && faults.isEmpty();
            }

            /** Lines for people; empty without differences. */
            public Vector<String> told() {
                Vector<String> lines = gained.isEmpty()
                        ? Vector.empty()
                        : Vector.of("Covered and not on the list yet (accept them): " + gained.mkString(" "));
                return lines.appendAll(lost.map(rule -> "No longer covered: " + rule))
                        .appendAll(faults);
            }
        }
    }
}
