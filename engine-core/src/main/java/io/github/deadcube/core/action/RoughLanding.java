package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.vavr.collection.List;

/** PIN-3: a model that force has left pinned among enemies stands up on its spot, and one of them attacks it. */
@Waits(rule = "PIN-3", words = "{model} lies among enemies in {cube}")
record RoughLanding(ModelId model, Cube cube, List<ModelId> lying) implements Actions.Waiting {
    private boolean lapsed(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay() || !m.cube().equals(cube) || !now.besideEnemies(model);
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        now.standUp(model, RuleIds.PIN_3);
        now.then(new Clash(model, cube, Clash.Cause.THROWN_IN, lying));
    }
}
