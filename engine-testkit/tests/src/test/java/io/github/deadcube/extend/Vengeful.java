package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * An application's keyword, VENGEFUL (n): those who attack it have 1 die less; when it has been attacked and lives, its
 * side may roll n dice, and each 6 or more costs the attacker 1 HP.
 */
record Vengeful() implements KeywordRule {
    static final RuleId RULE = RuleId.of("HOUSE-VENGEFUL");

    @Override
    public String printed() {
        return "VENGEFUL";
    }

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public Option<String> fault(Keyword keyword, Bearer bearer) {
        return Option.when(
                bearer != Bearer.MODEL
                        || keyword.number() < 1
                        || keyword.nested().isDefined(),
                "it is printed on a model, with a number, such as VENGEFUL (1)");
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.adds(
                Figure.DICE,
                Scope.OPPONENT,
                (table, me, test) -> test.tester().equals(test.occasion().attacker()) ? -1 : 0);
        hooks.on(
                Moment.MARKS,
                Scope.OPPONENT,
                (flow, me, attack) ->
                        flow.offer(me.side(), new Strikes(Option.some(me), attack.attacker(), keyword.number())));
    }

    /** Its side may roll the dice, or not. */
    public record Strikes(Option<ModelId> model, ModelId attacker, int dice) implements Then.Chosen, Then.Rolled {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void options(Table table, Consumer<Choice> each) {
            each.accept(new Choice.Decline(RULE, model.get()));
            each.accept(new Choice.Use(RULE, model.get(), Target.of(attacker)));
        }

        @Override
        public void chosen(Flow flow, Choice choice) {
            if (choice instanceof Choice.Use) flow.roll(model.get().side(), dice, Purpose.KEYWORD, this);
        }

        @Override
        public void rolled(Flow flow, Dice rolled) {
            flow.tell(new Event.Effect(RULE, attacker.toString(), rolled.atLeast(6)));
            flow.damage(attacker, rolled.atLeast(6), RULE);
        }
    }
}
