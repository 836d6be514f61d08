package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Hooks.ActivationHook;
import io.github.deadcube.api.extend.Juncture;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/**
 * KT-5, KT-6: what comes before the actions of an activation, and after them, one juncture after another. Before them it is
 * over with the activation, after them with the model's life.
 *
 * @param model the active model
 * @param next what is next
 */
record Threshold(ModelId model, Juncture next) implements Frame {
    private static final Juncture[] ALL = Juncture.values();

    /** Whether there is anything to do when a model's activation begins. */
    static boolean begins(Now now, ModelId model) {
        return now.game().hooks(model).acts() || burns(now, model);
    }

    private static boolean burns(Now now, ModelId model) {
        return now.model(model).marked(RuleIds.K_IT_BURNS);
    }

    @Override
    public RuleId rule() {
        return next.atEnd() ? RuleIds.KT_6 : RuleIds.KT_5;
    }

    @Override
    public String words() {
        return model + "'s activation " + (next.atEnd() ? "ends" : "begins");
    }

    @Override
    public boolean lapsed(Now now) {
        return !now.model(model).inPlay() || !next.atEnd() && now.activationOver();
    }

    @Override
    public void enter(Now now) {
        for (int i = next.ordinal(); i < ALL.length && ALL[i].atEnd() == next.atEnd(); i++) {
            if (ALL[i] == Juncture.FIRE && burns(now, model)) now.then(Damages.fire(model));
            for (ActivationHook hook : now.game().hooks(model).activations(ALL[i])) hook.at(now.flow(), model);
            if (!now.busy()) continue;
            now.then(Damages.settle());
            if (i + 1 < ALL.length && ALL[i + 1].atEnd() == next.atEnd()) now.then(new Threshold(model, ALL[i + 1]));
            return;
        }
    }
}
