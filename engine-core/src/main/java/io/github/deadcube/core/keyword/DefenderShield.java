package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;

/** K-DEFENDER: small friends in its cube have 1 more AR; a larger model helps only itself. */
class DefenderShield extends CarriedKeyword {
    private static final int SMALL = 2;

    DefenderShield(RuleId rule) {
        super("DEFENDER SHIELD", rule, Brackets::nothing);
    }

    /** R25-K-DEFENDER: a model of any SZ protects friends with SZ 1 or 2 in its cube. */
    static DefenderShield revised() {
        return new DefenderShield(RuleIds.R25_K_DEFENDER) {
            @Override
            boolean helps(GameView game, ModelId me, ModelId other) {
                return me.equals(other) || small(game, other) && DiceCounts.lent(game, me, other);
            }
        };
    }

    @Override
    public boolean isEquipment() {
        return true;
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.modify(Modifier.ARMOUR, Scope.ANY, (game, me, hit) -> helps(game, me, hit.target()) ? 1 : 0);
    }

    boolean helps(GameView game, ModelId me, ModelId other) {
        return me.equals(other) || small(game, me) && small(game, other) && DiceCounts.lent(game, me, other);
    }

    static boolean small(GameView game, ModelId model) {
        return game.model(model).card().size() <= SMALL;
    }
}
