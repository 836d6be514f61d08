package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import java.util.function.Consumer;

/** I-MEDI-PACK: by a SPECIAL action its carrier regains 1 HP, unless it is a machine. */
class MediPack extends Item implements Special {
    MediPack(RuleId rule) {
        super("Medi-Pack", rule);
    }

    @Override
    public final void carried(Hooks hooks) {
        hooks.offers(this);
    }

    @Override
    public void targets(Table table, ModelId carrier, Consumer<Choice.Use> each) {
        if (table.model(carrier).injured() && !table.is(carrier, Trait.MACHINE))
            each.accept(new Choice.Use(rule(), carrier, Target.NOTHING));
    }

    @Override
    public Rejection refusal(Table table, Choice.Use use) {
        return use.target().equals(Target.NOTHING)
                ? unhelped(table, use.model())
                : new Rejection(rule(), "a Medi-Pack heals its carrier alone", "its use without a target");
    }

    /** Why it heals nobody. */
    final Rejection unhelped(Table table, ModelId whom) {
        return table.is(whom, Trait.MACHINE)
                ? new Rejection(rule(), whom + " is a machine: a Medi-Pack does not heal it", "a model that is none")
                : new Rejection(rule(), whom + " is unhurt", "a model that has lost HP");
    }

    @Override
    public void use(Flow flow, Choice.Use use) {
        flow.useItem(use.model(), rule());
        flow.heal(use.model(), 1, rule());
    }

    /** R25-I-MEDI-PACK: by a SPECIAL action its carrier, or a friend in its cube, regains 1 HP, unless that is a machine. */
    static final class Revised extends MediPack {
        Revised() {
            super(RuleIds.R25_I_MEDI_PACK);
        }

        @Override
        public void targets(Table table, ModelId carrier, Consumer<Choice.Use> each) {
            for (ModelId other : table.in(table.model(carrier).cube()))
                if ((other.equals(carrier) || table.friends(carrier, other))
                        && table.model(other).injured()
                        && !table.is(other, Trait.MACHINE))
                    each.accept(new Choice.Use(rule(), carrier, Target.of(other)));
        }

        @Override
        public Rejection refusal(Table table, Choice.Use use) {
            if (use.target() instanceof Target.OfModel on) {
                ModelId other = on.model();
                boolean near = table.model(other).inPlay()
                        && table.model(other)
                                .cube()
                                .equals(table.model(use.model()).cube())
                        && (other.equals(use.model()) || table.friends(use.model(), other));
                if (near) return unhelped(table, other);
            }
            return new Rejection(
                    rule(), "a Medi-Pack heals its carrier or a friend in its cube", "one of these that has lost HP");
        }

        @Override
        public void use(Flow flow, Choice.Use use) {
            flow.useItem(use.model(), rule());
            flow.heal(((Target.OfModel) use.target()).model(), 1, rule());
        }
    }
}
