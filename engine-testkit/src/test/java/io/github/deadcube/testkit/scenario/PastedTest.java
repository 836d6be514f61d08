package io.github.deadcube.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.deadcube.api.GameState;
import io.github.deadcube.testkit.Paint;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is printed of any state can be pasted as a script, and is played. */
class PastedTest {
    @Property(tries = 500)
    void aPictureIsAScript(@ForAll GameState state) {
        assertThatCode(() -> Script.play(Picture.of(state))).doesNotThrowAnyException();
    }

    @Property(tries = 500)
    void aBoardIsAScript(@ForAll GameState state, @ForAll @IntRange(min = 10, max = 200) int width) {
        assertThatCode(() -> Script.play(Board.of(state.position(), Paint.NONE, width)))
                .doesNotThrowAnyException();
    }
}
