package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;

/** The keywords of the game that the narration has words of their own for. All others are narrated by what happens. */
enum RuleWords {
    ARRIVING(RuleIds.K_TELEPORT, RuleIds.R25_K_TELEPORT),
    DEFUSING(RuleIds.K_ENGINEER, RuleIds.R25_K_ENGINEER),
    FIRE(RuleIds.K_IT_BURNS, RuleIds.R25_K_IT_BURNS),
    KNOCKED_BACK(RuleIds.K_KNOCKBACK),
    LANDING(RuleIds.K_DROP_SUIT, RuleIds.R25_K_DROP_SUIT),
    MENDING(RuleIds.R25_K_MEDIC),
    OWN_WILL(RuleIds.K_HEADSTRONG, RuleIds.K_RAMPAGE, RuleIds.R25_K_RAMPAGE),
    PREY(RuleIds.K_PREY, RuleIds.R25_K_PREY),
    REACTION(RuleIds.K_EVADE),
    SECOND_WEAPON(RuleIds.K_FIRE_CONTROL, RuleIds.R25_K_FIRE_CONTROL),
    SHIELD(RuleIds.K_ENERGY_SHIELD, RuleIds.R25_K_ENERGY_SHIELD),
    SHIELD_OF_ANOTHER(RuleIds.K_SHIELD_GENERATOR, RuleIds.R25_K_SHIELD_GENERATOR),
    SMOKE(RuleIds.K_SMOKE);

    private final Vector<RuleId> rules;

    RuleWords(RuleId... rules) {
        this.rules = Vector.of(rules);
    }

    boolean are(RuleId rule) {
        return rules.contains(rule);
    }
}
