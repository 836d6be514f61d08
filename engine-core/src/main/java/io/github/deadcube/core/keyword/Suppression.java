package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** K-SUPPRESSION: all models that were in the cube of the target are pinned, with any number of successes. */
class Suppression extends PrintedKeyword {
    Suppression() {
        this(RuleIds.K_SUPPRESSION, PrintedOn.RANGED);
    }

    Suppression(RuleId rule, PrintedOn owners) {
        super("SUPPRESSION", rule, owners, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.on(Trigger.HIT, Scope.OWN, this::marks);
        hooks.on(Trigger.ATTACK.at(Step.PINS), Scope.OWN, this::pins);
        hooks.on(Trigger.IMPACT.at(Step.PINS), Scope.OWN, this::lands);
    }

    /** A model that is there when the dice are rolled gets a mark, which stays with it. */
    private void marks(Effects effects, ModelId me, Trigger.Attack attack) {
        if (attack.context().kind() != TestContext.Kind.SHOOT) return;
        for (ModelId there : effects.modelsIn(effects.model(attack.target()).cube()))
            effects.addMark(there, new Mark(rule(), 1, Mark.Until.ATTACK));
    }

    final void pins(Effects effects, ModelId me, Trigger.Attack attack) {
        for (Model m : effects.models())
            if (m.inPlay() && m.marked(rule())) {
                effects.removeMarks(m.id(), rule());
                effects.pin(m.id(), rule());
            }
    }

    private void lands(Effects effects, ModelId by, Trigger.Impact impact) {
        Vector<ModelId> there = effects.modelsIn(impact.cube());
        if (!there.isEmpty()) effects.changeStatus(there, true, rule());
    }

    /** R25-K-SUPPRESSION: also on a weapon with range CC, against all other models in the cube. */
    static final class Revised extends Suppression {
        Revised() {
            super(RuleIds.R25_K_SUPPRESSION, PrintedOn.WEAPON);
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {
            super.attach(keyword, hooks);
            hooks.on(Trigger.HIT, Scope.OWN, (effects, me, attack) -> {
                boolean attacks = me.equals(attack.context().attacker());
                if (assaults(attack) && (attacks || attack.won())) crowd(effects, me);
            });
            // an assaulter that lost to the fight back
            hooks.on(Trigger.HIT, Scope.OPPONENT, (effects, me, attack) -> {
                if (beaten(me, attack)) crowd(effects, me);
            });
            hooks.on(Trigger.ATTACK.at(Step.PINS), Scope.OPPONENT, (effects, me, attack) -> {
                if (beaten(me, attack)) pins(effects, me, attack);
            });
        }

        private static boolean assaults(Trigger.Attack attack) {
            return attack.context().kind() == TestContext.Kind.ASSAULT;
        }

        private static boolean beaten(ModelId me, Trigger.Attack attack) {
            return assaults(attack) && me.equals(attack.context().attacker());
        }

        private void crowd(Effects effects, ModelId me) {
            for (ModelId there : effects.modelsIn(effects.model(me).cube()))
                if (!there.equals(me) || effects.has(Variant.SUPPRESSES_ITSELF))
                    effects.addMark(there, new Mark(rule(), 1, Mark.Until.ATTACK));
        }
    }
}
