package io.github.deadcube.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.Tries;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Scenery of every kind is read as it was written. */
class SceneryReadBackTest {
    @Property
    @Tries(build = 60, thorough = 300)
    void allSceneryIsReadBack(@ForAll Random chance) {
        NamedBattlefield field = NamedBattlefield.of(new RandomScenery(chance).field());
        assertThat(NamedBattlefield.read(field.text())).as(field.text()).containsExactly(field);
    }
}
