package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.core.support.OpenGround;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** SET-2: the floor of an objective in a stack. */
class ObjectivePlaceRulesTest {
    private static final Script.Runner OPEN = Script.Runner.standard().withScenario(new OpenGround());
    private static final String HOUSE = "board 8 x 8 x 2; floor c4:2; A1 HP 1, at c4; B1 HP 1, at c4:2, activated; ";
    private static final String LAST_TURN = "play; A1 activate; A1 end; expect ";

    @Test
    @Rule({"SET-2", "VIC-2"})
    @DisplayName("SET-2: on the highest floor of the stack, unless the scenario puts it inside")
    void inside() {
        OPEN.play(HOUSE + "objective 2 at c4; " + LAST_TURN + "score A 0, score B 2");
        OPEN.play(HOUSE + "objective 2 inside c4; " + LAST_TURN + "score A 2, score B 0");
        OPEN.play(HOUSE + "objective 2 inside c4; objective 1 at c4; " + LAST_TURN + "score A 2, score B 1");
    }

    @Test
    @Rule("SET-2")
    @DisplayName("SET-2: inside there is a floor")
    void onAFloor() {
        assertThatThrownBy(() -> OPEN.play(HOUSE + "objective 2 inside d4:2; " + LAST_TURN + "score A 0"))
                .hasMessageContaining("there is no floor at d4:2");
    }

    @Test
    @Rule("SET-2")
    @DisplayName("SET-2: a drawing with it is read back")
    void drawn() {
        Playback played = OPEN.play(HOUSE + "objective 2 inside d4; floor d4:2; play; expect asks A");
        String drawing = TextDrawing.draw(played.state().position(), TextStyle.NONE, 100);
        assertThat(drawing).contains("objective 2 inside d4");
        assertThat(OPEN.play(drawing + "; play; expect asks A").state()).isEqualTo(played.state());
    }
}
