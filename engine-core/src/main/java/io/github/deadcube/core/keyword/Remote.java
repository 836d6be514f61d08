package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-REMOTE: nothing in play; it needs an ENGINEER in its team as that is built (TEAM-7). */
final class Remote extends Printed {
    Remote() {
        super("REMOTE", RuleIds.K_REMOTE, PrintedOn.MODEL, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {}
}
