package io.github.deadcube.rules;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;

import io.github.deadcube.cases.ShippedCases;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.junit.Rule;
import io.vavr.Lazy;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A program that checks the tests of rules. */
@Command(
        name = "idle",
        header = "Removes each keyword, item, order effect and clause in turn, and says how many of its tests and "
                + "cases fail.",
        description = {
            "The keywords and items of both editions, then the kinds of effects and conditions of special orders "
                    + "(ORD).",
            "At least one test or case must fail without each part; otherwise it ends with code 1."
        })
public final class DisabledRuleCheck implements Callable<Integer> {
    /** Rules about team building only (TEAM-5, TEAM-7), or no longer printed. */
    private static final Vector<String> NOTHING_IN_PLAY =
            Vector.of("K-AUXILIARY", "K-REMOTE", "R25-K-AUXILIARY", "R25-K-GAS-CLOUD", "R25-K-REMOTE");

    private static final String ORDERS = "ORD";

    private static final Lazy<Launcher> LAUNCHER = Lazy.of(() -> LauncherFactory.create(LauncherConfig.builder()
            .enableTestExecutionListenerAutoRegistration(false)
            .build()));

    private static final Lazy<Vector<RuleCase>> CASES =
            Lazy.of(() -> ShippedCases.files().flatMap(CaseFile::cases));

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "RULE",
            arity = "0..*",
            description = "Keywords and items such as K-SOLID, and ORD. Default: all.")
    private List<String> rules = List.of();

    @Override
    public Integer call() {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Vector<Method> tests = tests();
        Vector<String> wanted = Vector.ofAll(rules);
        Vector<String> unknown = wanted.removeAll(all().append(ORDERS));
        if (unknown.nonEmpty())
            throw new ParameterException(
                    spec.commandLine(), "No keyword or item is called " + unknown.mkString(", ") + ".");
        Vector<String> unproved = Vector.empty();
        for (String rule : all().filter(id -> wanted.isEmpty() || wanted.contains(id))) {
            Vector<Method> named = tests.filter(test ->
                    Arrays.asList(test.getAnnotation(Rule.class).value()).contains(rule));
            unproved = unproved.appendAll(unproved(rule, named, casesOf(rule), out));
            RuleWithoutClause.forget();
            Outcome all = without(rule + " but for nothing", named, casesOf(rule));
            if (all.failed() > 0) throw new AssertionError(rule + " fails although nothing is disabled");
            Vector<String> clauses = Vector.ofAll(RuleWithoutClause.seen()).reject(clause -> clause.startsWith("ORD "));
            if (clauses.size() > 1)
                for (String clause : clauses)
                    unproved = unproved.appendAll(unproved(rule + " " + clause, named, casesOf(rule), out));
        }
        if (wanted.isEmpty() || wanted.contains(ORDERS)) unproved = unproved.appendAll(orders(tests, out));
        if (unproved.isEmpty()) return 0;
        out.println("No test fails without " + unproved.mkString(", ") + ".");
        return 1;
    }

    /** Each kind of effect and condition of special orders. */
    private static Vector<String> orders(Vector<Method> tests, PrintStream out) {
        Vector<Method> named =
                tests.filter(test -> test.getDeclaringClass().getSimpleName().startsWith("Ordered"));
        RuleWithoutClause.forget();
        if (without("ORD nothing", named, Vector.empty()).failed() > 0)
            throw new AssertionError("tests of orders fail although nothing is disabled");
        return Vector.ofAll(RuleWithoutClause.seen())
                .filter(part -> part.startsWith("ORD "))
                .flatMap(part -> unproved(part, named, Vector.empty(), out));
    }

    /** The disabled part, if no test and no case fails. */
    private static Option<String> unproved(String less, Vector<Method> named, Vector<RuleCase> cases, PrintStream out) {
        Outcome ran = without(less, named, cases);
        out.println(less + ": " + ran.failed() + " of " + ran.found() + " tests and cases fail without it");
        return Option.when(ran.failed() == 0, less);
    }

    private static Vector<RuleCase> casesOf(String rule) {
        return CASES.get().filter(one -> one.rules().exists(named -> named.id().equals(rule)));
    }

    private static Vector<String> all() {
        return Vector.of(Deadcube.ruleset(), Deadcube.revised())
                .flatMap(edition -> edition.library().all())
                .map(rule -> rule.rule().id())
                .distinct()
                .removeAll(NOTHING_IN_PLAY);
    }

    private static Vector<Method> tests() {
        TestPlan plan = LAUNCHER.get()
                .discover(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectPackage("io.github.deadcube.rules"))
                        .filters(ClassNameFilter.includeClassNamePatterns(".*RulesTest|.*Examples.*Test"))
                        .build());
        return Vector.ofAll(plan.getRoots())
                .flatMap(plan::getDescendants)
                .flatMap(test -> test.getSource().stream().toList())
                .filter(MethodSource.class::isInstance)
                .map(source -> ((MethodSource) source).getJavaMethod())
                .filter(method -> method.isAnnotationPresent(Rule.class))
                .distinct();
    }

    private static Outcome without(String rule, Vector<Method> tests, Vector<RuleCase> cases) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(tests.map(test -> selectMethod(test.getDeclaringClass(), test))
                        .toJavaList())
                .build();
        System.setProperty(DisabledRule.PROPERTY, rule);
        try {
            LAUNCHER.get().execute(request, summary);
            CaseRules rules = CaseRules.changed(DisabledRule::in);
            long failed = cases.count(one -> one.failures(rules).nonEmpty());
            return new Outcome(
                    summary.getSummary().getTestsFoundCount() + cases.size(),
                    summary.getSummary().getTestsFailedCount() + failed);
        } finally {
            System.clearProperty(DisabledRule.PROPERTY);
        }
    }

    private record Outcome(long found, long failed) {}
}
