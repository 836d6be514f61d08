package io.github.deadcube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.Seat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each package uses only packages of lower layers. */
class LayersArchitectureTest {
    private static final String SAVED = "api.saved..";
    private static final String SHARED = "api.shared..";
    private static final List<String> VERIFYING =
            List.of("assertions", "contract", "jqwik", "junit", "perft", "table", "tree", "world");

    @Test
    void allThreeModulesAreLookedAt() {
        assertThat(Stream.of("api", "core", "testkit"))
                .allMatch(module -> MainCode.CLASSES.containPackage(MainCode.ROOT + "." + module));
    }

    @Test
    void battlefieldUsesRule() {
        mayUse("api.battlefield..", "api.battlefield..", "api.rule..", SAVED, SHARED);
    }

    @Test
    void ruleStandsAlone() {
        mayUse("api.rule..", "api.rule..");
    }

    @Test
    void teamUsesBattlefieldAndRule() {
        mayUse("api.team..", "api.team..", "api.battlefield..", "api.rule..", SAVED, SHARED);
    }

    @Test
    void playUsesBattlefieldTeamAndRule() {
        mayUse("api.play..", "api.play..", "api.battlefield..", "api.team..", "api.rule..", SAVED, SHARED);
    }

    @Test
    void extendUsesPlayAndWhatPlayUses() {
        mayUse(
                "api.extend..",
                "api.extend..",
                "api.play..",
                "api.battlefield..",
                "api.team..",
                "api.rule..",
                SAVED,
                SHARED);
    }

    @Test
    void missionUsesExtendAndWhatExtendUses() {
        mayUse(
                "api.mission..",
                "api.mission..",
                "api.extend..",
                "api.play..",
                "api.battlefield..",
                "api.team..",
                "api.rule..",
                SAVED,
                SHARED);
    }

    @Test
    void orderUsesExtendAndWhatExtendUses() {
        mayUse(
                "api.order..",
                "api.order..",
                "api.extend..",
                "api.play..",
                "api.battlefield..",
                "api.team..",
                "api.rule..",
                SAVED);
    }

