package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SetOff;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** K-SUPPRESSION: besides its damage, everybody who was in the target's cube is pinned, whatever the successes. */
class Suppression extends Printed {
    Suppression() {
        this(RuleIds.K_SUPPRESSION, PrintedOn.RANGED);
    }

    Suppression(RuleId rule, PrintedOn bearers) {
        super("SUPPRESSION", rule, bearers, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Moment.HIT, Scope.OWN, this::marks);
        hooks.on(Moment.PINS, Scope.OWN, this::pins);
        hooks.on(Moment.LANDS_PINS, Scope.OWN, this::lands);
    }

    /** Who is there as the dice are down bears a mark, wherever it goes. */
    private void marks(Flow flow, ModelId me, Attack attack) {
        if (attack.occasion().kind() != Occasion.Kind.SHOOT) return;
        for (ModelId there : flow.in(flow.model(attack.target()).cube()))
            flow.mark(there, new Mark(rule(), 1, Mark.Until.ATTACK));
    }

    final void pins(Flow flow, ModelId me, Attack attack) {
        for (ModelState m : flow.models())
            if (m.inPlay() && m.marked(rule())) {
                flow.unmark(m.id(), rule());
                flow.pin(m.id(), rule());
            }
    }

    private void lands(Flow flow, ModelId by, Landing landing) {
        Vector<ModelId> there = flow.in(landing.cube());
        if (!there.isEmpty()) flow.setOff(new SetOff.Fate(rule(), there, true));
    }

    /**
     * R25-K-SUPPRESSION: on a weapon with range CC too, where all others in the cube are pinned: in an attack whatever the dice, in a fight back
     * if it wins.
     */
    static final class Revised extends Suppression {
        Revised() {
            super(RuleIds.R25_K_SUPPRESSION, PrintedOn.WEAPON);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.on(Moment.HIT, Scope.OWN, (flow, me, attack) -> {
                boolean attacks = me.equals(attack.occasion().attacker());
                if (assaults(attack) && (attacks || attack.won())) crowd(flow, me);
            });
            // an assaulter that was beaten by the answer
            hooks.on(Moment.HIT, Scope.OPPONENT, (flow, me, attack) -> {
                if (beaten(me, attack)) crowd(flow, me);
            });
            hooks.on(Moment.PINS, Scope.OPPONENT, (flow, me, attack) -> {
                if (beaten(me, attack)) pins(flow, me, attack);
            });
        }

        private static boolean assaults(Attack attack) {
            return attack.occasion().kind() == Occasion.Kind.ASSAULT;
        }

        private static boolean beaten(ModelId me, Attack attack) {
            return assaults(attack) && me.equals(attack.occasion().attacker());
        }

        private void crowd(Flow flow, ModelId me) {
            for (ModelId there : flow.in(flow.model(me).cube()))
                if (!there.equals(me) || flow.is(Variant.SUPPRESSES_ITSELF))
                    flow.mark(there, new Mark(rule(), 1, Mark.Until.ATTACK));
        }
    }
}
