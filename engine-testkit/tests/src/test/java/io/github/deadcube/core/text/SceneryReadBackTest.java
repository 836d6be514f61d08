package io.github.deadcube.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.Tries;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The notation of every kind of scenery can be read back. */
class SceneryReadBackTest {
    @Property
    @Tries(build = 60, thorough = 300)
    void allSceneryIsReadBack(@ForAll Random chance) {
        NamedBattlefield field = NamedBattlefield.of(new RandomScenery(chance).field());
        assertThat(NamedBattlefield.read(field.text())).as(field.text()).containsExactly(field);
    }
}
