package io.github.deadcube.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.shipped.Shipped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
    void everyNameIsADifferentEdition() {
        assertThat(Deadcube.editions().flatMap(Deadcube::edition).map(Ruleset::name))
                .containsExactly("deadzone-3", "living-rules", "deadzone-3.5");
        assertThat(Deadcube.edition("fourth")).isEmpty();
    }

    private static Ruleset rules(String script) {
        return ScriptRunner.shipped()
                .play(script)
                .state()
                .position()
                .game()
                .setup()
                .ruleset();
    }
}
