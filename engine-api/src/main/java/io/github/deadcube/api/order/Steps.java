package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Stride;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/**
 * ORD-4: the model makes one step by choice, or stays.
 *
 * @param breaksAway whether leaving enemies is breaking away (ADV-6)
 * @param nearer whether the step must lessen the distance to the moment's subject (GEO-9)
 * @param peaceful whether it neither starts nor ends in a cube with enemies
 */
public record Steps(boolean breaksAway, boolean nearer, boolean peaceful) implements Effect {
    @Override
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        ModelState m = table.model(model);
        return m.inPlay() && !m.pinned() && m.profile().advance() > 0 && !(peaceful && table.besideEnemies(model));
    }

    @Override
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        flow.stride(new Stride(model, by, Option.when(nearer, cue.subject()), breaksAway, peaceful));
    }
}
