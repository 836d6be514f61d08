package io.github.deadcube.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Model;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** False properties, run by {@code ShrinkingTest} only. */
class FalseProperties {
    @Property(
            seed = "34",
            edgeCases = EdgeCasesMode.NONE,
            afterFailure = AfterFailureMode.RANDOM_SEED,
            shrinking = ShrinkingMode.FULL)
    void noModelIsEverKilled(@ForAll PlayedState played) {
        assertThat(played.state().position().models().count(FalseProperties::killed))
                .isEqualTo(played.firstState().position().models().count(FalseProperties::killed));
    }

    @Property(
            seed = "4711",
            edgeCases = EdgeCasesMode.NONE,
            afterFailure = AfterFailureMode.RANDOM_SEED,
            shrinking = ShrinkingMode.FULL)
    void noModelIsEverPinned(@ForAll GameState state) {
        assertThat(state.position().models()).noneMatch(Model::pinned);
    }

    @Property(seed = "4711", afterFailure = AfterFailureMode.RANDOM_SEED, shrinking = ShrinkingMode.FULL)
    void noTeamHasTwoModels(@ForAll Setup setup) {
        assertThat(setup.teamB().members()).hasSize(1);
    }

    private static boolean killed(Model model) {
        return model.status() == Model.Status.KILLED;
    }
}
