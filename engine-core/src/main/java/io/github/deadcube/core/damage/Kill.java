package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** DMG-4: a model is killed, whatever HP it has left. */
record Kill(ModelId model, RuleId rule) implements Frame {
    @Override
    public String words() {
        return model + " is killed";
    }

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
