package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** I-ADRENALINE: SP is 1 more, first and second figure, for this round. */
class Adrenaline extends Item {
    private Adrenaline(RuleId rule) {
        super("Adrenaline Shot", rule);
    }

    @Override
    public final void marked(Hooks hooks) {
        hooks.adds(Figure.SPEED, Scope.OWN, (table, me, moving) -> 1);
    }

    /** Used without an action. */
    static final class Free extends Adrenaline implements Special {
        Free() {
            super(RuleIds.I_ADRENALINE);
        }

        @Override
        public void carried(Hooks hooks) {
            hooks.offers(this);
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
            quicken(flow, use.model(), rule());
        }
    }

    /** R25-I-ADRENALINE: used as an ADVANCE or a SPRINT is declared. */
    static final class Revised extends Adrenaline {
        Revised() {
            super(RuleIds.R25_I_ADRENALINE);
        }

        @Override
        public boolean aidsMoving() {
            return true;
        }
    }

    private static void quicken(Flow flow, ModelId model, RuleId rule) {
        flow.useItem(model, rule);
        flow.mark(model, new Mark(rule, 1, Mark.Until.ROUND));
    }

    /** R25-I-ADRENALINE: an item is used up as its carrier sets out, or not. */
    @Saved("boost")
    record Boost(RuleId rule, Option<ModelId> model) implements Then.Chosen {
        @Override
        public void options(Table table, Consumer<Choice> each) {
            each.accept(new Choice.Decline(rule, model.get()));
            each.accept(new Choice.Use(rule, model.get(), Target.NOTHING));
        }

        @Override
        public void chosen(Flow flow, Choice choice) {
            if (!(choice instanceof Choice.Decline)) quicken(flow, model.get(), rule);
        }
    }
}
