package io.github.deadcube.testkit.junit.report;

import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/** A register that mixes rules of the game with rules of its own. */
public final class ReportedHouseRules implements RuleRegister {
    @Override
    public Vector<RuleId> rules() {
        return Vector.of("ADV-3", "ADV-5", "HOUSE-1", "HOUSE-2", "HOUSE-3", "HOUSE-4", "HOUSE-5")
                .map(RuleId::of);
    }

    @Override
    public String title(RuleId rule) {
        return rule.equals(RuleId.of("HOUSE-1")) ? "Dice <off> the table" : RuleRegister.super.title(rule);
    }
}
