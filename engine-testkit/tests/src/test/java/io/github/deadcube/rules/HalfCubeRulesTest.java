package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GEO-7, PART-1, PART-2: half-cubes. */
class HalfCubeRulesTest {
    private static void offers(String scenery, String model, String expected) {
        play(scenery + "; A1 SP 2-3, " + model + "; B1 at h8\nplay\nA1 activate; A1 advance\nexpect " + expected);
    }

    @ParameterizedTest
    @CsvSource({
        "c4, c5s, offers", "c4, c5n, refuses", "b5, c5s, offers", "b5, c5n, offers", "b4, c5s, offers",
        "b4, c5n, refuses", "b6, c5n, offers", "b6, c5s, refuses", "c5s, c5n, refuses", "c5s, c6, refuses",
        "c5s, d6, refuses", "c5s, d4, offers", "c5n, c6, offers"
    })
    @Rule("GEO-7")
    @DisplayName(
            "GEO-7: a crossing towards the middle wall, or a diagonal one, reaches the near side; one along it either")
    void nearSides(String from, String to, String verb) {
        offers("wall east-west through c5", "at " + from, verb + " A1 step " + to);
    }

    @ParameterizedTest
    @CsvSource({"1, offers", "2, offers", "3, refuses"})
    @Rule({"GEO-7", "ADV-7"})
    @DisplayName("GEO-7: towards the middle wall the next cube is the other side, through a gap")
    void throughTheMiddle(int size, String verb) {
        play("medium gap east-west through c5; A1 SP 2-3 SZ " + size + """
                , at c4; B1 at h8
                play
                A1 activate; A1 advance; A1 step c5s
                expect %s A1 step c5n
                """.formatted(verb));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"1, d3w", "4, d3w", "5, d3e", "8, d3e"})
    @Rule({"GEO-7", "SET-3"})
    @DisplayName("GEO-7, SET-3: a token lies on one side of a half-cube; a die says on which")
    void tokens(int die, String side) {
        Script.Runner.standard()
                .with(Deadcube.ruleset().withTables(Deadcube.ruleset().tables().withPool(Vector.of(RuleIds.I_AMMO))))
                .play("""
                        wall north-south through d3; items 1
                        A1 HP 1; B1 HP 1
                        play
                        order 1; dice B 4
                        expect event SET-3
                        dice B 3
                        expect asks B rolls 1 d8: half cube (GEO-7)
                        dice B %d
                        expect event GEO-7, token 1 at %s, asks A: deployment zone
                        """.formatted(die, side));
    }
}
