package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.InText;
import io.vavr.collection.Vector;

/** Disables keywords. */
@SavedName("silences")
public record Silences(
        @InText(least = 1) Vector<RuleId> rules,
        @InText(usual = "own") Scope scope) implements LastingEffect {
    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.silence(rules, scope);
    }
}
