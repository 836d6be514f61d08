package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.properties.Tries;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** LOS-2: rays that touch things exactly agree with the slow reference. */
class TouchPropertyTest {
    @Property
    @Tries(build = 800, thorough = 8_000)
    void raysAmongAllKindsOfThings(@ForAll long seed) {
        Touches touches = Touches.any(seed);
        assertThat(free(touches)).as("%s", touches).isEqualTo(touches.free());
    }

    @Property
    @Tries(build = 400, thorough = 7_000)
    void raysThatTouchSeveralThings(@ForAll long seed) {
        Touches touches = Touches.all(seed);
        assertThat(free(touches)).as("%s", touches).isEqualTo(touches.free());
    }

    private static boolean free(Touches touches) {
        List<Gap.Touch> touched = new ArrayList<>();
        for (SightBlocker thing : touches.things)
            if (ExactGeometry.intersection(touches.ray, thing, touched) == RayIntersection.MET) return false;
        return Gap.between(touched);
    }
}
