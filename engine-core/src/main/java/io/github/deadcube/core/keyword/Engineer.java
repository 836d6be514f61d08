package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Entered;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** K-ENGINEER: it defuses enemy traps in a cube that it enters, and a booby trap that it reveals; that ends its activation. */
class Engineer extends Printed.Carried {
    Engineer(RuleId rule) {
        super("ENGINEER", rule, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.DEFUSES);
        hooks.on(Moment.ENTERED, Scope.OWN, this::defuse);
    }

    /** Whether it defuses a trap in its cube. */
    boolean defuses(Table table, Marker trap, ModelId me) {
        return trap.rule().equals(RuleIds.K_TRAP) && Trap.enemy(table, trap, me);
    }

    private void defuse(Flow flow, ModelId me, Entered entered) {
        Vector<Marker> traps = flow.markers().filter(m -> m.cube().equals(entered.cube()) && defuses(flow, m, me));
        if (traps.isEmpty()) return;
        for (Marker trap : traps) flow.take(trap, rule());
        flow.stop(me);
        flow.cutShort(me);
    }

    /**
     * R25-K-ENGINEER: a SPECIAL takes a damage or a fire marker off a friendly VEHICLE, WALKER or CONSTRUCT in its cube or an adjacent one.
     * Whoever laid a trap that it enters, it defuses that.
     */
    static final class Revised extends Engineer implements Special {
        Revised() {
            super(RuleIds.R25_K_ENGINEER);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.offers(this);
        }

        @Override
        boolean defuses(Table table, Marker trap, ModelId me) {
            return trap.rule().equals(RuleIds.R25_K_TRAP) || trap.rule().equals(RuleIds.K_TRAP);
        }

        @Override
        public void targets(Table table, ModelId me, Consumer<Choice.Use> each) {
            ModelState engineer = table.model(me);
            for (ModelId other : table.in(engineer.cube()).appendAll(table.around(engineer.cube()))) {
                ModelState m = table.model(other);
                boolean broken = m.injured() || burns(m).isDefined();
                if (broken && table.is(other, Trait.MACHINE) && table.friends(me, other))
                    each.accept(new Choice.Use(rule(), me, Target.of(other)));
            }
        }

        private static Option<RuleId> burns(ModelState m) {
            return m.marks()
                    .map(mark -> mark.rule())
                    .find(r -> r.equals(RuleIds.R25_K_IT_BURNS) || r.equals(RuleIds.K_IT_BURNS));
        }

        @Override
        public Rejection refusal(Table table, Choice.Use use) {
            return new Rejection(
                    rule(),
                    "the target is no friendly machine here or in an adjacent cube, or there is nothing to mend",
                    "another model of its side, a VEHICLE, WALKER or CONSTRUCT that is injured or burns");
        }

        @Override
        public void use(Flow flow, Choice.Use use) {
            ModelId other = ((Target.OfModel) use.target()).model();
            flow.offer(flow.controller(use.model()), new Mends(rule(), use.model(), other));
        }

        /** One damage, or the fire. */
        @Saved("revisedEngineer.mends")
        private record Mends(RuleId rule, ModelId engineer, ModelId other) implements Then.Chosen {
            @Override
            public Option<ModelId> model() {
                return Option.some(engineer);
            }

            @Override
            public void options(Table table, Consumer<Choice> each) {
                ModelState m = table.model(other);
                if (m.injured()) each.accept(new Choice.Use(rule, engineer, Target.of(other)));
                burns(m).forEach(fire -> each.accept(new Choice.Use(fire, engineer, Target.of(other))));
            }

            @Override
            public void chosen(Flow flow, Choice choice) {
                RuleId what = ((Choice.Use) choice).rule();
                if (what.equals(rule)) flow.heal(other, 1, rule);
                else flow.unmark(other, what);
            }
        }
    }
}
