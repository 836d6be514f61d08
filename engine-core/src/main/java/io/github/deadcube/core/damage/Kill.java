package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** DMG-4: a model is killed, whatever HP it has left. */
@Waits(words = "{model} is killed")
record Kill(ModelId model, RuleId rule) implements Damages.Waiting {
    private boolean lapsed(Now now) {
        return !now.model(model).inPlay();
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        Cube cube = now.model(model).cube();
        now.remove(model, rule);
        now.then(new Dying(model, cube));
    }
}
