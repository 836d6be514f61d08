package io.github.deadcube.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.DeadcubeArbitraries.GameArbitrary;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Properties generate rare cases. */
class CornersTest {
    private static final Vector<GameState> STATES =
            GameArbitrary.EdgeCaseGames.plays(Script.Runner.standard()).map(PlayedState::state);

    @Example
    void everyCornerIsPlayedByTheEnginesOwnRules() {
        assertThat(GameArbitrary.EdgeCaseGames.turns(Script.Runner.standard())).hasSize(6);
        assertThat(STATES).hasSize(11);
    }

    @Example
    void theCubesAreFull() {
        assertThat(STATES)
                .anyMatch(state -> state.position()
                                .models()
                                .groupBy(m -> m.cube() + " " + m.allegiance())
                                .values()
                                .count(models ->
                                        models.map(m -> m.card().size()).sum().intValue() == 4)
                        == 4);
    }

    @Example
    void everyModelHasOneHitPoint() {
        assertThat(STATES)
                .anyMatch(state -> state.position()
                        .models()
                        .forAll(m -> m.card().hitPoints() - m.damage() == 1
                                && state.position().models().exists(Model::injured)));
    }

    @Example
    void aTargetHasNoDice() {
        assertThat(STATES)
                .anyMatch(state -> Deadcube.rules().prompt(state) instanceof Prompt.DiceRequest request
                        && request.dice() == 1
                        && state.describePending().contains("A1 shoots at B1"));
    }

    @Example
    void aGameIsOverAndAnotherInItsLastTurn() {
        assertThat(STATES.filter(state -> state.position().round() == 5).map(Deadcube.rules()::prompt))
                .anyMatch(Prompt.Finished.class::isInstance)
                .anyMatch(Prompt.Decision.class::isInstance);
    }

    @Property
    @Tries(build = 100, thorough = 300)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void cornersAreAmongTheTriedGames(@ForAll GameState state) {
        Statistics.collect(STATES.contains(state) ? "corner" : "other");
        Statistics.coverage(all -> all.check("corner").count(n -> n >= 5));
    }

    @Example
    void aRulesetWithoutTheKeywordsHasFewer() {
        Script.Runner bare = Script.Runner.standard().with(Deadcube.ruleset().withLibrary(Library.EMPTY));
        assertThat(GameArbitrary.EdgeCaseGames.plays(bare)).hasSizeBetween(1, 10);
        Arbitrary<PlayedState> plays = DeadcubeArbitraries.games(bare);
        assertThat(plays.sample().state().position().models())
                .allMatch(m -> m.card().keywords().isEmpty());
    }
}
