package io.github.deadcube.extend.right;

import io.github.deadcube.api.extend.Effects;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.extend.TakeOrLeave;

/** A continuation with the same simple name as {@link io.github.deadcube.extend.left.Later}. */
@SavedName("right.later")
public record Later(RuleId rule, ModelId of) implements TakeOrLeave {
    @Override
    public void chosen(Effects effects, Choice choice) {
        if (choice instanceof Choice.Use) effects.pin(of, rule);
    }
}
