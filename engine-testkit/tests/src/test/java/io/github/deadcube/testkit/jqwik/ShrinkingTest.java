package io.github.deadcube.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** A false property is reduced to a short scenario, the same for the same seed. */
class ShrinkingTest {
    private static final Pattern SHRUNK = Pattern.compile("Shrunk Sample.*?\n  \\w+:\\s*\n(.*?)\n\n", Pattern.DOTALL);

    @Test
    void aFalseClaimIsShrunkToAShortScenario() {
        String shrunk = shrunk("noModelIsEverKilled", PlayedState.class);
        assertThat(shrunk.lines()).as(shrunk).hasSizeLessThanOrEqualTo(12);
        assertThat(Script.play(shrunk).state().position().models()).anyMatch(m -> m.status() == Model.Status.KILLED);
    }

    @Test
    void aStateIsShownAsTheSameSituationTwice() {
        String shrunk = shrunk("noModelIsEverPinned", GameState.class);
        if (Level.thorough())
            assertThat(shrunk("noModelIsEverPinned", GameState.class)).isEqualTo(shrunk);
        assertThat(shrunk.lines()).as(shrunk).hasSizeLessThanOrEqualTo(12);
        assertThat(Script.play(shrunk).state().position().models()).anyMatch(Model::pinned);
    }

    @Test
    void aSetUpIsShownAsADeployment() {
        assertThat(shrunk("noTeamHasTwoModels", Setup.class)).isEqualTo("""
                board 2 x 2 x 1
                :1  a  b
                 2  .  .
                 1  .  .
                initiative A, points 100, items 0
                A1
                B1
                B2""");
    }

    private static String shrunk(String claim, Class<?> about) {
        String report = String.join("\n", reports(claim, about));
        Matcher m = SHRUNK.matcher(report);
        assertThat(m.find()).as(report).isTrue();
        return m.group(1).stripIndent();
    }

    private static List<String> reports(String claim, Class<?> about) {
        List<String> told = new ArrayList<>();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectMethod(FalseProperties.class, claim, about))
                                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                .build(),
                        new TestExecutionListener() {
                            @Override
                            public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
                                told.addAll(entry.getKeyValuePairs().values());
                            }
                        });
        return told;
    }
}
