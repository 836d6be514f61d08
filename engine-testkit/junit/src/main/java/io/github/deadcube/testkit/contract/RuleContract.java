package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;

/** The common part of the contracts of a keyword, an item and a special order. */
@SuppressWarnings("exports")
interface RuleContract extends PlayContract {
    /** The edition to which the rule is added: the third edition, unless overridden. */
    default Ruleset edition() {
        return Deadcube.ruleset();
    }

    /** 15, unless overridden. */
    @Override
    default int fewestGames() {
        return 15;
    }
}
