package io.github.deadcube.core.notation;

import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Writes and reads a mission as text: one line in records and states, any number of lines in a file. The page {@code NOTATION.md} has the grammar of values.
 *
 * <pre>{@code
 * (name "Hold Ground", text "…", zones [(cubes [a8 b8]), (cubes [g1 h1])], goals [(cube d4, worth 2)])
 * }</pre>
 */
public final class MissionText {
    private MissionText() {}

    /** Writes a mission. */
    public static String write(Mission mission) {
        return ValueText.of(Trees.of(mission, SavedTypes.NONE));
    }

    /** Reads a mission. Never throws. Returns an equal mission, or all errors. */
    public static Either<Seq<Fault>, Mission> read(String text) {
        return read(text, 1, 1);
    }

    /**
     * Reads a mission that is part of a longer text. Never throws.
     *
     * @param text as {@link #write} writes it
     * @param line the line of the mission in the longer text, from 1
     * @param column the column of its first character, from 1
     * @return an equal mission; or all errors, each with its line and column in the longer text
     */
    public static Either<Seq<Fault>, Mission> read(String text, int line, int column) {
        return ValueText.read(text, "the mission", line, column, (node, in) -> Trees.read(node, Mission.class, in));
    }
}
