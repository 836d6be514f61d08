package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;

/**
 * The model loses HP, which nothing prevents; a death scores.
 *
 * @param hitPoints how many
 */
public record Costs(int hitPoints) implements Effect {
    @Override
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        flow.lose(model, hitPoints, by);
    }
}
