package io.github.deadcube.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each package uses only what lies below it. */
class LayersArchitectureTest {
    @Test
    void allThreeModulesAreLookedAt() {
        assertThat(Stream.of("api", "core", "testkit"))
                .allMatch(module -> MainCode.CLASSES.containPackage(MainCode.ROOT + "." + module));
    }

    @Test
    void boardUsesRuleAlone() {
        mayUse("api.board..", "api.board..", "api.rule..");
    }

    @Test
    void ruleStandsAlone() {
        mayUse("api.rule..", "api.rule..");
    }

    @Test
    void teamUsesBoardAndRule() {
        mayUse("api.team..", "api.team..", "api.board..", "api.rule..");
    }

    @Test
    void playUsesBoardTeamAndRule() {
        mayUse("api.play..", "api.play..", "api.board..", "api.team..", "api.rule..");
    }

    @Test
    void extendUsesPlayAndWhatPlayUses() {
        mayUse("api.extend..", "api.extend..", "api.play..", "api.board..", "api.team..", "api.rule..");
    }

    @Test
    void dispersionSharesNothingWithTheGame() {
        mayUse("api.dispersion..", "api.dispersion..", "api.rule..");
    }

    @Test
    void theApiUsesNoOtherModule() {
        mayUse("api..", "api..");
    }

    @Test
    void theApiHasNoOtherPackages() {
        classes()
                .that()
                .resideInAPackage(MainCode.ROOT + ".api..")
                .should()
                .resideInAnyPackage(within(
                        "api",
                        "api.board",
                        "api.rule",
                        "api.team",
                        "api.play",
                        "api.extend",
                        "api.dispersion",
                        "api.odds"))
                .check(MainCode.CLASSES);
    }

    @Test
    void coreUsesTheApiOnly() {
        mayUse("core..", "core..", "api..");
    }

    private static void mayUse(String layer, String... allowed) {
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + "." + layer)
                .should()
                .dependOnClassesThat(
                        resideInAPackage(MainCode.ROOT + "..").and(resideOutsideOfPackages(within(allowed))))
                .check(MainCode.CLASSES);
    }

    private static String[] within(String... packages) {
        return Stream.of(packages).map(name -> MainCode.ROOT + "." + name).toArray(String[]::new);
    }
}
