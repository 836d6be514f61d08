package io.github.deadcube.api.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.deadcube.api.rule.RuleId;
import org.junit.jupiter.api.Test;

class WeaponChoiceTest {
    /** A number 0 for it would name the first weapon of the card. */
    @Test
    void onlyAWeaponOfTheCardHasANumberThere() {
        assertThat(WeaponChoice.onCard(1).number()).isEqualTo(1);
        assertThatIllegalStateException()
                .isThrownBy(WeaponChoice.ofItem(RuleId.of("I-FRAG-GRENADE"))::number)
                .withMessageContaining("I-FRAG-GRENADE");
        assertThatIllegalStateException().isThrownBy(WeaponChoice.NONE::number).withMessageContaining("isOnCard");
    }
}
