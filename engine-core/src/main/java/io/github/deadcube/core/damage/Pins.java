package io.github.deadcube.core.damage;

import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;

/** KT-2, KT-3: these, where they live, are pinned together. */
record Pins(List<ModelId> models, RuleId rule) implements Damages.Waiting {
    @Override
    public String words() {
        return models.mkString(", ") + " about to be pinned";
    }

    @Override
    public void enter(Now now) {
        models.forEach(m -> now.pin(m, rule));
    }
}
