package io.github.deadcube.testkit.script;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.OpenGround;
import org.junit.jupiter.api.Test;

/** What is not said in a script is the stage's. */
class StageTest {
    private static final Stage STAGE = Stage.standard();
    private static final String END_OF_A_ROUND =
            "A1 at c4; B1 at h8, activated; play; A1 activate; A1 end; expect round 2";

    @Test
    void eightByEightCubesArePatrols() {
        assertThat(STAGE.play(END_OF_A_ROUND).state()).hasScore(Side.A, 2);
    }

    @Test
    void otherBattlefieldsAreOpenGround() {
        Playback playback = STAGE.play("board 8 x 9; " + END_OF_A_ROUND);
        assertThat(playback.state()).hasScore(Side.A, 0);
    }

    @Test
    void aScenarioOfItsOwnIsEveryBattlefields() {
        Playback playback = STAGE.in(new OpenGround()).play(END_OF_A_ROUND);
        assertThat(playback.state()).hasScore(Side.A, 0);
    }

    @Test
    void keywordsAreTheRulesets() {
        Ruleset bare = Deadcube.ruleset().withLibrary(Library.EMPTY);
        assertThatThrownBy(() -> STAGE.with(bare).play("A1 TOUGH, at c4"))
                .isInstanceOf(ScriptFailed.class)
                .hasMessageContaining("no rule for the keyword TOUGH");
    }

    @Test
    void withNobodyAnywhereItBeginsWithTheDeployment() {
        Playback playback = STAGE.play("""
                A1 RA 4+; B1 RA 4+; initiative B
                play
                expect asks B: deployment zone, refuses B1 deploy h1, offers zone 1
                zone 2
                B1 deploy h1; B1 spot 5
                expect B1 at h1/5, A1 not in play, asks A: deployment
                """);
        assertThat(playback)
                .hasEvents("B deploys in zone 2", "A deploys in zone 1", "B1 deployed at h1/5")
                .state()
                .prompt()
                .isDecision(Side.A, Purpose.DEPLOYMENT, "SET-7");
    }
}
