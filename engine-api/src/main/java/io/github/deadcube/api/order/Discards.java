package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Flow;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/** ORD-6: a command die of the other side is discarded; the user names its face. */
public record Discards() implements Effect {
    @Override
    public boolean possible(Table table, RuleId by, Cue cue, ModelId model) {
        return table.command(cue.side().other()).size() > 0;
    }

    @Override
    public Vector<Target> targets(Table table, Cue cue, ModelId model) {
        return CommandFace.ALL.filter(table.command(cue.side().other())::has).map(Target.OfFace::new);
    }

    @Override
    public void on(Flow flow, RuleId by, Cue cue, ModelId model, Target target) {
        if (target instanceof Target.OfFace of) flow.discard(cue.side().other(), of.face());
    }
}
