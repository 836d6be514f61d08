package io.github.deadcube.testkit.match;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;

/** A part of a state that no rule names, so that the state has no notation. */
@SavedName("unnamedPending")
public record UnnamedPending() implements Pending {
    @Override
    public RuleId rule() {
        return RuleIds.RND_1;
    }

    @Override
    public Sentence describe() {
        return Sentence.of("nobody knows what");
    }
}
