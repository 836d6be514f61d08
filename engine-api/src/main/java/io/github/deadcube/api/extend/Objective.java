package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;

/**
 * An objective (VIC-2).
 *
 * @param cube any cube of its stack; it lies on the highest with a floor (SET-2)
 * @param worth the VPs that it scores
 */
public record Objective(Cube cube, int worth) {}
