package io.github.deadcube.testkit.script;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.Test;

/** The runner supplies everything that a script does not say. */
class ScriptRunnerTest {
    private static final Script.Runner RUNNER = Script.Runner.standard();
    private static final String END_OF_A_ROUND =
            "A1 at c4; B1 at h8, activated; play; A1 activate; A1 end; expect round 2";

    @Test
    void eightByEightCubesAreForPatrol() {
        assertThat(RUNNER.play(END_OF_A_ROUND).state()).meets("score A 2");
    }

    @Test
    void otherBattlefieldsAreForOpenGround() {
        Playback playback = RUNNER.play("board 8 x 9; " + END_OF_A_ROUND);
        assertThat(playback.state()).meets("score A 0");
    }

    @Test
    void theDefaultScenarioSuitsEveryBattlefield() {
        Playback playback = RUNNER.withScenario(new OpenGround()).play(END_OF_A_ROUND);
        assertThat(playback.state()).meets("score A 0");
    }

    @Test
    void keywordsComeFromTheRuleset() {
        Ruleset bare = Deadcube.ruleset().withLibrary(Library.EMPTY);
        assertThatThrownBy(() -> RUNNER.with(bare).play("A1 TOUGH, at c4"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("no rule for the keyword TOUGH");
    }

    @Test
    void anObjectiveThatTheScenarioIgnoresIsAnError() {
        String said = "A1 at c4; B1 at h8; objective 2 at c4";
        assertThatThrownBy(() -> RUNNER.play(said))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("line 1, column 21: objective: Patrol has objectives of its own");
        assertThatThrownBy(() -> RUNNER.play("A1; B1; objective 2 at c4"))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining("Patrol has objectives of its own");
        assertThat(RUNNER.play("board 8 x 9; " + said).state()).meets("score A 0");
        assertThat(RUNNER.withScenario(new OpenGround()).play(said).state()).meets("score A 0");
    }

    @Test
    void itemTokensAreBetweenTheZonesOfOpenGround() {
        RUNNER.play("""
                board 4 x 4; items 2; A1; B1
                play
                order 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18
                dice B 1 1 | B 4 4 | B 2 2 | B 3 3
                zone 1
                expect token 1 at b2, token 2 at c3
                A1 set up
                expect offers exactly A1 deploy a1 | A1 deploy b1 | A1 deploy c1 | A1 deploy d1
                """);
    }

    @Test
    void withoutPlacedModelsItBeginsWithTheDeployment() {
        Playback playback = RUNNER.play("""
                A1 RA 4+; B1 RA 4+; initiative B
                play
                expect asks B: deployment zone, refuses B1 set up, offers zone 1
                zone 2
                B1 set up; B1 deploy h1; B1 spot 5
                expect B1 at h1/5, A1 not in play, asks A: deployment
                """);
        assertThat(playback)
                .hasEvents("B deploys in zone 2", "A deploys in zone 1", "B1 deployed at h1/5")
                .state()
                .prompt()
                .isDecision(Side.A, Purpose.DEPLOYMENT, "SET-7");
    }
}
