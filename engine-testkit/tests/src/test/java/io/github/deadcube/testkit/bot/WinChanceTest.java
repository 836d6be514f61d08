package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.testkit.script.Script;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class WinChanceTest {
    @Test
    void theChancesOfBothSidesAddUpToOne() {
        Position position = position("A1 VP 2, at e5; A2 at c2; B1 at e2; round 2; play; A1 activate");
        Evaluation evaluation = Evaluation.of(position.game().setup());
        assertThat(evaluation.chance(position, Side.A) + evaluation.chance(position, Side.B))
                .isCloseTo(1, Offset.offset(1e-12));
    }

    @Test
    void aLeadOfPointsAndModelsIsAGoodChance() {
        Position ahead =
                position("A1 VP 2, at e5; A2 at c2; A3 at d2; B1 at e2; score A 3; round 3; play; A1 activate");
        assertThat(chance(ahead, Side.A)).isGreaterThan(0.7);
        Position behind =
                position("A1 at e5; B1 at e2; B2 VP 2, at c2; B3 at d2; score B 3; round 3; play; A1 activate");
        assertThat(chance(behind, Side.A)).isLessThan(0.3);
    }

    @Test
    void featuresAreDifferencesBetweenTheSides() {
        Position position =
                position("A1 HP 3, at e5; A2 at c2; B1 HP 2, at e2; B2 HP 2, at h8, damage 1; score B 4; play");
        double[] features = Evaluation.of(position.game().setup()).features(position);
        assertThat(features).hasSize(Evaluation.featureNames().size());
        assertThat(features[Evaluation.featureNames().indexOf("models")]).isZero();
        assertThat(features[Evaluation.featureNames().indexOf("score")]).isEqualTo(-4);
        assertThat(features[Evaluation.featureNames().indexOf("hit points")]).isEqualTo(3 + 1 - 2 - 1);
    }

    private static double chance(Position position, Side side) {
        return Evaluation.of(position.game().setup()).chance(position, side);
    }

    private static Position position(String script) {
        return Script.play(script).state().position();
    }
}
