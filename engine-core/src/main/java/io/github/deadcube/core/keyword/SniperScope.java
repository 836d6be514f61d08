package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Figure;
import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Moment.Tested;
import io.github.deadcube.api.extend.Way.ShotMode;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile.Skill;

/** K-SNIPER-SCOPE: a SHOOT with it may be declared as a long action, which has two dice more. */
class SniperScope extends Printed implements ShotMode {
    static final String PRINTED = "SNIPER SCOPE";

    SniperScope(RuleId rule) {
        super(PRINTED, rule, PrintedOn.RANGED, Brackets::nothing);
    }

    /** R25-K-SNIPER-SCOPE: a Shoot command die buys the long shot too. */
    static SniperScope revised() {
        return new SniperScope(RuleIds.R25_K_SNIPER_SCOPE) {
            @Override
            public boolean bought() {
                return true;
            }
        };
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.offers(this);
        hooks.adds(Figure.DICE, Scope.OWN, (table, me, test) -> aimed(test) ? 2 : 0);
    }

    private boolean aimed(Tested test) {
        return test.skill() == Skill.RANGED && test.occasion().rule().equals(rule());
    }

    @Override
    public String words() {
        return "long shot";
    }

    @Override
    public boolean lengthy() {
        return true;
    }
}
