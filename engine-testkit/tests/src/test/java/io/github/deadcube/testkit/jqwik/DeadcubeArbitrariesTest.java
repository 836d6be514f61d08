package io.github.deadcube.testkit.jqwik;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.team.StrikeTeam;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.PlayedState.PromptedState;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** The values of {@code @ForAll} without further annotations. */
class DeadcubeArbitrariesTest {
    private static final Rules RULES = Deadcube.rules();

    @Property
    @Tries(build = 40, thorough = 300)
    void aGameIsAScriptThatIsPlayedToTheSameState(@ForAll PlayedState played) {
        Playback playback = Script.play(played.script());
        assertThat(playback.state()).isEqualTo(played.state());
    }

    @Property
    @Tries(build = 200, thorough = 500)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void statesAreOfAllKinds(@ForAll GameState state) {
        Prompt prompt = RULES.prompt(state);
        Statistics.label("asked")
                .collect(
                        prompt instanceof Prompt.Decision d
                                ? d.purpose()
                                : prompt.getClass().getSimpleName());
        Statistics.label("asked").coverage(all -> {
            all.check("Finished").percentage(p -> p > 0.5);
        });
    }

    @Property
    @Tries(build = 50, thorough = 100)
    void setUpsCanBeStarted(@ForAll Setup setup) {
        assertThat(RULES.start(setup)).isNotEmpty();
    }

    @Property
    @Tries(build = 50, thorough = 100)
    void turnsCanBeResumed(@ForAll("turns") GameState turn) {
        assertThat(RULES.resume(turn)).contains(turn);
    }

    @Provide
    Arbitrary<GameState> turns() {
        return DeadcubeArbitraries.turns(Script.Runner.standard());
    }

    @Property
    @Tries(build = 30, thorough = 100)
    void decisionsOfferSomething(@ForAll PromptedState asked) {
        assertThat(asked.options()).isNotEmpty();
        assertThat(asked.rules().apply(asked.state(), asked.options().head())).isAccepted();
    }

    @Property
    @Tries(build = 50, thorough = 100)
    void partsAreSound(@ForAll Battlefield field, @ForAll StrikeTeam team, @ForAll Dice dice) {
        assertThat(field.levels()).isBetween(1, 3);
        assertThat(team.leader()).isBetween(1, team.members().size());
        assertThat(dice.faces()).allMatch(face -> face >= 1 && face <= 8).hasSizeBetween(1, 8);
    }
}
