package io.github.deadcube.core.text;

import io.github.deadcube.api.board.Cube;
import io.vavr.collection.Vector;

/**
 * A map symbol stands in cubes of a drawing and shows something there, such as objectives or a deployment zone. It is for those
 * who look at it, and means nothing to the rules; a marker of the rules is a {@link io.github.deadcube.api.play.Marker}.
 *
 * @param symbol its character, {@code a} to {@code z}; {@code o} for objectives, as boards draw them
 * @param meaning what it stands for, on one line
 * @param cubes where it is, in board order, on floors only; no cube has two
 */
public record MapSymbol(char symbol, String meaning, Vector<Cube> cubes) {}
