package io.github.deadcube.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same inputs give the same game on every machine at any time. */
class DeterminismArchitectureTest {
    /** The dice of an application without a seed. Their results are inputs. */
    private static final String SYSTEM_DICE = "io.github.deadcube.GameSettings$SystemDice";

    /** A thorough run of the tests without a seed chooses one and prints it. */
    private static final String NEW_SEEDS = "io.github.deadcube.properties.level.Level";

    /** The command line without a seed uses a system seed and prints it. */
    private static final String SYSTEM_SEEDS = "io.github.deadcube.testkit.cli.Main$Seeds";

    /** It writes the time of each game beside its result, and decides nothing by it. */
    private static final String TIMED = "io.github.deadcube.testkit.cli.play.Duel";

    /** A bot may think for a time if a person asks for it. */
    private static final String BUDGETS = "io.github.deadcube.testkit.cli.command.GameOptions$BudgetReader";

    /** The clocks by which the page's server counts requests a second, and keeps the time of players beside a game. */
    private static final String RATES = "io.github.deadcube.testkit.cli.serve.WebCommand";

    /** The command that measures how long bots think, and writes the day beside it. */
    private static final String MEASURED = "io\\.github\\.deadcube\\.testkit\\.cli\\.play\\.Ladder.*";

    private static final DescribedPredicate<JavaAccess<?>> CLOCK = AccessTo.of(
                    "java.lang.System.currentTimeMillis",
                    "java.lang.System.nanoTime",
                    "java.util.Date.<init>()",
                    "java.util.Calendar.getInstance")
            .or(AccessTo.of(
                    "java.time", List.of("now", "systemUTC", "systemDefaultZone", "tickMillis", "tickSeconds")));

    private static final DescribedPredicate<JavaAccess<?>> RANDOMNESS = AccessTo.of(
                    "java.lang.Math.random",
                    "java.lang.StrictMath.random",
                    "java.security.SecureRandom",
                    "java.util.Collections.shuffle",
                    "java.util.Random",
                    "java.util.SplittableRandom",
                    "java.util.UUID.randomUUID",
                    "java.util.concurrent.ThreadLocalRandom")
            .or(AccessTo.of("java.util.random", List.of("of", "getDefault")))
            .or(AccessTo.of("io.vavr", List.of("shuffle")));

    private static final DescribedPredicate<JavaAccess<?>> DEFAULTS = AccessTo.of(
            "java.io.FileReader.<init>(java.io.File)",
            "java.io.FileReader.<init>(java.lang.String)",
            "java.io.FileWriter.<init>(java.io.File)",
            "java.io.FileWriter.<init>(java.lang.String)",
            "java.io.InputStreamReader.<init>(java.io.InputStream)",
            "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
            "java.io.PrintStream.format(java.lang.String, [Ljava.lang.Object;)",
            "java.io.PrintStream.printf(java.lang.String, [Ljava.lang.Object;)",
            "java.io.PrintWriter.format(java.lang.String, [Ljava.lang.Object;)",
            "java.io.PrintWriter.printf(java.lang.String, [Ljava.lang.Object;)",
            "java.lang.String.<init>([B)",
            "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)",
            "java.lang.String.formatted",
            "java.lang.String.getBytes()",
            "java.lang.String.toLowerCase()",
            "java.lang.String.toUpperCase()",
            "java.nio.charset.Charset.defaultCharset",
            "java.time.ZoneId.systemDefault",
            "java.util.Formatter.<init>()",
            "java.util.Formatter.<init>(java.lang.Appendable)",
            "java.util.Locale.getDefault",
            "java.util.Scanner.<init>(java.io.InputStream)",
            "java.util.TimeZone.getDefault");

    @Test
    void nothingSeesTheClock() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(TIMED)
                .and()
                .doNotHaveFullyQualifiedName(BUDGETS)
                .and()
                .doNotHaveFullyQualifiedName(RATES)
                .and()
                .haveNameNotMatching(MEASURED)
                .should()
                .accessTargetWhere(CLOCK)
                .check(MainCode.CLASSES);
    }

    @Test
    void chanceComesFromTheDiceOnly() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(SYSTEM_DICE)
                .and()
                .doNotHaveFullyQualifiedName(NEW_SEEDS)
                .and()
                .doNotHaveFullyQualifiedName(SYSTEM_SEEDS)
                .should()
                .accessTargetWhere(RANDOMNESS)
                .check(MainCode.CLASSES);
    }

    @Test
    void noLocaleCharsetOrZoneIsTakenFromTheMachine() {
        noClasses().should().accessTargetWhere(DEFAULTS).check(MainCode.CLASSES);
    }
}
