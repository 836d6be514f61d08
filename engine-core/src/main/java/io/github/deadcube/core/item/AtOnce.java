package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/** An item that does what it does as it is picked up, and is then discarded: nobody uses it, sells it or keeps it. */
abstract class AtOnce extends Item {
    AtOnce(String name, RuleId rule) {
        super(name, rule);
    }

    /** What comes of it. */
    abstract void happens(Flow flow, ModelId finder);

    @Override
    public final boolean usedOnce() {
        return false;
    }

    @Override
    public final boolean bought() {
        return false;
    }

    @Override
    public final boolean pickedUp(Flow flow, ModelId finder, boolean firstTime) {
        happens(flow, finder);
        return false;
    }
}
