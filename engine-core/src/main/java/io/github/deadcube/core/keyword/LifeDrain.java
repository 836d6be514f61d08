package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Loss;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.extend.Then;
import io.github.deadcube.api.extend.Then.Usually;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * K-LIFE-DRAIN: its shots need no LOS, and each HP that they cost may go to a friend near the attacker, itself included; no machines.
 * What an explosion takes from several is given in one go.
 */
class LifeDrain extends Printed {
    private static final int REACH = 2;

    LifeDrain() {
        this(RuleIds.K_LIFE_DRAIN, PrintedOn.SHOOTING);
    }

    LifeDrain(RuleId rule, PrintedOn bearers) {
        super("LIFE DRAIN", rule, bearers, Brackets::nothing);
    }

    /** R25-K-LIFE-DRAIN: any weapon drains, and needs LOS as ever; nothing from or for a CONSTRUCT. */
    static LifeDrain revised() {
        return new LifeDrain(RuleIds.R25_K_LIFE_DRAIN, PrintedOn.WEAPON) {
            @Override
            void sight(Hooks hooks) {}

            @Override
            Trait spared() {
                return Trait.LIFELESS;
            }

            @Override
            boolean drains(Weapon weapon) {
                return true;
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        sight(hooks);
        hooks.on(Moment.LOST, Scope.OPPONENT, this::drained);
        hooks.on(Moment.DEALT, Scope.OWN, this::dealt);
    }

    /** Its shots need no LOS. */
    void sight(Hooks hooks) {
        hooks.has(Trait.UNSIGHTED);
    }

    /** What nothing is drained from, or into. */
    Trait spared() {
        return Trait.MACHINE;
    }

    /** Whether a weapon drains. */
    boolean drains(Weapon weapon) {
        return !weapon.closeCombat();
    }

    private void drained(Flow flow, ModelId me, Loss loss) {
        boolean drains = flow.weapon(me, loss.hit().arm()).exists(this::drains);
        if (!drains || flow.is(loss.hit().target(), spared())) return;
        if (loss.hit().lent().isEmpty()) gives(flow, me, loss.hitPoints());
        else flow.mark(me, new Mark(rule(), loss.hitPoints(), Mark.Until.GAME));
    }

    /** KT-3: all that an explosion has taken. */
    private void dealt(Flow flow, ModelId me, Landing landing) {
        int pool = flow.model(me)
                .marks()
                .filter(mark -> mark.rule().equals(rule()))
                .map(Mark::amount)
                .sum()
                .intValue();
        if (pool == 0) return;
        flow.unmark(me, rule());
        gives(flow, me, pool);
    }

    private void gives(Flow flow, ModelId me, int hitPoints) {
        flow.offer(flow.controller(me), new Gives(rule(), spared(), Option.some(me), hitPoints));
    }

    /** HP by HP, a friend is named or nobody. */
    private record Gives(
            @Usually("K-LIFE-DRAIN") RuleId rule,
            @Usually("MACHINE") Trait spared,
            Option<ModelId> model,
            int left) implements Then.Chosen {
        @Override
        public void options(Table table, Consumer<Choice> each) {
            ModelId me = model.get();
            each.accept(new Choice.Decline(rule(), me));
            ModelState from = table.model(me);
            if (!from.inPlay()) return;
            for (ModelState m : table.models())
                if (m.inPlay()
                        && m.injured()
                        && !table.is(m.id(), spared)
                        && (m.id().equals(me) || table.friends(me, m.id()))
                        && from.cube().range(m.cube()) <= REACH)
                    each.accept(new Choice.Use(rule(), me, Target.of(m.id())));
        }

        @Override
        public void chosen(Flow flow, Choice choice) {
            if (!(choice instanceof Choice.Use use) || !(use.target() instanceof Target.OfModel at)) return;
            flow.heal(at.model(), 1, rule());
            if (left > 1) flow.offer(flow.controller(model.get()), new Gives(rule, spared, model, left - 1));
        }
    }
}
