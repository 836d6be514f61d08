package io.github.deadcube.extend;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.HouseRules;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.extend.Ruleset.Variant;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** House rules that change a table, a variant and a keyword of the game. */
public final class TweakHouse implements HouseRules {
    /** TOUGH under a rule of the house. */
    private record HouseTough() implements KeywordRule {
        @Override
        public String printed() {
            return "TOUGH";
        }

        @Override
        public RuleId rule() {
            return RuleId.of("HOUSE-TOUGH");
        }

        @Override
        public void attach(Keyword keyword, Hooks hooks) {}
    }

    @Override
    public Ruleset over(Ruleset edition) {
        return edition.withName("house")
                .withTables(edition.tables().withFallDice(2))
                .withTokens(RuleIds.I_AMMO, 5)
                .with(Variant.WIPE_OUT_ENDS_GAME)
                .with(new HouseTough());
    }
}
