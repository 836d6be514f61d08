package io.github.deadcube.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.ModelState;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Not run for its own sake: claims that are false. */
class Planted {
    @Property(
            seed = "77",
            edgeCases = EdgeCasesMode.NONE,
            afterFailure = AfterFailureMode.RANDOM_SEED,
            shrinking = ShrinkingMode.FULL)
    void nobodyIsEverKilled(@ForAll PlayedState played) {
        assertThat(played.state().position().models().count(Planted::killed))
                .isEqualTo(played.beginning().position().models().count(Planted::killed));
    }

    @Property(
            seed = "4711",
            edgeCases = EdgeCasesMode.NONE,
            afterFailure = AfterFailureMode.RANDOM_SEED,
            shrinking = ShrinkingMode.FULL)
    void nobodyIsEverPinned(@ForAll GameState state) {
        assertThat(state.position().models()).noneMatch(ModelState::pinned);
    }

    @Property(seed = "4711", afterFailure = AfterFailureMode.RANDOM_SEED, shrinking = ShrinkingMode.FULL)
    void noTeamHasTwoModels(@ForAll Setup setup) {
        assertThat(setup.teamB().members()).hasSize(1);
    }

    private static boolean killed(ModelState model) {
        return model.status() == ModelState.Status.KILLED;
    }
}
