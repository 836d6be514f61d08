package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.properties.Tries;
import io.github.deadcube.testkit.jqwik.PlayedState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A copy of a state costs the same with and without scenery, because constant parts are never copied. */
class SharedSceneryTest {
    @Property
    @Tries(build = 15, thorough = 50)
    void allStatesOfAGameShareItsBattlefield(@ForAll PlayedState played) {
        for (GameState state : played.states()) {
            Position after = state.position();
            assertThat(after.game()).isSameAs(played.firstState().position().game());
            assertThat(after.game().setup().battlefield())
                    .isSameAs(played.setup().battlefield());
        }
    }
}
