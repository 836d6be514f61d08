package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-DISMANTLE: a VEHICLE, WALKER, BIKE or CONSTRUCT that loses HP to the weapon loses 1 more. */
class Dismantle extends PrintedKeyword {
    Dismantle(RuleId rule) {
        super("DISMANTLE", rule, PrintedOn.ANY, Brackets::nothing);
    }

    /** R25-K-DISMANTLE: also a BIKE, which is not a VEHICLE. */
    static Dismantle revised() {
        return new Dismantle(RuleIds.R25_K_DISMANTLE) {
            @Override
            boolean counts(GameView game, ModelId target) {
                return super.counts(game, target) || game.hasTrait(target, Trait.DISMANTLABLE);
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.MORE_DAMAGE, Scope.OWN, (game, me, hit) -> counts(game, hit.target()) ? 1 : 0);
    }

    /** Whether it harms the model. */
    boolean counts(GameView game, ModelId target) {
        return game.hasTrait(target, Trait.MACHINE);
    }
}
