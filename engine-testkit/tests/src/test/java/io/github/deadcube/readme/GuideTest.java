package io.github.deadcube.readme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.deadcube.Game;
import io.github.deadcube.core.team.ChosenTeam;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** The classes that the guides to the testkit show are compiled, and their tests pass. */
class GuideTest {
    private static final Pattern BLOCK = Pattern.compile("```(\\w*)\n(.*?)```", Pattern.DOTALL);
    /** The most games of a contract in a user's build. */
    private static final int IN_A_BUILD = 250;

    private static final Pattern CLASS = Pattern.compile("(?m)^(?:public )?(?:final )?(?:class|record) (\\w+)");

    private static final Pattern ASSERTION = Pattern.compile("(?m)^\\| `(assertThat\\(.*?)` \\|");

    private static final List<String> GUIDES = List.of("VERIFY.md", "TESTKIT.md", "KEYWORD.md", "ORDERS.md", "BOT.md");

    private static List<MatchResult> blocks() throws IOException {
        List<MatchResult> blocks = new ArrayList<>();
        for (String guide : GUIDES) {
            BLOCK.matcher(page(guide)).results().forEach(blocks::add);
        }
        return blocks;
    }

    private static String page(String guide) throws IOException {
        Path page = Path.of(System.getProperty("basedir", "."), "..", "..", ".github", guide);
        return Files.readString(page, StandardCharsets.UTF_8);
    }

    @Test
    void itsTestsPass(@TempDir Path folder) throws IOException {
        List<String> sources = blocks().stream()
                .filter(b -> b.group(1).equals("java"))
                .map(b -> b.group(2))
                .filter(source -> !source.contains("void main("))
                .toList();
        List<String> names = sources.stream().map(GuideTest::name).toList();
        assertThat(names)
                .containsExactly(
                        "KnockbackTest",
                        "PropertiesTest",
                        "GrimTest",
                        "GuardianTest",
                        "LuckyCharm",
                        "LuckyCharmTest",
                        "ReactorTest",
                        "CharmedHouse",
                        "CharmedGameTest",
                        "BloodPrice",
                        "RolloutBot",
                        "RolloutBotTest",
                        "KnownToBotsTest");
        for (int i = 0; i < names.size(); i++)
            Files.writeString(folder.resolve(names.get(i) + ".java"), tried(sources.get(i)), StandardCharsets.UTF_8);
        compile(folder, names);
        TestExecutionSummary summary = runWithTries(folder, names);
        assertThat(summary.getFailures().stream()
                        .map(failure -> failure.getTestIdentifier().getDisplayName() + ": " + failure.getException()))
                .isEmpty();
        // One script, three properties, three tests of bots, a saved game, and what the contracts ask of two keywords,
        // an item and a scenario.
        assertThat(summary.getTestsSucceededCount()).isEqualTo(1 + 3 + 3 + 1 + 3 + 3 + 3 + 3);
    }

    /**
     * Each contract plays fewer games than in a user's build, and in a thorough run as many. They must still call every
     * hook of the rule.
     */
    private static TestExecutionSummary runWithTries(Path folder, List<String> names) throws IOException {
        List<String> few = List.of(
                tries("GrimTest", 15),
                tries("GuardianTest", 60),
                tries("LuckyCharmTest", 35),
                tries("ReactorTest", 10));
        try {
            return run(folder, names);
        } finally {
            few.forEach(System::clearProperty);
        }
    }

    private static String tries(String contract, int games) {
        String property = "deadcube.tries." + contract + ".everyPromiseHolds";
        System.setProperty(property, Integer.toString(Level.thorough() ? IN_A_BUILD : games));
        return property;
    }

    /** Reduces the tries of the guide's properties. */
    private static String tried(String source) {
        return Level.thorough() ? source : source.replaceAll("@Property\\(tries = \\d+\\)", "@Property(tries = 40)");
    }

    private static String name(String source) {
        Matcher m = CLASS.matcher(source);
        assertThat(m.find()).as(source).isTrue();
        return m.group(1);
    }

    private static void compile(Path folder, List<String> names) {
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        List<String> arguments = new ArrayList<>(List.of(
                "-d",
                folder.toString(),
                "-proc:none",
                "-encoding",
                "UTF-8",
                "-classpath",
                System.getProperty("java.class.path")));
        for (String name : names) arguments.add(folder.resolve(name + ".java").toString());
        int exit = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(exit).as(said.toString()).isZero();
    }

    private static TestExecutionSummary run(Path folder, List<String> names) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            SummaryGeneratingListener summary = new SummaryGeneratingListener();
            LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
            for (String name : names) request.selectors(selectClass(loader, name));
            LauncherFactory.create().execute(request.build(), summary);
            return summary.getSummary();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void itsTableOfAssertionsCompiles(@TempDir Path folder) throws IOException {
        List<String> assertions = ASSERTION
                .matcher(page("TESTKIT.md"))
                .results()
                .map(m -> m.group(1) + ";")
                .toList();
        assertThat(assertions).hasSize(4);
        Files.writeString(
                folder.resolve("Asserted.java"), """
                import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
                class Asserted {
                    void all(io.github.deadcube.api.GameState state) {
                        %s
                    }
                }
                """.formatted(String.join("\n", assertions)), StandardCharsets.UTF_8);
        compile(folder, List.of("Asserted"));
    }

    @Test
    void itsTeamWithoutAListIsLegalAndPlays() throws IOException {
        List<String> teams = BLOCK.matcher(page("TEAMS.md"))
                .results()
                .map(m -> m.group(2))
                .filter(text -> text.startsWith("team: ") && !text.contains("\nlist: "))
                .toList();
        assertThat(teams).hasSize(1);
        String team = teams.get(0);
        assertThat(ChosenTeam.read(team, Vector.empty()).get().check(100)).isEmpty();
        Game game = Game.of(team, "ashbarrow-rabble", 7);
        while (!game.isOver()) game.play(game.options().head());
        assertThat(game.state().position().game().setup().teamA().members()).hasSize(4);
    }

    @Test
    void itsScriptsPlay() throws IOException {
        List<String> scripts = blocks().stream()
                .filter(b -> b.group(1).isEmpty())
                .map(b -> b.group(2))
                .filter(text -> text.contains("\nplay\n"))
                .toList();
        assertThat(scripts).hasSize(1);
        assertThat(Script.play(scripts.get(0)).events()).isNotEmpty();
    }
}
