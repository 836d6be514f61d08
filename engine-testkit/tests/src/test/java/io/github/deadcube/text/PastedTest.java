package io.github.deadcube.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.core.text.TextDrawing.TextStyle;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.match.AlteredStates;
import io.github.deadcube.testkit.script.Script;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The printed form of any state can be pasted and played as a script. */
class PastedTest {
    @Property
    @Tries(build = 100, thorough = 2000)
    void aPictureIsAScript(@ForAll GameState state) {
        assertThatCode(() -> Script.play(TextDrawing.script(state))).doesNotThrowAnyException();
    }

    @Property
    @Tries(build = 100, thorough = 2000)
    void aBoardIsAScript(@ForAll GameState state, @ForAll @IntRange(min = 10, max = 200) int width) {
        assertThatCode(() -> Script.play(TextDrawing.draw(state.position(), TextStyle.NONE, width)))
                .doesNotThrowAnyException();
    }

    /** ADV-12: a model in the air stands on the floor below. */
    @Example
    void aMovingModelHasAPlace() {
        String climbing =
                "board 3 x 3 x 2; ladder of c2; A1 at c2; B1 at a1; play; A1 activate; A1 advance; A1 step c2:2";
        String picture = TextDrawing.script(Script.play(climbing).state());
        assertThat(picture).contains("A1 passing c2:2\n");
        assertThat(Script.play(picture + "play; expect A1 at c2/5").events()).isEmpty();
    }

    /**
     * ADV-17, ADV-19: a model that a booby trap stops in a full cube stays there. The picture says that the cube is
     * overfull.
     */
    @Example
    void aModelInAnOverfullCubeStaysThere() {
        String scene = "board 3 x 3; A1 SZ 3, at b2/5; A2 SZ 2, at a1; B1 at c3";
        GameState apart = Script.play(scene).state();
        Model stopped = AlteredStates.place(
                apart.position().model(new ModelId(Side.A, 2)).get(), new Place(new Cube(2, 2, 1), 1));
        GameState crowded = AlteredStates.roster(
                apart, FullPosition.of(apart.position()).roster().with(1, stopped));
        assertThat(TextDrawing.script(crowded)).contains("overfull b2\n", "A2 SZ 2, at b2/1\n");
        assertThat(Script.play(TextDrawing.script(crowded) + "play; expect A1 at b2/5, A2 at b2/1")
                        .events())
                .isEmpty();
    }
}
