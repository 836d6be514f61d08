package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.core.Deadcube;

/** What the contracts of one keyword, item or special order share. */
@SuppressWarnings("exports")
interface RuleContract extends PlayContract {
    /** The rules that it is added to: the third edition, unless overridden. */
    default Ruleset edition() {
        return Deadcube.ruleset();
    }

    /** 40, unless overridden. */
    @Override
    default int fewestGames() {
        return 40;
    }
}
