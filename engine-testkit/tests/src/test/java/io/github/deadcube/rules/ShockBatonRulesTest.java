package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** I-SHOCK-BATON: a CC weapon for every ordinary ASSAULT, and UNDER CONTROL while a model carries it. */
class ShockBatonRulesTest {
    @Test
    @Rule({"I-SHOCK-BATON", "I-COMBAT-BLADES"})
    @DisplayName(
            "I-SHOCK-BATON: by the ruleset's option fighting back is ordinary, and knocks back; as ruled it is not")
    void fightingBack() {
        String scene = """
                A1 FI 4+ SV 5+ HP 2, at c4; B1 FI 4+ SV 5+ HP 4, carries I-SHOCK-BATON, at c4
                play
                A1 activate; A1 assault B1
                expect asks B: fight back, %s B1 fight back with item shock baton
                """;
        play(scene.formatted("refuses"));
        Script.Runner.standard()
                .with(Deadcube.ruleset().with(Variant.FIGHTING_BACK_IS_ORDINARY))
                .play(scene.formatted("offers") + """
                B1 fight back with item shock baton; dice A 1 1 1 | B 4 1 1; A1 throw north; A1 spot 5
                expect A1 at c5/5, damage 1, B1 carries I-SHOCK-BATON
                """);
    }
}
