package io.github.deadcube.api.extend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MomentTest {
    /** Hooks are kept by it: two moments of one number would be asked for each other. */
    @Test
    void theOrdinalOfAMomentIsItsPlaceInTheList() {
        for (int i = 0; i < Moment.count(); i++)
            assertThat(Moment.all().get(i).ordinal())
                    .as(Moment.all().get(i).toString())
                    .isEqualTo(i);
    }
}
