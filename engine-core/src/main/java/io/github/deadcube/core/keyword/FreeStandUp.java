package io.github.deadcube.core.keyword;

import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** A STAND UP that a keyword offers its model, and that is no action. */
record FreeStandUp(RuleId rule, Option<ModelId> model) implements Offer {
    @Override
    public Choice taking() {
        return new Choice.StandUp(model.get());
    }

    @Override
    public void taken(Flow flow) {
        flow.rise(model.get());
    }
}
