package io.github.deadcube.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import io.github.deadcube.Seat;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Each package uses only packages of lower layers. */
class LayersArchitectureTest {
    /**
     * Each package, and the others that it may use. Those of the testkit also use the api, the core and the properties.
     */
    private static final Vector<String> LAYERS = Vector.of("""
            api                 | battlefield, extend, play, rule, saved, shared, team
            api.battlefield     | rule, saved, shared
            api.extend          | battlefield, play, rule, saved, shared, team
            api.internal        | api, battlefield, extend, play, rule, saved, shared, team
            api.mission         | battlefield, extend, play, rule, saved, shared, team
            api.odds            | api, battlefield, extend, play, team
            api.order           | battlefield, extend, play, rule, saved, shared, team
            api.play            | battlefield, rule, saved, shared, team
            api.rule            |
            api.saved           |
            api.shared          | saved
            api.team            | battlefield, rule, saved, shared
            dispersion          | rule
            testkit.analysis    | bot, match
            testkit.assertions  | report, script
            testkit.book        | cases, narration, script
            testkit.bot         | chance, duel, features, learning, match
            testkit.cases       | script
            testkit.chance      |
            testkit.cli         | analysis, book, bot, cases, decisions, dispersion, duel, endings, learning, lessons, match, narration, page, perft, script, serve, start, table, tree
            testkit.contract    | jqwik, report, script
            testkit.decisions   | learning, match
            testkit.duel        | match
            testkit.endings     | duel, perft, script
            testkit.environment | analysis, bot, features, learning, match, tree
            testkit.features    |
            testkit.jqwik       | script
            testkit.junit       | cases
            testkit.learning    | features, match
            testkit.lessons     | script
            testkit.match       |
            testkit.mcp         | match, narration, serve, start
            testkit.narration   |
            testkit.page        | analysis, endings, perft, script, serve, start
            testkit.perft       | match, tree
            testkit.report      |
            testkit.script      | report
            testkit.serve       | analysis, bot, cases, duel, endings, environment, features, learning, lessons, match, narration, start
            testkit.start       | cases
            testkit.table       | perft, script
            testkit.tree        |
            testkit.world       | contract, jqwik, script, tree
            """.split("\n"));

    private static final String TESTKIT = "testkit.";
    private static final String CLI = "testkit.cli";

    @ParameterizedTest
    @MethodSource("layers")
    void aPackageUsesOnlyWhatItsRowNames(String row) {
        String[] parts = row.split("\\|", -1);
        String layer = parts[0].strip();
        TreeSet<String> used = TreeSet.of(parts[1].split(",")).map(String::strip);
        TreeSet<String> allowed = TreeSet.ofAll(names().filter(name ->
                        name.equals(layer) || used.contains(name) || used.contains(name.replaceFirst(".*\\.", ""))))
                .addAll(layer.startsWith(TESTKIT) ? Vector.of("", "core", "properties") : Vector.empty())
                .addAll(layer.startsWith(TESTKIT) ? names().filter(name -> name.startsWith("api")) : Vector.empty());
        Vector<String> others = Vector.ofAll(MainCode.CLASSES)
                .filter(type -> layer.equals(layerOf(type)))
                .flatMap(type -> Vector.ofAll(type.getDirectDependenciesFromSelf()))
                .filter(use -> use.getTargetClass().getPackageName().startsWith(MainCode.ROOT))
                .reject(use -> allowed.contains(layerOf(use.getTargetClass())))
                .map(use -> use.getDescription())
                .distinct();
        assertThat(others).isEmpty();
    }

    static Iterable<String> layers() {
        return LAYERS;
    }

    private static Vector<String> names() {
        return LAYERS.map(row -> row.split("\\|", -1)[0].strip());
    }

    @Test
    void eachPackageOfTheseModulesHasItsRow() {
        TreeSet<String> layers = TreeSet.ofAll(Vector.ofAll(MainCode.CLASSES).map(LayersArchitectureTest::layerOf))
                .filter(name -> name.matches("(api|dispersion|testkit).*"));
        assertThat(layers).containsExactlyElementsOf(TreeSet.ofAll(names()));
    }

    /** The first two parts of the name of the package, below that of the project; empty for the entrance. */
    private static String layerOf(JavaClass type) {
        String name = type.getPackageName().equals(MainCode.ROOT)
                ? ""
                : type.getPackageName().substring(MainCode.ROOT.length() + 1);
        String layer = Vector.of(name.split("\\.")).take(2).mkString(".");
        return layer.startsWith("api") || layer.startsWith(TESTKIT) ? layer : layer.replaceFirst("\\..*", "");
    }

    @Test
    void nothingButTheCommandLineUsesTheOtherGame() {
        noClasses()
                .that(resideOutsideOfPackages(within("dispersion..", CLI + "..")))
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + ".dispersion.."))
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

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    command    |
                    dispersion | command
                    look       | command
                    odds       | command
                    play       | command look serve
                    serve      | command
                    teams      | command
                    """)
    void aCommandUsesNoOtherCommandButPlayLooksRulesUpAndProgramsPlay(String command, String used) {
        Vector<String> allowed = Vector.of((command + " " + (used == null ? "" : used)).split(" "))
                .map(name -> CLI + "." + name);
        noClasses()
                .that()
                .resideInAPackage(MainCode.ROOT + "." + CLI + "." + command)
                .should()
                .dependOnClassesThat(resideInAPackage(MainCode.ROOT + "." + CLI + "..")
                        .and(resideOutsideOfPackages(within(allowed.toJavaArray(String[]::new)))))
                .check(MainCode.CLASSES);
    }

    private static String[] within(String... packages) {
        return Vector.of(packages).map(name -> MainCode.ROOT + "." + name).toJavaArray(String[]::new);
    }
}
