package io.github.deadcube.api.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.shared.NamedConstant;
import org.junit.jupiter.api.Test;

class MomentTest {
    /** Hooks are kept by it: two moments of one number would be asked for each other. */
    @Test
    void theNumberOfAMomentIsItsPlaceInTheList() {
        for (int i = 0; i < Trigger.all().size(); i++)
            assertThat(NamedConstant.place(Trigger.all().get(i)))
                    .as(Trigger.all().get(i).toString())
                    .isEqualTo(i);
    }
}
