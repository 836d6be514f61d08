package io.github.deadcube.core.command;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;

/** ORD-2: what the windows above it are about, where no rule below them tells. */
@Waits(rule = "ORD-2")
record Told(Cue cue) implements Command.Waiting {
    @Override
    public Cue cue(Cue asked) {
        return cue.withSide(asked.side()).withSubject(asked.subject());
    }

    @Override
    public void enter(Now now) {}
}
