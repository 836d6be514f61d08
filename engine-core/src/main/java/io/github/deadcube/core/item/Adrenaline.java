package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** I-ADRENALINE: SP is 1 more, first and second figure, for this round. */
final class Adrenaline extends Item implements Special {
    Adrenaline() {
        super("Adrenaline Shot", RuleIds.I_ADRENALINE);
    }

    @Override
    public void carried(Hooks hooks) {
        hooks.offers(this);
    }

    @Override
    public void marked(Hooks hooks) {
        hooks.adds(Figure.SPEED, Scope.OWN, (table, me, moving) -> 1);
    }

    @Override
    public boolean free() {
        return true;
    }

    @Override
    public void targets(Table table, ModelId carrier, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        flow.useItem(use.model(), rule());
        flow.mark(use.model(), new Mark(rule(), 1, Mark.Until.ROUND));
    }
}
