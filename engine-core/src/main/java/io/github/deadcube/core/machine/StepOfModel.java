package io.github.deadcube.core.machine;

import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.GameView;
import io.github.deadcube.api.rule.Fault;
import io.vavr.control.Option;

/** A step whose rule a model always has. */
public interface StepOfModel extends Continuation {
    @Override
    default Option<Fault> fault(GameView game) {
        return Option.when(model().isEmpty(), () -> Fault.of(rule(), "no model has the rule"));
    }
}
