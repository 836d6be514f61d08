package io.github.deadcube.rules;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LIV: the special states of the living rules. */
class LivingRulesTest {
    private static final Script.Runner LIVING = Script.Runner.standard().with(Deadcube.livingRules());
    private static final String KNOCKED = """
            A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5; B1 SV 5+ AR %d HP 3, at c5:3/5
            play
            A1 activate; A1 shoot cannon at B1; dice A 5 1 1 1 1 | B 1 1 1
            """;

    @ParameterizedTest
    @CsvSource({"4, c6:2", "5, c6:3"})
    @Rule({"LIV-SCAT", "SCAT-3"})
    @DisplayName("LIV-SCAT: onto a floor with a hatch: up to 4 through it, from 5 on it")
    void hatches(int die, String cube) {
        String field = "board 8 x 8 x 3; floors c4:3 c5:3 c6:3 c6:2; floor hatch 2 of c6:3; ";
        LIVING.play(
                field + KNOCKED.formatted(3) + "dice A " + die + "; B1 spot 5\nexpect B1 at " + cube + "/5, upright");
        Examples.play(field + KNOCKED.formatted(3) + "B1 spot 5\nexpect B1 at c6:3/5, upright");
    }
}
