package io.github.deadcube.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.application.Beacon;
import io.github.deadcube.application.Dodge;
import io.github.deadcube.application.Leech;
import io.github.deadcube.application.Lob;
import io.github.deadcube.application.Overclock;
import io.github.deadcube.application.Toss;
import io.github.deadcube.cases.ShippedCases;
import io.github.deadcube.testkit.cases.CaseFile;
import io.github.deadcube.testkit.cases.CaseRules;
import io.github.deadcube.testkit.cases.RuleCase;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * The scripts of built-in keywords pass for keywords that an application writes under other names, against the exported
 * api alone.
 */
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

    @Test
    void casesPassUnderOtherNames() {
        check(
                "third",
                NAMES,
                rules -> rules.with(new Lob())
                        .with(new Toss())
                        .with(new Beacon())
                        .with(new Leech()));
    }

    @Test
    void casesOfTheRevisionPassUnderOtherNames() {
        check("revised", NAMES_OF_REVISION, rules -> rules.with(new Overclock()).with(new Dodge()));
    }

    private static void check(String edition, Map<String, String> names, UnaryOperator<Ruleset> rules) {
        CaseRules application = CaseRules.changed(rules);
        Vector<RuleCase> cases = ShippedCases.files(text -> renamed(text, names))
                .flatMap(CaseFile::cases)
                .filter(one -> one.editions().contains(edition)
                        && one.rules().exists(rule -> rule.chapter().equals("HOUSE")));
        assertThat(cases).isNotEmpty();
        assertThat(cases.flatMap(one -> one.failures(application))).isEmpty();
    }

    @Test
    void theApplicationUsesTheExportedApiAlone() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "io.github.deadcube.application",
                        "io.github.deadcube.api",
                        "io.github.deadcube.api.battlefield",
                        "io.github.deadcube.api.extend",
                        "io.github.deadcube.api.order",
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
}
