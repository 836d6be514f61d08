package io.github.deadcube.testkit.bot;

import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;

/** The value of command dice, in VP: which to roll again (CMD-2), and the least gain for which one is spent. */
final class CommandTaste {
    private static final double AVERAGE = 0.35;
    private static final double PRICE = 0.3;

    private CommandTaste() {}

    static double again(CommandDice dice) {
        double gain = 0;
        for (CommandFace face : CommandFace.ALL) gain += dice.count(face) * (AVERAGE - worth(face));
        return gain;
    }

    /** The least gain for which a die with this face is spent; unspent dice are lost at the end of the round. */
    static double price(CommandFace face) {
        return PRICE * worth(face);
    }

    private static double worth(CommandFace face) {
        return switch (face) {
            case MODEL -> 0.3;
            case DICE -> 0.45;
            case ADVANCE -> 0.5;
            case SHOOT, ASSAULT -> 0.4;
            case ORDER -> 0.2;
        };
    }
}
