package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import java.util.function.Consumer;

/** ORDER-STAND-TOGETHER: a friend who has been made a target resists that attack better. */
record StandTogether() implements SpecialOrder {
    static final String NAME = "Stand Together";

    private static final RuleId RULE = RuleId.of("ORDER-STAND-TOGETHER");

    @Override
    public RuleId rule() {
        return RULE;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String text() {
        return "Use it when a friend has been made a target, before dice. In that attack it rolls one die more,"
                + " whether it survives or fights back.";
    }

    @Override
    public boolean actsAt(Moment<?> moment) {
        return moment == Moment.DECLARED;
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
        ModelState friend = table.model(cue.subject());
        boolean target = cue.occasion().exists(o -> o.target().equals(cue.subject()));
        if (target && friend.profile().survive().exists() && !friend.marked(RULE))
            each.accept(new Choice.Use(RULE, cue.subject(), Target.NOTHING));
    }

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {
        flow.mark(use.model(), new Mark(RULE, 1, Mark.Until.ATTACK));
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(
                Figure.DICE,
                Scope.OWN,
                (table, me, test) -> test.skill() != Skill.RANGED && attacked(test.occasion(), me) ? 1 : 0);
    }

    /** What follows the attack, such as a fall, is another test. */
    private static boolean attacked(Occasion occasion, ModelId tester) {
        boolean attack = switch (occasion.kind()) {
            case SHOOT, ASSAULT, FLAMES -> true;
            case AIM, HAZARD, OTHER -> false;
        };
        return attack && occasion.target().equals(tester);
    }
}
