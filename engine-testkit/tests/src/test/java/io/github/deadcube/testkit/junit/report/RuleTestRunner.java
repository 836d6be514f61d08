package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.cases.ShippedCases;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.RuleCase;
import io.github.deadcube.testkit.junit.CaseTests;
import io.github.deadcube.testkit.junit.report.RuleListener.NamedRules;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs only the tests that name a rule, for work on that rule. */
public final class RuleTestRunner {
    static final int FAILED = 1;

    private static final int LINES_OF_A_FAILURE = 10;
    private static final int MOST_NEAR = 8;

    /** Selects the cases that {@link CaseTests} play. */
    private static final String ONLY = "deadcube.cases.only";

    private final Launcher launcher = LauncherFactory.create(LauncherConfig.builder()
            .enableTestExecutionListenerAutoRegistration(false)
            .build());

    private final PrintStream out;

    RuleTestRunner(PrintStream out) {
        this.out = out;
    }

    /** The program. */
    @Command(
            name = "rule",
            header = "Runs the tests that name a rule.",
            description = "The cases of the rule are among them. Ends with code 1 if one fails, or if none names it.")
    public static final class RuleCommand implements Callable<Integer> {
        @Parameters(
                paramLabel = "RULE",
                arity = "0..*",
                split = ",",
                description = "Rules, and chapters for all of their rules, such as K-TOXIC,ADV.")
        private List<String> rules = List.of();

        @Spec
        private CommandSpec spec = CommandSpec.create();

        /** Without a rule, as in {@code mvn -q -Pdev}, it prints what programs there are. */
        @Override
        public Integer call() {
            if (rules.isEmpty()) {
                spec.parent().commandLine().usage(System.out);
                return 0;
            }
            return new RuleTestRunner(new PrintStream(System.out, true, StandardCharsets.UTF_8))
                    .run(
                            String.join(",", rules),
                            DiscoverySelectors.selectPackage("io.github.deadcube"),
                            name -> FilterResult.includedIf(name.endsWith("Test") && hasSource(name)));
        }

        /** A compilation may keep the class of a deleted test. */
        private static boolean hasSource(String name) {
            return Files.exists(Path.of("src", "test", "java").resolve(name.replace('.', '/') + ".java"));
        }
    }

    /** Returns 0 if all tests passed, 1 if one failed or no test names the rules. */
    int run(String wanted, DiscoverySelector within, ClassNameFilter classes) {
        Vector<String> rules = Vector.of(wanted.split(",", -1))
                .map(rule -> rule.strip().toUpperCase(Locale.ROOT))
                .reject(String::isEmpty);
        if (rules.isEmpty()) {
            out.println("Which rules? Expected identifiers of rules or of chapters, such as K-TOXIC,ADV.");
            return FAILED;
        }
        TestPlan plan = launcher.discover(LauncherDiscoveryRequestBuilder.request()
                .selectors(within)
                .filters(classes)
                .build());
        NamedRules named = new NamedRules(plan);
        Vector<TestIdentifier> tests = Vector.ofAll(plan.getRoots())
                .flatMap(plan::getDescendants)
                .filter(test ->
                        test.getSource().filter(MethodSource.class::isInstance).isPresent());
        Vector<String> proved = tests.flatMap(named::rules)
                .appendAll(tests.exists(RuleTestRunner::isOfCases) ? cases() : Vector.empty());
        Vector<String> unproved = rules.reject(rule -> proved.exists(id -> isMeant(rule, id)));
        unproved.forEach(rule -> out.println("No test names " + rule + ". Near: " + near(rule, proved) + "."));
        Vector<TestIdentifier> chosen = tests.filter(test ->
                isOfCases(test) || named.rules(test).exists(id -> rules.exists(rule -> isMeant(rule, id))));
        boolean passed = chosen.isEmpty() || passed(rules, chosen);
        return passed && unproved.isEmpty() ? 0 : FAILED;
    }

    private static boolean isOfCases(TestIdentifier test) {
        return CaseTests.class.isAssignableFrom(((MethodSource) test.getSource().get()).getJavaClass());
    }

    /** The rules that the cases prove. */
    private static Vector<String> cases() {
        return ShippedCases.files()
                .flatMap(CaseFile::cases)
                .flatMap(RuleCase::rules)
                .map(RuleId::id);
    }

    /** The argument names the rule or its chapter. */
    private static boolean isMeant(String wanted, String rule) {
        return rule.equals(wanted) || rule.startsWith(wanted + "-");
    }

    private static String near(String wanted, Vector<String> proved) {
        String last = wanted.substring(wanted.lastIndexOf('-') + 1);
        return TreeSet.ofAll(proved)
                .toVector()
                .sortBy(rule -> apart(wanted, rule) - (rule.contains(last) ? last.length() : 0))
                .take(MOST_NEAR)
                .mkString(", ");
    }

    /** The number of letters to change, add or remove. */
    private static int apart(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }

    private boolean passed(Vector<String> rules, Vector<TestIdentifier> chosen) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(chosen.map(TestIdentifier::getUniqueIdObject)
                        .map(RuleTestRunner::selected)
                        .toJavaList())
                .build();
        System.setProperty(ONLY, rules.mkString(","));
        try {
            launcher.execute(request, listener);
        } finally {
            System.clearProperty(ONLY);
        }
        TestExecutionSummary summary = listener.getSummary();
        if (summary.getTotalFailureCount() > 0)
            summary.printFailuresTo(new PrintWriter(out, true, StandardCharsets.UTF_8), LINES_OF_A_FAILURE);
        out.println(rules.mkString(", ") + ": " + summary.getTestsFoundCount() + " tests, "
                + summary.getTestsSucceededCount() + " passed, " + summary.getTotalFailureCount() + " failed, "
                + (summary.getTimeFinished() - summary.getTimeStarted()) + " ms.");
        return summary.getTotalFailureCount() == 0;
    }

    private static DiscoverySelector selected(UniqueId test) {
        return DiscoverySelectors.selectUniqueId(test);
    }
}
