package io.github.deadcube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.core.machine.StateCheck;
import io.github.deadcube.core.machine.StateCheck.Situation;
import io.github.deadcube.core.machine.StateCheck.StateFault;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Core has one package for each chapter of the rules. Each chapter has one entry point. A chapter calls a higher
 * chapter through the machine. The machine uses no chapter. In addition, core has packages for applications, with any
 * number of public classes, which no chapter uses.
 */
class EntryPointsArchitectureTest {
    private static final List<String> ROOMS = List.of(
            "battlescribe",
            "bot",
            "chance",
            "codec",
            "drawing",
            "json",
            "lists",
            "notation",
            "plan",
            "record",
            "script",
            "shipped",
            "support",
            "team",
            "text",
            "view");

    @ParameterizedTest
    @CsvSource({
        "action, ActionRules",
        "grid, CubeGrid",
        "command, CommandRules",
        "damage, DamageRules",
        "dice, DiceRules",
        "edition, Editions",
        "item, ItemRules",
        "keyword, Keywords",
        "motion, MotionRules",
        "odds, ExactOdds",
        "order, OrderErrors",
        "round, RoundRules",
        "setup, SetupRules",
        "sight, Sights",
        "timing, TimingRules",
        "victory, VictoryRules",
    })
    void aChapterHasOnePublicClass(String chapter, String door) {
        assertThat(publicClasses(chapter)).containsExactly(door);
    }

    private static List<String> publicClasses(String room) {
        return MainCode.CLASSES.stream()
                .filter(c -> c.getPackageName().equals(MainCode.ROOT + ".core." + room))
                .filter(c -> c.isTopLevelClass() && c.getModifiers().contains(JavaModifier.PUBLIC))
                .map(JavaClass::getSimpleName)
                .toList();
    }

    @Test
    void noPackageOfCoreIsForgotten() {
        assertThat(MainCode.CLASSES.stream()
                        .map(JavaClass::getPackageName)
                        .filter(name -> name.startsWith(MainCode.ROOT + ".core."))
                        .map(name -> name.substring((MainCode.ROOT + ".core.").length()))
                        .distinct()
                        .filter(name -> !ROOMS.contains(name)))
                .containsExactlyInAnyOrder(
                        "action",
                        "command",
                        "damage",
                        "dice",
                        "digest",
                        "edition",
                        "grid",
                        "hooks",
                        "item",
                        "keyword",
                        "machine",
                        "motion",
                        "odds",
                        "order",
                        "prepared",
                        "round",
                        "schema",
                        "setup",
                        "sight",
                        "spelling",
                        "timing",
                        "victory",
                        "workspace");
    }

    @Test
    void noChapterUsesAPackageForApplications() {
        String[] rooms = inCore(ROOMS);
        noClasses()
                .that(resideInAPackage(MainCode.ROOT + ".core..").and(resideOutsideOfPackages(rooms)))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(rooms)
                .check(MainCode.CLASSES);
    }

    /**
     * These packages use the rules in the same way as an application. The reader of states also asks the engine whether
     * play can go on.
     */
    @Test
    void aPackageForApplicationsUsesTheEntryPointAndLowerPackages() {
        roomMayUse("support");
        roomMayUse("chance");
        roomMayUse("bot", "chance");
        roomMayUse("shipped", "chance", "notation", "support", "team", "text");
        roomMayUse("plan");
        roomMayUse("script", "support");
        roomMayUse("text", "script", "support");
        roomMayUse("drawing", "text", "view");
        roomMayUse("view", "support", "text");
        roomMayUse("record", "chance", "notation", "script", "support", "text");
        roomMayUse("team", "support");
        roomMayUse("battlescribe", "lists", "team");
        roomMayUse("lists", "team", "support", "spelling");
        roomMayUse("codec", "order", "schema", "spelling", "support");
        roomMayUse("notation", "record", "support", "text", "codec");
        roomMayUse("json", "record", "support", "team", "text", "codec");
    }

    @Test
    void noCircleRunsThroughThePackages() {
        slices().matching(MainCode.ROOT + ".(**)").should().beFreeOfCycles().check(MainCode.CLASSES);
    }

    /**
     * The head of the package says in which direction its classes know each other. A class counts with the classes
     * inside it.
     */
    @Test
    void noCircleRunsThroughTheClassesOfRecords() {
        slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass one) {
                        return one.getPackageName().equals(MainCode.ROOT + ".core.record")
                                ? SliceIdentifier.of(one.getName().replaceFirst("\\$.*", ""))
                                : SliceIdentifier.ignore();
                    }

