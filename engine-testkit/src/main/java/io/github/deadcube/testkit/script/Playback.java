package io.github.deadcube.testkit.script;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Event;
import io.vavr.collection.Vector;

/**
 * What came of a script that was played to its last line. The engine may well wait for an answer: a script need not play the game to its
 * end.
 */
public record Playback(GameState state, Vector<Event> events) {}
