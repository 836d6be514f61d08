package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Keyword;

/** K-HACKER: intel that it picks up gives 1 VP more (I-INTEL). */
final class Hacker extends CarriedKeyword {
    Hacker() {
        super("HACKER", RuleIds.K_HACKER, Brackets::nothing);
    }

    @Override
    public void attach(Keyword keyword, Hooks hooks) {
        hooks.has(Trait.HACKING);
    }
}
