package io.github.deadcube.core.motion;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.vavr.collection.List;

/** ADV-4, ADV-12: a model drops by choice above full cubes, and its move continues from some of them. */
@SavedName("leap")
record Leap(Descent descent, List<Cube> through) implements FallDestination {
    @Override
    public void requires(Requirements state) {
        descent.requires(state);
    }

    @Override
    public RuleId rule() {
        return descent.rule();
    }

    @Override
    public ModelId model() {
        return descent.model();
    }

    @Override
    public Side by() {
        return descent.by();
    }

    @Override
    public Cube over() {
        return descent.over();
    }

    @Override
    public Leap at(Cube floor) {
        return new Leap(descent.at(floor), through);
    }

    @Override
    public void land(Now now, Cube floor) {
        if (through.contains(floor)) descent.goOn(now, floor);
        else descent.land(now, floor);
    }
}
