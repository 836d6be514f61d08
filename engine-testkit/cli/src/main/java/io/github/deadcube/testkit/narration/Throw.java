package io.github.deadcube.testkit.narration;

import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.team.ModelId;
import io.vavr.control.Option;

/** The dice of one side of a test as they fell: {@code 8 3 1 +5 (again: 6)}. */
final class Throw {
    private static final int EXPLODES = 8;

    private final Option<ModelId> roller;
    private final StringBuilder faces = new StringBuilder();
    private int successes;
    private int target;
    private int bonusDue;

    Throw(Option<ModelId> roller) {
        this.roller = roller;
    }

    /** Bonus dice follow their 8s at once; what is rolled after that is rolled again (DICE-3, DICE-8). */
    void rolled(Event.Rolled event, String again) {
        Dice dice = event.dice();
        target = event.target();
        successes += dice.atLeast(event.target());
        if (faces.isEmpty()) faces.append(dice);
        else if (bonusDue > 0) dice.faces().forEach(face -> faces.append(" +").append(face));
        else faces.append(" (").append(again).append(": ").append(dice).append(')');
        bonusDue = dice.atLeast(EXPLODES);
    }

    boolean by(Option<ModelId> other) {
        return roller.equals(other);
    }

    Option<ModelId> roller() {
        return roller;
    }

    int successes() {
        return successes;
    }

    /** {@code 8 3 1 on 5+}. */
    String soFar() {
        return faces + " on " + target + "+";
    }

    @Override
    public String toString() {
        return faces.toString();
    }
}
