package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Landing;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.SetOff;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** K-STUN: no damage; who is beaten is marked as activated, and so are all where a shot lands, without a test. */
class Stun extends Printed {
    Stun(RuleId rule) {
        super("STUN", rule, PrintedOn.ANYWHERE, Brackets::nothing);
    }

    /** R25-K-STUN: damage is dealt as ever. */
    static Stun revised() {
        return new Stun(RuleIds.R25_K_STUN) {
            @Override
            void harm(Hooks hooks) {}
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        harm(hooks);
        hooks.on(Moment.STUN, Scope.OWN, (flow, me, attack) -> {
            if (attack.won()) flow.markActivated(attack.target(), rule());
        });
        hooks.on(Moment.LANDS_STUN, Scope.OWN, this::lands);
    }

    /** It costs no HP. */
    void harm(Hooks hooks) {
        hooks.has(Trait.HARMLESS);
    }

    private void lands(Flow flow, ModelId by, Landing landing) {
        Vector<ModelId> there = flow.in(landing.cube());
        if (!there.isEmpty()) flow.setOff(new SetOff.Fate(rule(), there, false));
    }
}
