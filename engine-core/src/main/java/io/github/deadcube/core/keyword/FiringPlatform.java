package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-FIRING-PLATFORM: n more dice for a SHOOT: on a weapon, if a VEHICLE fires it; on a model, with each of its weapons. */
final class FiringPlatform extends PrintedKeyword {
    FiringPlatform() {
        super("FIRING PLATFORM", RuleIds.K_FIRING_PLATFORM, PrintedOn.SHOOTING, Brackets::number);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        boolean ofModel = !hooks.ofWeapon();
        hooks.modify(
                Modifier.DICE,
                Scope.OWN,
                (game, me, test) -> DiceCounts.inShots(test) && (ofModel || game.hasTrait(me, Trait.GROUNDED))
                        ? keyword.number()
                        : 0);
    }
}
