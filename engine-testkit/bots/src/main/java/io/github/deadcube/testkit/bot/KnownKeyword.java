package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.collection.Vector;

/** The keywords of the game whose markers and choices the bots value. Those of an application are played out like any choice. */
enum KnownKeyword {
    /** Its use costs the model HP. */
    AUGMENTED(RuleIds.R25_K_AUGMENTED),
    /** It places smoke or gas in the cube of the model. */
    CLOUD(RuleIds.K_GAS_CLOUD, RuleIds.K_INK_SAC, RuleIds.R25_K_DEFENCE_CLOUD, RuleIds.R25_K_SMOKESCREEN),
    COMM_LINK(RuleIds.K_COMM_LINK),
    REVISED_COMM_LINK(RuleIds.R25_K_COMM_LINK),
    /** A 7 of its shots is another die, as an 8 is. */
    REVISED_HOLO_SIGHT(RuleIds.R25_K_HOLO_SIGHT),
    SHIELD(RuleIds.K_SHIELD_GENERATOR, RuleIds.R25_K_SHIELD_GENERATOR),
    SMOKE(RuleIds.K_SMOKE, RuleIds.K_GAS_CLOUD),
    TRAP(RuleIds.K_TRAP, RuleIds.R25_K_TRAP);

    private final Vector<RuleId> rules;

    KnownKeyword(RuleId... rules) {
        this.rules = Vector.of(rules);
    }

    boolean is(RuleId rule) {
        return rules.contains(rule);
    }
}
