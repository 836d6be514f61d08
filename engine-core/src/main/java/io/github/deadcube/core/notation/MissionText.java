package io.github.deadcube.core.notation;

import io.github.deadcube.api.extend.Scenario;
import io.github.deadcube.api.mission.Mission;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.core.codec.SavedTypes;
import io.github.deadcube.core.codec.Trees;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Writes and reads a scenario as text: one line in records and states, any number of lines in a file. The page {@code NOTATION.md} has the grammar of values.
 *
 * <pre>{@code
 * (name "Hold Ground", text "…", zones [(cubes [a8, b8]), (cubes [g1, h1])], goals [(cube d4, worth 2)])
 * }</pre>
 */
public final class MissionText {
    private MissionText() {}

    /**
     * Writes a scenario.
     *
     * @throws IllegalArgumentException if the scenario is a class of an application, not a text or data that was read
     */
    public static String write(Scenario scenario) {
        if (!(scenario instanceof Mission mission))
            throw new IllegalArgumentException("'" + scenario.name() + "' is a class, and has no text");
        return ValueText.of(Trees.of(mission, SavedTypes.NONE));
    }

    /** Reads a scenario. Never throws. Returns an equal scenario, or all errors. */
    public static Either<Seq<Fault>, Scenario> read(String text) {
        return Either.narrow(mission(text, 1, 1));
    }

    /**
     * The scenario in a text that a program contains.
     *
     * @throws IllegalArgumentException with all errors of the text, each with its line and column
     */
    public static Scenario of(String text) {
        return Fault.orThrow(read(text));
    }

    /**
     * Reads a scenario that is part of a longer text. Never throws.
     *
     * @param text as {@link #write} writes it
     * @param line the line of the scenario in the longer text, from 1
     * @param column the column of its first character, from 1
     * @return an equal scenario; or all errors, each with its line and column in the longer text
     */
    @SuppressWarnings("exports") // Mission is exported only to modules of this project
    public static Either<Seq<Fault>, Mission> mission(String text, int line, int column) {
        return ValueText.read(text, "the mission", line, column, (node, in) -> Trees.read(node, Mission.class, in));
    }
}
