package io.github.deadcube.extend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.KeywordRule.Placement;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.script.Script;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** {@link KeywordRule#of}: the form says what the brackets hold, the placements where it is printed. */
class KeywordInARowTest {
    private static final KeywordRule GRIM = KeywordRule.of(
            "GRIM (n)",
            "HOUSE-GRIM",
            "It rolls n dice more.",
            (grim, hooks) -> hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> grim.number()),
            Placement.MODEL,
            Placement.CLOSE_COMBAT_WEAPON);
    private static final KeywordRule CALM =
            KeywordRule.of("CALM", "HOUSE-CALM", "It is calm.", (calm, hooks) -> {}, Placement.MODEL);
    private static final Script.Runner RUNNER =
            Script.Runner.standard().with(Deadcube.ruleset().with(GRIM).with(CALM));

    @Test
    void itsHooksAct() {
        RUNNER.play("A1 FI 4+, GRIM (2), at c4; B1 SV 4+, at c4; play; A1 activate; A1 assault B1; expect asks A rolls "
                + "5 d8: test");
    }

    @Test
    void anotherFormOrPlaceIsRefusedInWords() {
        refused("A1 GRIM, at c4; B1 at c4; play", "it takes a number of 1 or more, such as GRIM (1)");
        refused("A1 CALM (2), at c4; B1 at c4; play", "it takes nothing in brackets");
        refused("A1 RA 4+, rifle R6 GRIM (2), at c4; B1 at c4; play", "on a model or on a close combat weapon");
        assertThat(GRIM.fault(new Keyword("GRIM", 1, Option.none()), Placement.CLOSE_COMBAT_WEAPON))
                .isEmpty();
    }

    private static void refused(String script, String text) {
        assertThatThrownBy(() -> RUNNER.play(script))
                .isInstanceOf(Script.Failed.class)
                .hasMessageContaining(text);
    }

    @Test
    void aFormThatIsNoneAndAMissingPlaceAreABug() {
        assertThatThrownBy(() -> KeywordRule.of("GRIM (m)", "HOUSE-GRIM", "", (grim, hooks) -> {}, Placement.MODEL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("GRIM (m)");
        assertThatThrownBy(() -> KeywordRule.of("GRIM", "HOUSE-GRIM", "", (grim, hooks) -> {}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
