package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Vector;

/**
 * A marker stands in cubes of a drawing and shows something there, such as objectives or a deployment zone. It is for those who look at it, and
 * means nothing to the rules.
 *
 * @param symbol its character, {@code a} to {@code z}; {@code o} for objectives, as boards draw them
 * @param meaning what it stands for, on one line
 * @param cubes where it is, in board order, on floors only; no cube has two markers
 */
public record Marker(char symbol, String meaning, Vector<Cube> cubes) {}
