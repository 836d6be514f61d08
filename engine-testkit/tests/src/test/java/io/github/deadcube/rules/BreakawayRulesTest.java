package io.github.deadcube.rules;

import static io.github.deadcube.rules.Examples.play;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ADV-6: breaking away. */
class BreakawayRulesTest {
    /** Marks each model that loses as activated, as STUN does. */
    private record MarksTheLoser() implements KeywordRule {
        @Override
        public String printed() {
            return "DAZE";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-DAZE");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.on(Trigger.ATTACK.at(Step.STUN), Scope.OWN, (effects, me, attack) -> {
                if (attack.won()) effects.markActivated(attack.target(), rule());
            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4 1 1 | A1 at c4/5, activated, damage 0, asks B: turn",
                "1 1 1 | A1 not activated, asks A: movement, offers A1 step c5"
            })
    @Rule("ADV-6")
    @DisplayName("ADV-6: stunned, it stays, and its activation is over (RND-8)")
    void stunned(String fight, String expected) {
        Ruleset usual = Deadcube.ruleset();
        Script.Runner.standard().with(usual.with(new MarksTheLoser())).play("""
                A1 SV 5+ AR 3, at c4/5; B1 FI 4+, club CC DAZE, at c4
                play
                A1 activate; A1 advance; A1 step c5; B1 attack A1; B1 wield club; dice A 1 1 1 | B %s
                expect %s
                """.formatted(fight, expected));
    }

    @ParameterizedTest
    @ValueSource(strings = {"A2 at c4", "B1 FI 4+, neutral, at c4"})
    @Rule("ADV-6")
    @DisplayName("ADV-6: leaving friends or neutral models is no breaking away (ADV-4)")
    void friendsAndNeutralModels(String other) {
        play("""
                A1 SV 5+, at c4; B2 at h8; B1 at h8; %s
                play
                A1 activate; A1 advance; A1 step c5
                expect asks A: movement, refuses A1 step c6 by ADV-1, offers A1 spot 5
                """.formatted(other));
    }
}
