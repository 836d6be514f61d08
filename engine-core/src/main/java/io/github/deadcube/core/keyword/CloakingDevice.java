package io.github.deadcube.core.keyword;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/**
 * K-CLOAKING: a SHOOT at a model of either side in its cube or an adjacent cube has one die less. It does not add to
 * smoke.
 */
class CloakingDevice extends CarriedKeyword {
    CloakingDevice(RuleId rule) {
        super("CLOAKING DEVICE", rule, Brackets::nothing);
    }

    /** R25-K-CLOAKING: it has no effect on a PSYCHIC weapon. */
    static CloakingDevice revised() {
        return new CloakingDevice(RuleIds.R25_K_CLOAKING) {
            @Override
            boolean hides(GameView game, ModelId me, ModelTest test) {
                return super.hides(game, me, test)
                        && !game.hasTrait(
                                test.context().attacker(), test.context().weapon(), Trait.NEEDS_NO_SIGHT);
            }
        };
    }

    @Override
    public RuleId countsAs() {
        return RuleIds.K_SMOKE;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.DICE, Scope.ANY, (game, me, test) -> hides(game, me, test) ? -1 : 0);
    }

    /** KT-13: it has no effect on the other side of its own half-cube. */
    boolean hides(GameView game, ModelId me, ModelTest test) {
        if (!DiceCounts.inShots(test)) return false;
        Cube cube = game.model(me).cube();
        Cube target = game.model(test.context().target()).cube();
        return cube.equals(target) || cube.adjacentTo(target);
    }
}
