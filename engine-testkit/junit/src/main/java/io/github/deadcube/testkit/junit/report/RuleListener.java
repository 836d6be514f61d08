package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.testkit.junit.CaseTests;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.junit.report.ReportParts.PlanTests;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.FileSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Records the outcomes of tests that name rules, and writes the report or a part of it. The JUnit Platform finds it as
 * a service.
 */
public final class RuleListener implements TestExecutionListener {
    private static final String FOLDER = "deadcube.rules.report";
    private static final String RUN = "deadcube.rules.run";

    /**
     * The tests of all plans of a launcher session, because failed tests may run again. Not needed for a part, which
     * grows with each plan.
     */
    private TreeMap<String, TestRun> tests = TreeMap.empty();

    /** The tests of the current plan. */
    private TreeMap<String, TestRun> ended = TreeMap.empty();

    private Option<NamedRules> plan = Option.none();

    private Option<Path> part = Option.none();

    /** Called by the JUnit Platform. */
    public RuleListener() {}

    @Override
    public synchronized void testPlanExecutionStarted(TestPlan testPlan) {
        plan = parameter(testPlan, FOLDER).map(folder -> new NamedRules(testPlan));
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) note(test, outcome(result));
    }

    /** Also called for a complete class. */
    @Override
    public synchronized void executionSkipped(TestIdentifier skipped, String reason) {
        plan.forEach(named -> named.within(skipped).forEach(test -> note(test, TestOutcome.SKIPPED)));
    }

    private void note(TestIdentifier test, TestOutcome outcome) {
        plan.flatMap(named -> named.run(test, outcome))
                .forEach(run -> ended = ended.put(run.name(), run, TestRun::and));
    }

    private static TestOutcome outcome(TestExecutionResult result) {
        return switch (result.getStatus()) {
            case SUCCESSFUL -> TestOutcome.PASSED;
            case FAILED -> TestOutcome.FAILED;
            case ABORTED -> TestOutcome.SKIPPED;
        };
    }

    @Override
    public synchronized void testPlanExecutionFinished(TestPlan testPlan) {
        parameter(testPlan, FOLDER).forEach(folder -> leave(Path.of(folder), testPlan));
        plan = Option.none();
    }

    /** Writes after each plan, because a plan may be one class of many. */
    private void leave(Path folder, TestPlan finished) {
        Option<String> name = parameter(finished, ReportParts.REGISTER);
        RuleRegister register = ReportParts.register(name);
        Option<ReportParts> parts = parameter(finished, RUN).map(run -> ReportParts.of(folder, run));
        Vector<TestRun> own = ended.values().toVector();
        RuleReport.faults(own, register).forEach(System.err::println);
        if (parts.isEmpty()) tests = tests.merge(ended, TestRun::and);
        ended = TreeMap.empty();
        try {
            if (parts.isEmpty())
                RuleReport.of(register, tests.values().toVector()).write(folder);
            else if (own.nonEmpty())
                Files.writeString(part(parts.get()), new PlanTests(name, own).text(), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the part of this virtual machine, and creates it at the first call. */
    private Path part(ReportParts parts) throws IOException {
        Path own = part.filter(parts::has).isDefined() ? part.get() : parts.create();
        part = Option.some(own);
        return own;
    }

    private static Option<String> parameter(TestPlan plan, String name) {
        return Option.ofOptional(plan.getConfigurationParameters().get(name)).filter(value -> !value.isBlank());
    }

    /**
     * The rules that a test of a plan names with its annotations, and those of its method, its class and the enclosing
     * classes.
     */
    record NamedRules(TestPlan plan) {
        private static final Pattern HEADING = Pattern.compile("([A-Z0-9-]++(?:, [A-Z0-9-]++)*+): ");

        /** Returns the record of a test; empty if the test names no rule. */
        Option<TestRun> run(TestIdentifier test, TestOutcome outcome) {
            Vector<String> rules = rules(test);
            return Option.when(rules.nonEmpty(), () -> run(test, path(test), rules, outcome));
        }

        /** Returns the rules of a test or container, and of everything that contains it. */
        Vector<String> rules(TestIdentifier test) {
            return path(test).flatMap(NamedRules::named).distinct();
        }

        /** Uses the method as the name, which may have several runs. */
        private static TestRun run(
                TestIdentifier test, Vector<TestIdentifier> path, Vector<String> rules, TestOutcome outcome) {
            if (heading(test).nonEmpty())
                return new TestRun(place(test), oneLine(test.getDisplayName()), rules, outcome);
            return path.filter(id -> method(id).isDefined())
                    .headOption()
                    .map(id -> new TestRun(name(method(id).get()), oneLine(id.getDisplayName()), rules, outcome))
                    .getOrElse(() -> new TestRun(test.getUniqueId(), oneLine(test.getDisplayName()), rules, outcome));
        }

        private Vector<TestIdentifier> path(TestIdentifier id) {
            return Option.ofOptional(plan.getParent(id))
                    .map(this::path)
                    .getOrElse(Vector::empty)
                    .append(id);
        }

        private static String name(MethodSource method) {
            return method.getClassName() + "." + method.getMethodName();
        }

        private static Option<MethodSource> method(TestIdentifier id) {
            return source(id).filter(MethodSource.class::isInstance).map(MethodSource.class::cast);
        }

        private static Option<TestSource> source(TestIdentifier id) {
            return Option.ofOptional(id.getSource());
        }

        private static Vector<String> named(TestIdentifier id) {
            return heading(id)
                    .appendAll(
                            source(id).flatMap(NamedRules::element).toVector().flatMap(NamedRules::on));
        }

        /**
         * The rules in the heading of a case. {@link CaseTests} give each test this name, and its place in the file.
         */
        private static Vector<String> heading(TestIdentifier id) {
            if (!id.isTest() || !source(id).exists(FileSource.class::isInstance)) return Vector.empty();
            Matcher rules = HEADING.matcher(id.getDisplayName());
            return rules.lookingAt() ? Vector.of(rules.group(1).split(", ", -1)) : Vector.empty();
        }

        private static String place(TestIdentifier id) {
            FileSource file = (FileSource) source(id).get();
            return fromHere(file.getFile().toPath().toAbsolutePath().normalize())
                    + file.getPosition().map(at -> ", line " + at.getLine()).orElse("");
        }

        /**
         * The path from the current folder, which is the same on each machine: two folders may have files with one
         * name.
         */
        private static String fromHere(Path file) {
            Path here = Path.of("").toAbsolutePath();
            boolean reached = Objects.equals(file.getRoot(), here.getRoot());
            return (reached ? here.relativize(file) : file).toString().replace(File.separatorChar, '/');
        }

        private static Option<AnnotatedElement> element(TestSource source) {
            if (source instanceof MethodSource method) return Option.some(method.getJavaMethod());
            if (source instanceof ClassSource type) return Option.some(type.getJavaClass());
            return Option.none();
        }

        private static Vector<String> on(AnnotatedElement element) {
            return Vector.ofAll(AnnotationSupport.findRepeatableAnnotations(element, Rule.class))
                    .flatMap(rule -> Vector.of(rule.value()));
        }

        Vector<TestIdentifier> within(TestIdentifier id) {
            return id.isTest()
                    ? Vector.of(id)
                    : Vector.ofAll(plan.getDescendants(id)).filter(TestIdentifier::isTest);
        }

        private static String oneLine(String text) {
            return text.replaceAll("\\s+", " ").strip();
        }
    }
}
