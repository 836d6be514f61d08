package io.github.deadcube.core.record;

import io.github.deadcube.api.play.Input;

/**
 * One input of a record.
 *
 * @param number 1 for the game's first
 * @param line the record's line in which it stands
 * @param digest of the state after it
 */
public record RecordedInput(int number, int line, Input input, long digest) {}
