package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EditionInScriptTest {
    @ParameterizedTest
    @CsvSource({"third, deadzone-3", "living, living-rules", "revised, deadzone-3.5"})
    void aScriptNamesItsEdition(String edition, String ruleset) {
        assertThat(rules("edition " + edition + "; A1 at a1; B1 at b2").name()).isEqualTo(ruleset);
    }

    @Test
    void theStageHasTheOrders() {
        assertThat(rules("edition revised; A1 at a1; B1 at b2").library().orders())
                .isEqualTo(Shipped.ruleset().library().orders());
    }

    @Test
    void anUnknownEdition() {
        assertThat(Script.read("edition fourth; A1 at a1; B1 at b2").getLeft().mkString())
                .contains("line 1, column 9")
                .contains("third, living, revised");
    }

    @Test
    void optionsChangeTheEdition() {
        Ruleset third = rules("A1 at a1; B1 at b2");
        assertThat(rules("option wiped-out-loses off, option models-obscure; A1 at a1; B1 at b2")
                        .variants())
                .isEqualTo(third.with(Variant.MODELS_OBSCURE)
                        .without(Variant.WIPED_OUT_LOSES)
                        .variants());
        assertThat(rules("option pinned-fight-back off; edition living; A1 at a1; B1 at b2")
                        .variants())
                .contains(Variant.HATCHES_LET_FALL)
                .doesNotContain(Variant.PINNED_FIGHT_BACK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"option", "option fog", "option off", "option models-obscure on"})
    void anUnknownOption(String option) {
        assertThat(Script.read(option + "; A1 at a1; B1 at b2").getLeft().mkString())
                .contains("line 1, column")
                .contains("models-obscure, stimulants-in-fights")
                .contains("'off'");
    }

    @Test
    void everyNameIsADifferentEdition() {
        assertThat(Deadcube.editions().flatMap(Deadcube::edition).map(Ruleset::name))
                .containsExactly("deadzone-3", "living-rules", "deadzone-3.5");
        assertThat(Deadcube.edition("fourth")).isEmpty();
    }

    private static Ruleset rules(String script) {
        return Script.Runner.shipped()
                .play(script)
                .state()
                .position()
                .game()
                .setup()
                .ruleset();
    }
}
