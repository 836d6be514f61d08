package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.play.Choice;

/** What a person at the terminal wants, asked for a choice. */
sealed interface TerminalAnswer {
    /**
     * That choice.
     *
     * @param choice one that the engine accepts
     */
    record Chosen(Choice choice) implements TerminalAnswer {}

    /** To choose again what was chosen before. */
    record Back() implements TerminalAnswer {}

    /** To end the game here. */
    record Leave() implements TerminalAnswer {}
}
