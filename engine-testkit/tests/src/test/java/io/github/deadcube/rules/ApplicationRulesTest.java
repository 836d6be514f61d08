package io.github.deadcube.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.application.Beacon;
import io.github.deadcube.application.Dodge;
import io.github.deadcube.application.Leech;
import io.github.deadcube.application.Lob;
import io.github.deadcube.application.Overclock;
import io.github.deadcube.application.Toss;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The scripts of built-in keywords pass for keywords that an application writes under other names, against the exported api alone. */
class ApplicationRulesTest {
    private static final Map<String, String> NAMES = LinkedHashMap.of(
                    "K-INDIRECT", "HOUSE-LOB", "K-GRENADE", "HOUSE-TOSS", "K-COMM-LINK", "HOUSE-BEACON")
            .put("K-LIFE-DRAIN", "HOUSE-LEECH")
            .put(" LIFE DRAIN", " LEECH")
            .put(" INDIRECT", " LOB")
            .put(" GRENADE", " TOSS")
            .put(" COMM-LINK", " BEACON")
            .put("event comm-link", "event HOUSE-BEACON");

    private static final Map<String, String> NAMES_OF_REVISION = LinkedHashMap.of(
                    "R25-K-AUGMENTED", "HOUSE-OVERCLOCK", "R25-K-ELUSIVE", "HOUSE-DODGE")
            .put(" AUGMENTED", " OVERCLOCK")
            .put(" ELUSIVE", " DODGE");

    @ParameterizedTest
    @ValueSource(
            classes = {
                IndirectRulesTest.class,
                CommLinkRulesTest.class,
                ChainRulesTest.class,
                AttackTimingRulesTest.class,
                DueFightRulesTest.class,
                HalfCubeRulesTest.class,
                LifeKeywordsRulesTest.class,
                ItBurnsRulesTest.class
            })
    void itsScriptsPassUnderOtherNames(Class<?> scripts) {
        check(
                scripts,
                NAMES,
                rules -> rules.with(new Lob())
                        .with(new Toss())
                        .with(new Beacon())
                        .with(new Leech()));
    }

    @ParameterizedTest
    @ValueSource(classes = {RevisedTestsRulesTest.class, RevisedModelRulesTest.class})
    void itsScriptsOfTheRevisionPassUnderOtherNames(Class<?> scripts) {
        check(scripts, NAMES_OF_REVISION, rules -> rules.with(new Overclock()).with(new Dodge()));
    }

    private static void check(Class<?> scripts, Map<String, String> names, UnaryOperator<Ruleset> rules) {
        TestExecutionSummary summary = Examples.with(rules, script -> renamed(script, names), () -> run(scripts));
        assertThat(summary.getFailures().stream()
                        .map(failure -> failure.getTestIdentifier().getDisplayName() + ": " + failure.getException()))
                .isEmpty();
        assertThat(summary.getTestsSucceededCount()).isPositive();
    }

    @Test
    void theApplicationUsesTheExportedApiAlone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.deadcube.application",
                        "io.github.deadcube.api",
                        "io.github.deadcube.api.board",
                        "io.github.deadcube.api.extend",
                        "io.github.deadcube.api.play",
                        "io.github.deadcube.api.rule",
                        "io.github.deadcube.api.saved",
                        "io.github.deadcube.api.team",
                        "io.vavr..",
                        "java..",
                        "org.jspecify..")
                .check(new ClassFileImporter().importPackages("io.github.deadcube.application"));
    }

    private static String renamed(String script, Map<String, String> names) {
        String text = script;
        for (Tuple2<String, String> name : names) text = text.replace(name._1(), name._2());
        return text;
    }

    private static TestExecutionSummary run(Class<?> scripts) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherConfig plain = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        LauncherFactory.create(plain)
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(scripts))
                                .build(),
                        summary);
        return summary.getSummary();
    }
}
