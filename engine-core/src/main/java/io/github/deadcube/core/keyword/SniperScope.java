package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Capability.ShotMode;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;

/** K-SNIPER-SCOPE: a SHOOT with the weapon may be a long action with two more dice. */
class SniperScope extends PrintedKeyword implements ShotMode {
    SniperScope(RuleId rule) {
        super("SNIPER SCOPE", rule, PrintedOn.RANGED, Brackets::nothing);
    }

    /** R25-K-SNIPER-SCOPE: a Shoot command die may buy the long shot too. */
    static SniperScope revised() {
        return new SniperScope(RuleIds.R25_K_SNIPER_SCOPE) {
            @Override
            public boolean isForShootDie() {
                return true;
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offer(this);
        hooks.modify(Modifier.DICE, Scope.OWN, (game, me, test) -> {
            boolean aimed = test.context().rule().equals(rule());
            return aimed && test.skill() == Skill.RANGED ? 2 : 0;
        });
    }

    @Override
    public String words() {
        return "long shot";
    }

    /** K-IT-BURNS: a flamer still throws its flames. */
    @Override
    public boolean isOrdinary() {
        return true;
    }

    @Override
    public boolean isLong() {
        return true;
    }
}
