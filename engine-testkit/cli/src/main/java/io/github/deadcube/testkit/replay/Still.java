package io.github.deadcube.testkit.replay;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * A moment of a game.
 *
 * @param state how everything stands
 * @param prompt what is asked
 * @param answer what was answered; none at the end
 * @param told what is told of what led here, a line each, indented as it is told
 */
record Still(GameState state, Prompt prompt, Option<Input> answer, Vector<String> told) {}
