package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** DMG-1, step 6, without what comes before and after it: HP that nothing prevents from being lost. */
@Waits(words = "{model} loses {hitPoints} HP")
record Loses(ModelId model, int hitPoints, RuleId rule) implements Damages.Waiting {
    private boolean lapsed(Now now) {
        return !now.model(model).inPlay();
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        Cube cube = now.model(model).cube();
        now.hurt(model, hitPoints, rule);
        if (!now.model(model).inPlay()) now.then(new Dying(model, cube));
    }
}
