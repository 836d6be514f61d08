package io.github.deadcube.core.action;

import io.github.deadcube.api.Situation;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.rule.RuleId;
import io.vavr.collection.Vector;

/** Converts an activation between its frame and its form in a situation. The turn and the position are stored elsewhere. */
final class UnderwayText {
    private UnderwayText() {}

    static Activation of(Situation.CurrentActivation underway, Library library) {
        int taken = underway.specials().isEmpty() ? 0 : Action.Repertoire.SPECIAL.bit();
        if (underway.specials().exists(rule -> isLong(library, rule))) taken |= Activation.LONG_SHOT;
        for (Situation.TakenAction action : underway.taken()) taken |= bits(action);
        return new Activation(
                underway.model(), taken, underway.specials().reverse().toList(), underway.spent());
    }

    /** R25-K-TELEPORT: whether a rule's special action is long. */
    private static boolean isLong(Library library, RuleId rule) {
        return library.rule(rule).exists(r -> r instanceof Special special && special.isLong());
    }

    static Situation.CurrentActivation of(Activation activation) {
        Vector<Situation.TakenAction> all = Vector.of(Situation.TakenAction.values())
                .filter(action -> (activation.taken() & bits(action)) == bits(action));
        Vector<Situation.TakenAction> once =
                all.contains(Situation.TakenAction.LONG_SHOOT) ? all.remove(Situation.TakenAction.SHOOT) : all;
        return Situation.CurrentActivation.of(activation.model())
                .withTaken(once)
                .withSpecials(activation.specials().reverse().toVector())
                .withSpent(activation.spent());
    }

    private static int bits(Situation.TakenAction action) {
        return switch (action) {
            case ADVANCE -> Action.Repertoire.ADVANCE.bit();
            case SPRINT -> Action.Repertoire.SPRINT.bit();
            case SHOOT -> Action.Repertoire.SHOOT.bit();
            case LONG_SHOOT -> Action.Repertoire.SHOOT.bit() | Activation.LONG_SHOT;
            case ASSAULT -> Action.Repertoire.ASSAULT.bit();
            case STAND_UP -> Action.Repertoire.STAND_UP.bit();
        };
    }
}
