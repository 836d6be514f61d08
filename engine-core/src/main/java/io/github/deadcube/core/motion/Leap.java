package io.github.deadcube.core.motion;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;

/**
 * ADV-4, ADV-12: a model comes down by choice where full cubes lie below, and goes on through some of them.
 *
 * @param through the cubes without room from which its move goes on
 */
record Leap(Descent descent, List<Cube> through) implements ComingDown {
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