                    @Override
                    public String getDescription() {
                        return "classes of records";
                    }
                })
                .should()
                .beFreeOfCycles()
                .check(MainCode.CLASSES);
    }

    /**
     * Only the keyword package and the editions know keywords by name. The rest of the engine calls hooks. Two pieces
     * of equipment have the identifiers of keywords.
     */
    @Test
    void noKeywordIsNamedOutsideItsPackage() {
        noClasses()
                .that(resideInAPackage(MainCode.ROOT + ".core..")
                        .and(resideOutsideOfPackages(
                                MainCode.ROOT + ".core.keyword..", MainCode.ROOT + ".core.edition.."))
                        .and(not(name(MainCode.ROOT + ".core.item.ThirdEditionItems"))))
                .should()
                .accessFieldWhere(describe(
                        "the target is the rule of a keyword",
                        access -> access.getTargetOwner().isEquivalentTo(RuleIds.class)
                                && access.getTarget().getName().startsWith("K_")))
                .check(MainCode.CLASSES);
    }

    /** What other packages may use of the five that run the rules; the rest stays inside. */
    @ParameterizedTest
    @CsvSource({
        "digest, Digest DigestCache",
        "hooks, ActingRule ActsLast EngineFailure GameCapability HookCollector HookOwners HookQueries HookSet "
                + "HookView HooksInPlay LentKeywords"
                + " Triggers",
        "prepared, PreparedGame ScenarioCubes SharedChoices",
        "workspace, Draft Edit EffectsCheck Events HeldBack LastingChanges Neighbours SideChanges Sides "
                + "UnfinishedRules ValueCheck View",
        "machine, DeclaredAttack DescribesFrame Flow Frame FrameStack Machine Now Refusals Requirements RuleOffers "
                + "StateCheck StepOfModel Workspaces",
    })
    void aRoomHasFewDoors(String room, String doors) {
        assertThat(publicClasses(room)).containsExactlyInAnyOrder(doors.split(" "));
    }

    @Test
    void whatRunsTheRulesKnowsNoChapterButTheGridAndEachRoomOnlyThoseBelow() {
        mayUse("core.hooks", "core.hooks");
        mayUse("core.digest", "core.digest", "core.schema");
        mayUse("core.prepared", "core.prepared", "core.digest", "core.grid", "core.hooks");
        mayUse("core.workspace", "core.workspace", "core.grid", "core.hooks", "core.prepared", "core.schema");
        mayUse("core.machine", "core.machine", "core.hooks", "core.prepared", "core.schema", "core.workspace");
    }

    @Test
    void onlyAPreparedGameComputesDigests() {
        noClasses()
                .that()
                .resideOutsideOfPackages(MainCode.ROOT + ".core.digest", MainCode.ROOT + ".core.prepared")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(MainCode.ROOT + ".core.digest")
                .check(MainCode.CLASSES);
    }

    @Test
    void gridSightSchemaAndSpellingStandAlone() {
        mayUse("core.grid", "core.grid");
        mayUse("core.schema", "core.schema");
        mayUse("core.sight", "core.sight");
        mayUse("core.spelling", "core.spelling");
    }

    private static void roomMayUse(String room, String... below) {
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + ".core." + room + "..")
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + ".core..")
                        .and(resideOutsideOfPackages(inCore(List.of(below))))
                        .and(resideOutsideOfPackages(inCore(List.of(room))))
                        .and(not(type(Deadcube.class)))
                        .and(not(type(GameStateBuilder.class)))
                        .and(not(type(StateCheck.class)))
                        .and(not(type(Situation.class)))
                        .and(not(type(StateFault.class))))
                .check(MainCode.CLASSES);
    }

    private static String[] inCore(List<String> packages) {
        return packages.stream()
                .map(name -> MainCode.ROOT + ".core." + name + "..")
                .toArray(String[]::new);
    }

    private static void mayUse(String from, String... allowed) {
        String[] packages = new String[allowed.length];
        for (int i = 0; i < allowed.length; i++) packages[i] = MainCode.ROOT + "." + allowed[i] + "..";
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + "." + from + "..")
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + ".core..").and(resideOutsideOfPackages(packages)))
                .check(MainCode.CLASSES);
    }
}
