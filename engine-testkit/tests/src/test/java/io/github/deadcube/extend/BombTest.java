package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** VIC-9: a scenario with hooks, dice, choices and a state. */
@Rule("VIC-9")
class BombTest {
    private static final Script.Runner RUNNER = Script.Runner.standard().withScenario(new Bomb());

    @Test
    void itsMarkersLieOnTheBattlefieldAtFirst() {
        Setup setup = Shipped.setup(Shipped.ruleset()).withScenario(new Bomb());
        GameState state = Deadcube.rules().start(setup).get();
        assertThat(state.position().markers().map(Marker::toString)).containsExactly("HOUSE-BOMB 3 at c3");
    }

    @Test
    void itsHooksAreEveryModels() {
        RUNNER.play("""
                laid HOUSE-BOMB 3 at c3
                A1 FI 4+, at c3; B1 SV 4+, at c3
                play
                A1 activate; A1 assault B1
                expect asks A rolls 4 d8: test
                """);
        RUNNER.play("""
                laid HOUSE-BOMB 3 at c3
                A1 FI 4+, at d3; B1 SV 4+, at d3
                play
                A1 activate; A1 assault B1
                expect asks A rolls 3 d8: test
                """);
    }

    @Test
    void itRollsAndCountsDownInTheEndPhase() {
        RUNNER.play("""
                laid HOUSE-BOMB 3 at c3
                A1 at a1, activated; B1 at h7
                play
                B1 activate; B1 end
                expect asks B rolls 1 d8, laid HOUSE-BOMB 2 at c3
                dice B 4
                expect score B 1, event HOUSE-BOMB
                """);
    }

    @Test
    void itAsksAtATriggerOfTheRound() {
        RUNNER.play("""
                laid HOUSE-BOMB 2 at c3
                A1 HP 3, at c3, activated; A2 at c4, activated; B1 at h7
                play
                B1 activate; B1 end; dice B 1; dice A 1 1 1 | B 1 1 1
                reroll command none; reroll command none
                expect offers A1 decline HOUSE-BOMB, offers A1 use HOUSE-BOMB on c3, laid HOUSE-BOMB 1 at c3
                A1 use HOUSE-BOMB on c3
                dice A 5
                expect A1 killed, nothing laid, asks A: turn
                """);
    }
}
