package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * A keyword of an application, VENGEFUL (n): attackers of the model have 1 die less. If the model survives an attack,
 * its side may roll n dice. Each 6 or more costs the attacker 1 HP.
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
    public Option<Fault> fault(Keyword keyword, Placement placement) {
        return Option.when(
                placement != Placement.MODEL
                        || keyword.number() < 1
                        || keyword.nested().isDefined(),
                () -> Fault.of(rule(), "it is printed on a model, with a number, such as VENGEFUL (1)"));
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(
                Modifier.DICE,
                Scope.OPPONENT,
                (game, me, test) -> test.tester().equals(test.context().attacker()) ? -1 : 0);
        hooks.on(
                Trigger.ATTACK.at(Step.MARKS),
                Scope.OPPONENT,
                (effects, me, attack) ->
                        effects.offer(me.side(), new Strikes(Option.some(me), attack.attacker(), keyword.number())));
    }

    /** The side may roll the dice or decline. */
    @SavedName("vengeful.strikes")
    public record Strikes(Option<ModelId> model, ModelId attacker, int dice)
            implements Continuation.AfterChoice, Continuation.AfterRoll {
        @Override
        public RuleId rule() {
            return RULE;
        }

        @Override
        public void options(GameView game, Consumer<Choice> each) {
            each.accept(new Choice.Decline(RULE, model.get()));
            each.accept(new Choice.Use(RULE, model.get(), Target.of(attacker)));
        }

        @Override
        public void chosen(Effects effects, Choice choice) {
            if (choice instanceof Choice.Use) effects.roll(model.get().side(), dice, Purpose.KEYWORD, this);
        }

        @Override
        public void rolled(Effects effects, Dice rolled) {
            effects.report(new Event.Effect(RULE, attacker.toString(), rolled.atLeast(6)));
            effects.damage(attacker, rolled.atLeast(6), RULE);
        }
    }
}
