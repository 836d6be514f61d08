package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** SPC-1: a special action, and what it sets off. */
record SpecialAction(Choice.Use use) implements Frame {
    @Override
    public RuleId rule() {
        return use.rule();
    }

    @Override
    public String words() {
        return use.toString();
    }

    @Override
    public void enter(Now now) {
        Targets.special(now.game().hooks(use.model()), use).use(now.flow(), use);
        now.then(Damages.settle());
        now.then(Damages.over());
    }
}
