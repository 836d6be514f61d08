package io.github.deadcube.api.order.words;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.saved.SavedName;

/** Gives the model a trait. */
@SavedName("has")
public record Has(Trait trait) implements LastingEffect {
    @Override
    public void attachToMarked(Hooks hooks) {
        hooks.grant(trait);
    }
}
