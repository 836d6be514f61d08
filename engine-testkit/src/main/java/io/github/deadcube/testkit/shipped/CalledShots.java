package io.github.deadcube.testkit.shipped;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Profile.Skill;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/** ORDER-CALLED-SHOTS: the active model shoots better for the rest of its activation. */
record CalledShots() implements SpecialOrder {
    static final String NAME = "Called Shots";

    private static final RuleId RULE = RuleId.of("ORDER-CALLED-SHOTS");

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
        return "Use it on the active model, if it can shoot at models with modifiers, stands, and shares its cube with no enemy."
                + " Until its activation ends it rolls one die more whenever it shoots at a model.";
    }

    @Override
    public boolean actsAt(Moment<?> moment) {
        return moment == Moment.ACTIVE;
    }

    @Override
    public void options(Table table, Cue cue, Consumer<Choice.Use> each) {
        ModelState shooter = table.model(cue.subject());
        if (shoots(table, shooter) && !shooter.pinned() && !shooter.marked(RULE) && !table.besideEnemies(cue.subject()))
            each.accept(new Choice.Use(RULE, cue.subject(), Target.NOTHING));
    }

    @Override
    public void use(Flow flow, Cue cue, Choice.Use use) {
        flow.mark(use.model(), new Mark(RULE, 1, Mark.Until.ACTIVATION));
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> shot(test) ? 1 : 0);
    }

    private static boolean shot(Tested test) {
        return test.skill() == Skill.RANGED && test.occasion().kind() == Occasion.Kind.SHOOT;
    }

    private static boolean shoots(Table table, ModelState model) {
        return model.profile().ranged().exists()
                && Vector.range(0, model.profile().weapons().size())
                        .exists(weapon -> table.modified(model.id(), Arm.own(weapon)));
    }
}
