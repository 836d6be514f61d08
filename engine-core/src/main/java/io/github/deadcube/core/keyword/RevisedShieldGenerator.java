package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.rule.RuleIds;
import io.vavr.control.Option;

/** R25-K-SHIELD-GENERATOR: a marker is laid by a GRENADE alone; else it protects the cube of who carries it. */
final class RevisedShieldGenerator extends ShieldGenerator {
    RevisedShieldGenerator() {
        super(RuleIds.R25_K_SHIELD_GENERATOR);
    }

    /** Why another delivery's brackets do not hold it. */
    static Option<String> thrownAlone(KeywordRule effect) {
        return Option.when(effect.rule().equals(RuleIds.R25_K_SHIELD_GENERATOR), "a GRENADE alone lays it");
    }
}
