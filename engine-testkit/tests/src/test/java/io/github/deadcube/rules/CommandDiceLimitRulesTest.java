package io.github.deadcube.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.testkit.junit.Rule;
import io.github.deadcube.testkit.script.Script;
import org.junit.jupiter.api.Test;

/** CMD-1, K-COMM-RELAY: however many command dice the rules of an application give, a side has at most 31 of a face. */
class CommandDiceLimitRulesTest {
    /** HORN (n): n more command dice, and n more Model results. */
    private record Horn() implements KeywordRule {
        @Override
        public String printed() {
            return "HORN";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-HORN");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            hooks.modify(Modifier.COMMAND_DICE, Scope.OWN, (game, me, model) -> keyword.number());
            hooks.modify(Modifier.MODEL_RESULTS, Scope.OWN, (game, me, model) -> keyword.number());
        }
    }

    @Test
    @Rule({"CMD-1", "K-COMM-RELAY"})
    void atMostThirtyOneOfAFace() {
        CommandDice dice = Script.Runner.standard()
                .with(Deadcube.ruleset().with(new Horn()))
                .play("A1 HORN (40), at c2; B1 at h8\nplay\n"
                        + "A1 activate; A1 end; B1 activate; B1 end; dice A" + " model".repeat(5) + " dice".repeat(26)
                        + " | B dice dice dice\nreroll command none; reroll command none\n")
                .state()
                .position()
                .side(Side.A)
                .command();
        assertThat(dice.count(CommandFace.MODEL)).isEqualTo(CommandDice.MOST);
        assertThat(dice.count(CommandFace.DICE)).isEqualTo(26);
    }
}
