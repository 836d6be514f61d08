package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Resume;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Purpose;
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
    private static final int OFFERED = 1;

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
        hooks.opposingDice((table, occasion, tester, skill) -> tester.equals(occasion.attacker()) ? -1 : 0);
        hooks.suffering(
                Moment.MARKERS,
                (flow, attack) -> flow.offer(
                        attack.target().side(),
                        new Resume(RULE, attack.target(), Target.of(attack.attacker()), keyword.number(), OFFERED)));
    }

    @Override
    public void options(Table table, Resume at, Consumer<Choice> each) {
        each.accept(new Choice.Decline(RULE, at.model()));
        each.accept(new Choice.Use(RULE, at.model(), at.target()));
    }

    @Override
    public void chosen(Flow flow, Resume at, Choice choice) {
        if (choice instanceof Choice.Use) flow.roll(at.model().side(), at.weapon(), Purpose.KEYWORD, at);
    }

    @Override
    public void rolled(Flow flow, Resume at, Dice dice) {
        ModelId attacker = ((Target.OfModel) at.target()).model();
        flow.tell(new Event.Effect(RULE, attacker.toString(), dice.atLeast(6)));
        flow.damage(attacker, dice.atLeast(6), RULE);
    }
}
