package io.github.deadcube.dev;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes files with which tests compare, by the tests themselves: a setting lets them write first. */
abstract class KeptCommand implements Callable<Integer> {
    private static final String PACKAGE = "io.github.deadcube.";

    /** Runs tests, by their names, with a setting. Returns 0 if they pass, otherwise 1. */
    static int run(String property, String value, String... tests) {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
        for (String test : tests) request.selectors(selectClass(PACKAGE + test));
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        System.setProperty(property, value);
        LauncherFactory.create().execute(request.build(), listener);
        TestExecutionSummary summary = listener.getSummary();
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        summary.printFailuresTo(out, 0);
        out.println(summary.getTestsSucceededCount() + " tests passed, " + summary.getTotalFailureCount() + " failed.");
        return summary.getTotalFailureCount() == 0 ? 0 : 1;
    }

    /** {@code signatures}. */
    @Command(
            name = "signatures",
            header = "Writes the signature files of the public API.",
            description = "For a release (VERSIONS.md), and until the first release after each change of the API.")
    static final class SignaturesCommand extends KeptCommand {
        @Override
        public Integer call() {
            return run("signatures", "write", "architecture.CompatibilityTest");
        }
    }

    /** {@code templates}. */
    @Command(
            name = "templates",
            header = "Writes the catalogue of what the game says, for translators.",
            description = "After each change of a text of a refusal, a fault or a rule.")
    static final class TemplatesCommand extends KeptCommand {
        @Override
        public Integer call() {
            return run("templates", "write", "architecture.TemplatesTest");
        }
    }

    /** {@code formats}. */
    @Command(
            name = "formats",
            header = "Writes the kept files of a new version of the formats, the list of saved names, and the golden "
                    + "JSON files.",
            description =
                    "The files of a version of the formats, of the digest, of the rulesets or of the protocol are "
                            + "written if it has none; the list of saved names, the golden JSON files and the "
                            + "picture of "
                            + "the README and the table of events always.")
    static final class FormatsCommand extends KeptCommand {
        @Override
        public Integer call() {
            return run(
                    "deadcube.kept.write",
                    "true",
                    "format.KeptFormatTest",
                    "testkit.serve.KeptProtocolTest",
                    "architecture.KeptNamesTest",
                    "json.GoldenJsonTest",
                    "readme.ReadmePictureTest",
                    "readme.EventTableTest");
        }
    }

    /** {@code games}. */
    @Command(
            name = "games",
            header = "Replays the 500 kept games, or writes their index.",
            description = {
                "Names the games that differ. A build replays ten.",
                "'zcat engine-testkit/tests/src/test/resources/games/games.txt.gz' shows them."
            })
    static final class GamesCommand extends KeptCommand {
        @Option(
                names = "--index",
                description = "Writes the index again: only for a rule that changes on purpose, with its line in the "
                        + "changelog.")
        private boolean index;

        @Option(
                names = "--digests",
                description =
                        "Writes the digests again, for a new version of them: each game must end as the index says.")
        private boolean digests;

        @Option(
                names = "--play",
                description = "Plays all games and replaces the records: only if no release has written them.")
        private boolean play;

        @Override
        public Integer call() {
            System.setProperty("deadcube.thorough", "true");
            return run("games", play ? "play" : digests ? "digests" : index ? "index" : "", "games.KeptGamesTest");
        }
    }
}