    @Test
    void dispersionSharesNothingWithTheGame() {
        mayUse("dispersion..", "dispersion..", "api.rule..");
        noClasses()
                .that(resideOutsideOfPackages(within("dispersion..", "testkit.cli..")))
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + ".dispersion.."))
                .check(MainCode.CLASSES);
    }

    @Test
    void savedUsesNoPackageAndSharedUsesSavedAlone() {
        mayUse(SAVED, SAVED);
        mayUse(SHARED, SHARED, SAVED);
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
                        "api.battlefield",
                        "api.rule",
                        "api.team",
                        "api.play",
                        "api.extend",
                        "api.mission",
                        "api.order",
                        "api.order.words",
                        "api.odds",
                        "api.internal",
                        "api.saved",
                        "api.shared"))
                .check(MainCode.CLASSES);
    }

    @Test
    void coreUsesTheApiOnly() {
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + ".core..")
                .and()
                .resideOutsideOfPackage(MainCode.ROOT + ".core.json")
                .should()
                .dependOnClassesThat(
                        resideInAPackage(MainCode.ROOT + "..").and(resideOutsideOfPackages(within("core..", "api.."))))
                .check(MainCode.CLASSES);
    }

    /** JSON has a document for what a seat sees. */
    @Test
    void theEntranceUsesCoreAndOnlyJsonUsesIt() {
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT)
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + ".testkit..")
                        .or(resideInAPackage(MainCode.ROOT + ".core.json..")))
                .check(MainCode.CLASSES);
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + ".core.json..")
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT).and(not(belongTo(type(Seat.class)))))
                .check(MainCode.CLASSES);
    }

    @Test
    void theTestkitItselfHoldsNoClass() {
        assertThat(MainCode.CLASSES.stream().filter(c -> c.getPackageName().equals(MainCode.ROOT + ".testkit")))
                .isEmpty();
    }

    @Test
    void theTestkitHasNoOtherPackages() {
        classes()
                .that()
                .resideInAPackage(MainCode.ROOT + ".testkit..")
                .should()
                .resideInAnyPackage(within(Stream.of(
                                List.of(
                                        "analysis",
                                        "match",
                                        "book",
                                        "bot",
                                        "cases",
                                        "chance",
                                        "decisions",
                                        "duel",
                                        "endings",
                                        "environment",
                                        "features",
                                        "learning",
                                        "narration",
                                        "page",
                                        "report",
                                        "script",
                                        "serve",
                                        "start"),
                                VERIFYING,
                                List.of("cli"))
                        .flatMap(List::stream)
                        .map(name -> "testkit." + name + "..")
                        .toArray(String[]::new)))
                .check(MainCode.CLASSES);
    }

    @Test
    void matchesStandAlone() {
        testkitMayUse("match");
    }

    @Test
    void chancesStandAlone() {
        testkitMayUse("chance");
    }

    @Test
    void botsUseChancesDuelsLearningAndMatches() {
        testkitMayUse("bot", "chance", "duel", "features", "learning", "match");
    }

    @Test
    void learningUsesMatches() {
        testkitMayUse("learning", "features", "match");
        testkitMayUse("features");
    }

    @Test
    void decisionsUseLearningAndMatches() {
        testkitMayUse("decisions", "learning", "match");
    }

    @Test
    void theAnalysisUsesBotsAndMatches() {
        testkitMayUse("analysis", "bot", "match");
    }

    @Test
    void duelsUseMatches() {
        testkitMayUse("duel", "match");
    }

    @Test
    void endingsAreSolvedScripts() {
        testkitMayUse("endings", "duel", "perft", "script", "tree");
    }

    @Test
    void environmentsUseLuckLearningAndMatches() {
        testkitMayUse("environment", "analysis", "features", "learning", "match");
    }

    @Test
    void narrationUsesMatches() {
        testkitMayUse("narration", "match");
    }

    @Test
    void gamesStartFromCasesThatShip() {
        testkitMayUse("start", "cases");
    }

    @Test
    void theServerUsesNeitherTheBookNorTests() {
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + ".testkit.serve..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        within("testkit.book..", "testkit.junit..", "testkit.assertions..", "testkit.tree.."))
                .check(MainCode.CLASSES);
    }

    @Test
    void theBookTellsCases() {
        testkitMayUse("book", "cases", "narration", "match", "script");
    }

    @Test
    void scriptsUseMatches() {
        testkitMayUse("script", "match", "report");
    }

    @Test
    void casesAreScripts() {
        testkitMayUse("cases", "script", "report");
    }

    /** Verification uses neither the narration nor the command line. */
    @Test
    void verificationUsesPlayingPackages() {
        for (String verifying : VERIFYING)
            testkitMayUse(
                    verifying,
                    Stream.concat(Stream.of("match", "bot", "report", "script", "cases"), VERIFYING.stream())
                            .toArray(String[]::new));
    }

    @Test
    void assertionsAndRulesOfTestsStandApart() {
        testkitMayUse("assertions", "report", "script");
        testkitMayUse("junit", "cases");
    }

    @Test
    void noOtherPackageUsesTheCommandLine() {
        noClasses()
                .that()
                .resideOutsideOfPackage(MainCode.ROOT + ".testkit.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(MainCode.ROOT + ".testkit.cli..")
                .check(MainCode.CLASSES);
    }

    @Test
    void aCommandUsesNoOtherCommandButPlayLooksRulesUpAndProgramsPlay() {
        for (String command : List.of("dispersion", "look", "odds", "serve", "teams"))
            commandMayUse(command, "command");
        commandMayUse("play", "command", "look", "serve");
        commandMayUse("command");
    }

    private static void commandMayUse(String command, String... below) {
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + ".testkit.cli." + command)
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + ".testkit.cli..")
                        .and(resideOutsideOfPackages(within(Stream.concat(Stream.of(command), Stream.of(below))
                                .map(name -> "testkit.cli." + name)
                                .toArray(String[]::new)))))
                .check(MainCode.CLASSES);
    }

    private static void testkitMayUse(String layer, String... below) {
        Stream<String> testkit =
                Stream.concat(Stream.of(layer), Stream.of(below)).map(name -> "testkit." + name + "..");
        mayUse(
                "testkit." + layer + "..",
                Stream.concat(Stream.of("api..", "core..", "properties.."), testkit)
                        .toArray(String[]::new));
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
