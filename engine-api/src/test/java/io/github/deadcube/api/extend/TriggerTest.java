package io.github.deadcube.api.extend;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.shared.NamedConstant;
import org.junit.jupiter.api.Test;

class TriggerTest {
    /** The engine stores hooks by this place: two triggers with one place would run each other's hooks. */
    @Test
    void thePlaceOfATriggerIsItsIndexInTheList() {
        for (int i = 0; i < Trigger.all().size(); i++)
            assertThat(NamedConstant.place(Trigger.all().get(i)))
                    .as(Trigger.all().get(i).toString())
                    .isEqualTo(i);
    }
}
