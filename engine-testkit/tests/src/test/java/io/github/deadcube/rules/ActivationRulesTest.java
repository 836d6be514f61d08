package io.github.deadcube.rules;

import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** RND-3, RND-4: the actions that one activation allows. */
class ActivationRulesTest {
    @Test
    @Rule({"RND-4", "SPC-1"})
    @DisplayName("RND-4, SPC-1: two different special actions may be taken, the same one twice may not")
    void twoSpecialActions() {
        Script.Runner runner = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new SignalSpecial("WHISTLE")).with(new SignalSpecial("DRUM")));
        runner.play("""
                A1 WHISTLE, DRUM, at c4; B1 at c8
                play
                A1 activate; A1 use HOUSE-WHISTLE
                expect refuses A1 use HOUSE-WHISTLE by RND-4, offers A1 use HOUSE-DRUM, offers A1 advance
                A1 use HOUSE-DRUM
                expect event HOUSE-WHISTLE on A1: 1, event HOUSE-DRUM on A1: 1, A1 activated
                """);
    }
}
