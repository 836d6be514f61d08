package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-HONOURABLE: pinned models, and those that break away, are no targets. */
class Honourable extends PrintedKeyword {
    Honourable(RuleId rule) {
        super("HONOURABLE", rule, PrintedOn.MODEL, Brackets::nothing);
    }

    /** R25-K-HONOURABLE: it fights like any model, but its FIGHT against a model that was pinned costs no HP. */
    static Honourable revised() {
        return new Honourable(RuleIds.R25_K_HONOURABLE) {
            @Override
            void restrictFights(Hooks hooks, Rejection lies) {
                hooks.restrict(
                        Hooks.Restriction.HARM,
                        Scope.OWN,
                        (game, me, fight) -> fight.wasPinned()
                                        && me.equals(fight.attacker())
                                        && fight.kind() == TestContext.Kind.ASSAULT
                                ? lies
                                : null);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        Rejection lies = new Rejection(rule(), "the target is pinned", "a target that is not pinned");
        hooks.restrict(
                Hooks.Restriction.SHOT,
                Scope.OWN,
                (game, me, shot) -> game.model(shot.target()).pinned() ? lies : null);
        restrictFights(hooks, lies);
    }

    /** The effect on its fights with pinned models. */
    void restrictFights(Hooks hooks, Rejection lies) {
        Rejection leaves = new Rejection(rule(), "the target breaks away", "to let it go");
        hooks.restrict(Hooks.Restriction.ASSAULT, Scope.OWN, (game, me, fight) -> {
            if (fight.rule().equals(RuleIds.ADV_6)) return leaves;
            return fight.wasPinned() || game.model(fight.target()).pinned() ? lies : null;
        });
    }
}
