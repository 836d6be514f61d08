package io.github.deadcube.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** A legal input is applied without an Either. If the input is illegal, the exception names the rule. */
class LegalInputTest {
    private final Rules rules = Deadcube.rules();
    private final GameState state =
            Script.play("A1 at c4; B1 at c5\nplay\nA1 activate").state();

    @Test
    void theSameAsApplied() {
        Input advance = Input.of("A1 advance");
        assertThat(rules.play(state, advance))
                .isEqualTo(rules.apply(state, advance).get());
    }

    @Test
    void aRefusalIsThrown() {
        Input assault = Input.of("A1 assault B1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rules.play(state, assault))
                .withMessageContaining("'A1 assault B1' is refused by "
                        + rules.apply(state, assault).getLeft())
                .withMessageContaining("A1 is active");
    }
}
