package io.github.deadcube.core.action;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.CurrentActivation.TakenAction;
import io.github.deadcube.core.machine.Frame;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** RND-3: an activation between two actions, as a frame and as what an application says of it. */
final class ActivationUnderway {
    private ActivationUnderway() {}

    static Frame frame(CurrentActivation underway, Library library) {
        List<Action.Kind> taken = List.empty();
        boolean longAction = underway.specials().exists(rule -> ActionRules.isLong(library.rule(rule)));
        for (TakenAction action : underway.taken()) {
            Action kind = kind(action);
            if (!taken.contains(kind.kind())) taken = Activation.with(taken, kind.kind());
            longAction |= kind.isLong() || action == TakenAction.LONG_SHOOT;
        }
        return new Activation(
                underway.model(), taken, underway.specials().reverse().toList(), longAction, underway.spent());
    }

    /** None if something else waits. */
    static Option<CurrentActivation> activation(Pending waiting) {
        if (!(waiting instanceof Activation activation)) return Option.none();
        TakenAction other = activation.longAction() ? TakenAction.SHOOT : TakenAction.LONG_SHOOT;
        Vector<TakenAction> taken = Vector.of(TakenAction.values())
                .filter(action -> action != other
                        && activation.taken().contains(kind(action).kind()));
        return Option.some(CurrentActivation.of(activation.model())
                .withTaken(taken)
                .withSpecials(activation.specials().reverse().toVector())
                .withSpent(activation.spent()));
    }

    private static Action kind(TakenAction action) {
        return switch (action) {
            case ADVANCE -> ActionKinds.ADVANCE;
            case SPRINT -> ActionKinds.SPRINT;
            case SHOOT, LONG_SHOOT -> ActionKinds.SHOOT;
            case ASSAULT -> ActionKinds.ASSAULT;
            case STAND_UP -> ActionKinds.STAND_UP;
        };
    }
}
