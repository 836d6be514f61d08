package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.core.support.Replacement;
import io.github.deadcube.testkit.junit.RuleRegister;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Notes how tests end that name rules, and writes the report, or its part of one; the JUnit Platform finds it by itself. */
public final class RuleListener implements TestExecutionListener {
    private static final String FOLDER = "deadcube.rules.report";
    private static final String RUN = "deadcube.rules.run";

    /** Of all plans of a launcher's session: failed tests may be run again. */
    private TreeMap<String, TestRun> tests = TreeMap.empty();

    /** Of the plan that runs. */
    private TreeMap<String, TestRun> ended = TreeMap.empty();

    private Option<NamedRules> plan = Option.none();

    private Option<Path> part = Option.none();

    /** Made by the JUnit Platform. */
    public RuleListener() {}

    @Override
    public synchronized void testPlanExecutionStarted(TestPlan testPlan) {
        plan = parameter(testPlan, FOLDER).map(folder -> new NamedRules(testPlan));
    }

    @Override
    public synchronized void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) note(test, outcome(result));
    }

    /** Of a whole class too. */
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

    /** A plan may be one class of many. */
    private void leave(Path folder, TestPlan finished) {
        Option<String> name = parameter(finished, NamedRegister.PARAMETER);
        RuleRegister register = NamedRegister.of(name);
        RuleReport.faults(ended.values().toVector(), register).forEach(System.err::println);
        tests = tests.merge(ended, TestRun::and);
        ended = TreeMap.empty();
        Vector<TestRun> all = tests.values().toVector();
        Option<RuleParts> parts = parameter(finished, RUN).map(run -> RuleParts.of(folder, run));
        try {
            if (parts.isEmpty()) RuleReport.of(register, all).write(folder);
            else if (all.nonEmpty()) Replacement.write(part(parts.get()), new RulePart(name, all).text());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** This virtual machine's own: the others have made theirs. */
    private Path part(RuleParts parts) throws IOException {
        Path own = part.filter(parts::has).isDefined() ? part.get() : parts.create();
        part = Option.some(own);
        return own;
    }

    private static Option<String> parameter(TestPlan plan, String name) {
        return Option.ofOptional(plan.getConfigurationParameters().get(name)).filter(value -> !value.isBlank());
    }
}
