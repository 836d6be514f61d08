package io.github.deadcube.dev;

import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code mutation}: shows which tests bite. */
@Command(
        name = "mutation",
        header = "Changes the rules in thousands of places, and counts how many changes the tests find (PIT).",
        description = {
            "Changes the rules of engine-core in thousands of places, one at a time, and counts how many changes "
                    + "the tests of rules find (PIT). Takes"
                    + " about eight hours; --limit 3 an hour.",
            "The report is in engine-testkit/tests/target/pit-reports."
        })
final class MutationCommand implements Callable<Integer> {
    private static final String OURS = "io.github.deadcube.";
    private static final Vector<String> RULES = Vector.of("core.*", "dispersion.*");

    /** What reads, writes and draws. It implements no rule. */
    static final Vector<String> READERS = Vector.of(
            "core.lists.*",
            "core.codec.*",
            "core.view.*",
            "core.json.*",
            "core.notation.*",
            "core.record.*",
            "core.schema.*",
            "core.script.*",
            "core.spelling.*",
            "core.support.*",
            "core.text.*");

    /** Written by Immutables. */
    private static final Vector<String> GENERATED = Vector.of("*Builder", "*.With*");

    /**
     * Tests of rules. Not those of programs, whole games and contracts: each takes as long as a hundred others, every
     * surviving mutant runs all of them, and they do not show which rule is wrong. Not frozen results, which may be
     * wrong.
     */
    static final Vector<String> TESTS = Vector.of(
            "api.*Test",
            "cases.CasesUnderMutation",
            "core.*Test",
            "digest.DigestTest",
            "dispersion.*Test",
            "extend.*Test",
            "format.KeptFormatTest",
            "hostile.ForeignArgumentsTest",
            "hostile.MutatedStateTest",
            "hostile.Unplayable*Test",
            "mission.*Test",
            "odds.*Test",
            "order.*Test",
            "pending.*Test",
            "plan.*Test",
            "rules.*Test",
            "team.*Test",
            "testkit.script.*Test");

    /** Most are slow, of random games, all rolls or all teams, and others test each rule. */
    static final Vector<String> NOT_TESTS = Vector.of(
            // reads answers of other programs with a library that is not on this module's class path
            "*CorpusTest",
            // reads a page beside its module
            "core.script.SituationWordsTest",
            "core.view.*",
            "core.text.*",
            "*ContractTest",
            // overflows the stack, where no class can be changed as it is loaded
            "extend.FailuresTest",
            "extend.HouseRulesFoundTest",
            "extend.KeywordFormsTest",
            "mission.Drawn*",
            "mission.MissionBeginsTest",
            "odds.EveryAttackTest",
            "order.Drawn*",
            "order.OrderCoverageTest",
            "rules.ApplicationRulesTest",
            "team.TeamGamesTest");

    /** Tests of what reads, writes and draws. */
    static final Vector<String> TESTS_OF_READERS = Vector.of(
            "battlefield.DrawnStateTest",
            "battlescribe.*Test",
            "core.*Test",
            "format.*Test",
            "game.*Test",
            "json.*Test",
            "mission.*Test",
            "notation.*Test",
            "order.*Test",
            "pending.*Test",
            "readme.ReadmePictureTest",
            "record.*Test",
            "team.*Test",
            "testkit.script.*Test",
            "text.*Test");

    /** Most are slow. */
    static final Vector<String> NOT_TESTS_OF_READERS = Vector.of(
            "*ModuleTest",
            "*ArchitectureTest",
            "*CorpusTest",
            // reads a page beside its module
            "core.script.SituationWordsTest",
            "*ContractTest",
            "game.LockTest",
            "mission.Drawn*",
            "mission.MissionBeginsTest",
            "order.Drawn*",
            "order.OrderCoverageTest",
            "record.RecordPropertyTest",
            "team.RandomTeamsTest",
            "team.TeamGamesTest",
            // start programs, or compile the engine again
            "game.CompetingTest",
            "game.KilledTest",
            "format.RenamedSourcesTest");

    @Option(
            names = "--readers",
            description =
                    "Changes what reads, writes and draws instead: texts, records, JSON, published lists, drawings.")
    private boolean readers;

    @Option(
            names = "--of",
            paramLabel = "CLASSES",
            description = "The classes to change, such as core.dice.*; a star stands for any characters.")
    private @Nullable String of;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Changes at most N places of each class, evenly spread over it. Default: ${DEFAULT-VALUE}.")
    private int limit;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "2",
            description = "The number of mutants that are tried at the same time. Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path engineTests = BuiltFolders.of("engine-core").resolve("test-classes");
        Vector<Path> changed = Vector.of(
                        "engine-api", "engine-api/dispersion", "engine-core", "engine-core/json", "engine-core/drawing")
                .map(module -> BuiltFolders.of(module).resolve("classes"));
        return ChildProgram.run(
                Vector.empty(),
                Vector.of(engineTests),
                "org.pitest.mutationtest.commandline.MutationCoverageReport",
                Vector.of(
                        option("targetClasses", of != null ? Vector.of(of) : readers ? READERS : RULES),
                        option("excludedClasses", readers ? Vector.empty() : READERS.appendAll(GENERATED)),
                        option("targetTests", readers ? TESTS_OF_READERS : TESTS),
                        option("excludedTestClasses", readers ? NOT_TESTS_OF_READERS : NOT_TESTS),
                        "--mutableCodePaths=" + changed.mkString(","),
                        "--sourceDirs=" + BuiltFolders.ROOT.resolve("engine-core/src/main/java"),
                        "--reportDir=" + Path.of("target", "pit-reports").toAbsolutePath(),
                        // One mutant leaves nothing to the next, and one counter-example kills as well as the shortest.
                        // Many short lives.
                        "--jvmArgs=-Duser.language=en,-Djqwik.database=,-Djqwik.shrinking.default=OFF,"
                                + "-XX:TieredStopAtLevel=1,-XX:+UseSerialGC,-Xmx1g",
                        "--threads=" + threads,
                        // A machine for each mutant. What another one has left in a static field would hide it.
                        "--mutationUnitSize=1",
                        "--features=+CLASSLIMIT(limit[" + limit + "])",
                        "--verbosity=NO_SPINNER",
                        "--timestampedReports=false",
                        "--outputFormats=HTML,XML"));
    }

    private static String option(String name, Vector<String> patterns) {
        return "--" + name + "=" + patterns.map(MutationCommand::whole).mkString(",");
    }

    /** The pattern of names, with the package of the project. */
    static String whole(String pattern) {
        return pattern.startsWith("*") || pattern.startsWith(OURS) ? pattern : OURS + pattern;
    }
}
