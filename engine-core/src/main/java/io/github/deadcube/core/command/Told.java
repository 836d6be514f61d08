package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;

/** ORD-2: what the windows above it are about, where no rule below them tells. */
record Told(Cue cue) implements Frame {
    @Override
    public RuleId rule() {
        return RuleIds.ORD_2;
    }

    @Override
    public String words() {
        return "";
    }

    @Override
    public Cue cue(Cue asked) {
        return cue.withSide(asked.side()).withSubject(asked.subject());
    }

    @Override
    public void enter(Now now) {}
}
