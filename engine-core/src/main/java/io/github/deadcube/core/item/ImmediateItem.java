package io.github.deadcube.core.item;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/** An item with an immediate effect when it is picked up. It is then discarded, and cannot be kept, used or bought. */
abstract class ImmediateItem extends Item {
    ImmediateItem(String name, RuleId rule) {
        super(name, rule);
    }

    abstract void happens(Effects effects, ModelId finder);

    @Override
    public final boolean isUsedOnce() {
        return false;
    }

    @Override
    public final boolean isEquipment() {
        return false;
    }

    @Override
    public final boolean pickedUp(Effects effects, ModelId finder, boolean firstTime) {
        happens(effects, finder);
        return false;
    }
}
