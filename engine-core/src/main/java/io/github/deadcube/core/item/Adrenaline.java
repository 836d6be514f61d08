package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** I-ADRENALINE: SP +1/+1 for this round. */
final class Adrenaline extends Named {
    Adrenaline() {
        super("Adrenaline Shot", RuleIds.I_ADRENALINE);
    }

    @Override
    public int speed() {
        return 1;
    }

    @Override
    public void uses(Table table, ModelId carrier, Consumer<Choice.Use> each) {
        each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        flow.mark(use.model(), new Mark(rule(), 1, Mark.Until.ROUND));
    }
}
