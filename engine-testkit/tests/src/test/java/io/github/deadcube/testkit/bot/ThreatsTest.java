package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.properties.level.Level;
import io.github.deadcube.testkit.bot.Evaluation.PositionValue;
import io.github.deadcube.testkit.match.Match;
import io.github.deadcube.testkit.script.Script;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreatsTest {
    private static final Rules RULES = Deadcube.rules();
    private static final Setup SETUP = Shipped.setup(Shipped.ruleset());

    /** A bot that has seen positions of two games, and a new bot, value a position equally. */
    @Test
    void aRememberedValueEqualsANewOne() {
        List<Position> seen = new ArrayList<>();
        for (int seed = 0; seed < 2; seed++)
            Match.random(RULES, RULES.start(SETUP).get(), seed)
                    .watchedBy(
                            (input, transition) -> seen.add(transition.state().position()))
                    .play();
        int every =
                Math.max(1, seen.size() / Level.tries(ThreatsTest.class, "aRememberedValueEqualsANewOne", 30, 1_000));
        Evaluation used = evaluation();
        for (int i = 0; i < seen.size(); i++)
            for (Side side : Side.BOTH) {
                PositionValue thought = used.value(seen.get(i), side, 1);
                double chance = used.chance(seen.get(i), side);
                if (i % every != 0) continue;
                Evaluation another = evaluation();
                assertThat(thought).isEqualTo(another.value(seen.get(i), side, 1));
                assertThat(chance).isEqualTo(another.chance(seen.get(i), side));
            }
        assertThat(seen).hasSizeGreaterThan(200);
    }

    private static Evaluation evaluation() {
        return Evaluation.of(SETUP);
    }

    /** Smoke hides models from shots while it lies on the battlefield, and not after it. */
    @Test
    void aValueInSmokeIsNotRemembered() {
        String models = "A1 RA 4+ SV 5+, rifle R6, at a1; B1 RA 4+ SV 5+, rifle R6, at e1";
        Position smoky = Script.play(models + "; laid K-SMOKE at e1; play; A1 activate")
                .state()
                .position();
        Position clear = Script.play(models + "; play; A1 activate").state().position();
        Evaluation evaluation = Evaluation.of(clear.game().setup());
        PositionValue free = evaluation.value(clear, Side.A);
        PositionValue hidden = Evaluation.of(smoky.game().setup()).value(smoky, Side.A);
        assertThat(hidden.threat()).isLessThan(free.threat());
        Evaluation used = Evaluation.of(smoky.game().setup());
        assertThat(used.value(smoky, Side.A)).isEqualTo(hidden);
        assertThat(used.value(clear, Side.A)).isEqualTo(free);
        assertThat(used.value(smoky, Side.A)).isEqualTo(hidden);
    }
}
