package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.Rulebook;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.Replacement;
import io.github.deadcube.testkit.junit.RuleRegister;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Notes how tests end that name rules, and writes the report; the JUnit Platform finds it by itself. */
public final class RuleListener implements TestExecutionListener {
    private static final String FOLDER = "deadcube.rules.report";
    private static final String REGISTER = "deadcube.rules.register";

    /** Of all plans of a launcher's session: failed tests may be run again. */
    private TreeMap<String, TestRun> tests = TreeMap.empty();

    private Option<NamedRules> plan = Option.none();

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
                .forEach(run -> tests = tests.put(run.name(), run, TestRun::and));
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
        parameter(testPlan, FOLDER).forEach(folder -> write(Path.of(folder), register(testPlan)));
        plan = Option.none();
    }

    private void write(Path folder, RuleRegister register) {
        RuleReport report = RuleReport.of(register, tests.values().toVector());
        report.faults().forEach(System.err::println);
        try {
            Files.createDirectories(folder);
            Replacement.write(folder.resolve("rules.txt"), report.text());
            Replacement.write(folder.resolve("rules.html"), HtmlReport.of("Rules and their tests", report));
            for (String edition : Deadcube.editions())
                Replacement.write(
                        folder.resolve("rules-" + edition + ".html"),
                        HtmlReport.of("Rules of the edition '" + edition + "'", report.by(edition)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RuleRegister register(TestPlan plan) {
        return parameter(plan, REGISTER).map(RuleListener::loaded).getOrElse(() -> Rulebook::all);
    }

    private static RuleRegister loaded(String name) {
        Class<?> type = ReflectionSupport.tryToLoadClass(name)
                .getOrThrow(cause -> new IllegalArgumentException(REGISTER + ": there is no class " + name, cause));
        return (RuleRegister) ReflectionSupport.newInstance(type);
    }

    private static Option<String> parameter(TestPlan plan, String name) {
        return Option.ofOptional(plan.getConfigurationParameters().get(name)).filter(value -> !value.isBlank());
    }
}
