package io.github.deadcube.api.internal;

import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;

/**
 * The names that faults give to parts of a set-up, a state or a situation, by which a reader finds them in its text.
 */
public final class PartName {
    /** A team whose side is not known yet. */
    public static final Sentence TEAM = Sentence.of("team");

    private PartName() {}

    /** {@code SMOKE in c4}, for example. */
    public static String name(Marker marker) {
        return marker.displayName() + " in " + marker.cube();
    }

    /**
     * {@code A1 damage}, for example.
     *
     * @param model a model, or its name as a text has it
     * @param part a part as states name it; {@code marks 0} for the first mark
     */
    public static String name(Object model, String part) {
        return model + " " + part;
    }

    /** The name of the model, if {@code part} is the name of one of its parts. */
    public static String model(String part) {
        return part.replaceFirst(" .*", "");
    }

    /**
     * {@code token 3}, for example.
     *
     * @param number a number, or its digits as a text has them
     */
    public static String ofToken(Object number) {
        return "token " + number;
    }

    public static Sentence ofTeam(Side side) {
        return Sentence.of("team {side}", side);
    }

    /** The path of a fault of a team that was checked alone, in the team of a game. */
    public static Vector<Sentence> inTeam(Vector<Sentence> path, Sentence team) {
        boolean named = path.headOption().contains(TEAM);
        return (named ? path.tail() : path).prepend(team);
    }

    /**
     * A model of a team that has not begun its game.
     *
     * @param number 1 for the first
     */
    public static Sentence ofModel(int number) {
        return Sentence.of("model {number}", number);
    }

    public static Sentence ofWeapon(String name) {
        return Sentence.of("weapon '{weapon}'", name);
    }
}
