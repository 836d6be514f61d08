package io.github.deadcube.core.action;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/** Converts an activation between its frame and its form in a situation. The turn and the position are stored elsewhere. */
final class UnderwayText {
    private UnderwayText() {}

    static Activation of(Situation.CurrentActivation underway, Library library) {
        List<Action.Kind> taken = List.empty();
        boolean lengthy = underway.specials().exists(rule -> isLong(library, rule));
        for (Situation.TakenAction action : underway.taken()) {
            Action kind = kind(action);
            if (!taken.contains(kind.kind())) taken = Activation.with(taken, kind.kind());
            lengthy |= kind.isLong() || action == Situation.TakenAction.LONG_SHOOT;
        }
        return new Activation(
                underway.model(), taken, underway.specials().reverse().toList(), lengthy, underway.spent());
    }

    /** R25-K-TELEPORT: whether a rule's special action is long. */
    private static boolean isLong(Library library, RuleId rule) {
        return library.rule(rule).exists(r -> r instanceof Special special && special.isLong());
    }

    static Situation.CurrentActivation of(Activation activation) {
        Situation.TakenAction other =
                activation.lengthy() ? Situation.TakenAction.SHOOT : Situation.TakenAction.LONG_SHOOT;
        Vector<Situation.TakenAction> taken = Vector.of(Situation.TakenAction.values())
                .filter(action -> action != other
                        && activation.taken().contains(kind(action).kind()));
        return Situation.CurrentActivation.of(activation.model())
                .withTaken(taken)
                .withSpecials(activation.specials().reverse().toVector())
                .withSpent(activation.spent());
    }

    private static Action kind(Situation.TakenAction action) {
        return switch (action) {
            case ADVANCE -> Action.Repertoire.ADVANCE;
            case SPRINT -> Action.Repertoire.SPRINT;
            case SHOOT, LONG_SHOOT -> Action.Repertoire.SHOOT;
            case ASSAULT -> Action.Repertoire.ASSAULT;
            case STAND_UP -> Action.Repertoire.STAND_UP;
        };
    }
}
