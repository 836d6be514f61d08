package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * R25-K-CHARGED: it is declared with the ADVANCE: SP is 1 more, and all else as ever, though it goes no farther than without. The mark's
 * amount is 2 until the model sets out once more: the SP is that ADVANCE's alone.
 */
final class RevisedCharged extends Charged {
    private static final int FASTER = 2;

    RevisedCharged() {
        super(RuleIds.R25_K_CHARGED);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.DEPARTS, Scope.OWN, (flow, me, departure) -> {
            boolean once = !flow.model(me).marked(rule());
            if (once && departure.rule().equals(RuleIds.ADV_1))
                flow.offer(flow.controller(me), new Declares(rule(), Option.some(me)));
        });
    }

    @Override
    public void marked(Hooks hooks) {
        super.marked(hooks);
        hooks.adds(Figure.SPEED, Scope.OWN, (table, me, moving) -> faster(table, me) ? 1 : 0);
        hooks.on(Moment.DEPARTS, Scope.OWN, (flow, me, departure) -> {
            if (!faster(flow, me)) return;
            flow.unmark(me, rule());
            flow.mark(me, new Mark(rule(), 1, Mark.Until.ACTIVATION));
        });
    }

    private boolean faster(Table table, ModelId me) {
        return table.model(me).marks().exists(mark -> mark.rule().equals(rule()) && mark.amount() == FASTER);
    }

    private record Declares(RuleId rule, Option<ModelId> model) implements Offer {
        @Override
        public void taken(Flow flow) {
            flow.mark(model.get(), new Mark(rule, FASTER, Mark.Until.ACTIVATION));
        }
    }
}
