package io.github.deadcube.testkit.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReplyTest {
    private static final ModelId MODEL = new ModelId(Side.A, 1);
    private static final Choice DECLINE = new Choice.Decline(RuleIds.AST_9, MODEL);
    private static final Choice ATTACK = new Choice.Attack(MODEL, new ModelId(Side.B, 1));
    private static final Choice OTHER = new Choice.Attack(MODEL, new ModelId(Side.B, 2));

    @ParameterizedTest
    @EnumSource(names = {"FREE_ASSAULT", "ATTACKER"})
    void aModelThatMayFightDoes(Purpose purpose) {
        assertThat(LookAhead.reply(asked(purpose, DECLINE, ATTACK, OTHER))).isEqualTo(ATTACK);
        assertThat(LookAhead.reply(asked(purpose, DECLINE))).isEqualTo(DECLINE);
    }

    @Test
    void theMostDiceAreRolledAgain() {
        assertThat(LookAhead.reply(
                        asked(Purpose.REROLL, new Choice.Reroll(0), new Choice.Reroll(1), new Choice.Reroll(2))))
                .isEqualTo(new Choice.Reroll(2));
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "SPOT",
                "ENEMY_TO_FIGHT",
                "WEAPON",
                "DIRECTION",
                "LANDING",
                "ADDED_DICE",
                "COMMAND_DIE_REROLL",
                "SPECIAL_ORDER",
                "EVADE"
            })
    void ofAllElseTheFirstIsTaken(Purpose purpose) {
        assertThat(LookAhead.reply(asked(purpose, DECLINE, ATTACK))).isEqualTo(DECLINE);
    }

    @ParameterizedTest
    @EnumSource(names = {"ACTIVATION", "MOVEMENT", "TURN", "KEYWORD", "FIGHT_BACK"})
    void theLookAheadEndsAtAFreeChoice(Purpose purpose) {
        assertThat(LookAhead.reply(asked(purpose, DECLINE, ATTACK))).isNull();
    }

    private static Prompt.Decision asked(Purpose purpose, Choice... options) {
        return new Prompt.Decision(Side.A, purpose, RuleIds.AST_9, Vector.of(options)::forEach);
    }
}
