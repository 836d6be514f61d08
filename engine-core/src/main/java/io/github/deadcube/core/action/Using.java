package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;
import java.util.Objects;

/** SPC-1, ITEM-6: a special action, or an item, is used; what that sets off follows. */
@Waits(words = "{use}")
record Using(Choice.Use use) implements Actions.Waiting {
    @Override
    public RuleId rule() {
        return use.rule();
    }

    @Override
    public void enter(Now now) {
        Special special = Objects.requireNonNull(SpecialAction.find(now, use));
        special.use(now.flow(), use);
        now.then(Timing.settle());
        if (!special.free()) now.then(Timing.over());
    }
}
