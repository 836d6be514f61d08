package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/**
 * R25-K-SUPPRESSION: on a weapon with range CC too, where all others in the cube are pinned: in an attack whatever the dice, in a fight back
 * if it wins.
 */
final class RevisedSuppression extends Suppression {
    RevisedSuppression() {
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
