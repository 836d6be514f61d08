package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.rule.RuleIds;

/** I-STIMULANTS: one die more for one SHOOT, or for one FIGHT of an ordinary ASSAULT. */
final class Stimulants extends Named {
    Stimulants() {
        super("Stimulants", RuleIds.I_STIMULANTS);
    }

    @Override
    public int shootDice() {
        return 1;
    }

    @Override
    public int fightDice(Ruleset ruleset) {
        return ruleset.stimulantsInFights() ? 1 : 0;
    }
}
