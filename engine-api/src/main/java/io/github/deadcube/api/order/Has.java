package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Hooks;
import io.github.deadcube.api.extend.Trait;

/**
 * Something is simply so of the model for a time: it cannot be targeted (HIDDEN), leaves enemies unhindered (SLIPPING), ignores them as it moves
 * (LEAPING) …
 *
 * @param trait what
 */
public record Has(Trait trait) implements Effect {
    @Override
    public boolean lends() {
        return true;
    }

    @Override
    public void lent(Hooks hooks) {
        hooks.has(trait);
    }
}
