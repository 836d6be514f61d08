package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Event;
import io.vavr.collection.Vector;

/**
 * The result of a script that was played to its last line. The engine may still wait for an answer: a script may end before
 * the game does.
 *
 * @param begin the state in which the play began
 */
public record Playback(GameState begin, GameState state, Vector<Event> events) {}
