package io.github.deadcube.core.record;

import io.github.deadcube.core.TextError;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * What could be read of a record.
 *
 * @param readable the record up to where nothing more can be made of it; none without a set-up
 * @param brokenOff whether nothing is wrong but that the record ends too early, which one error says
 */
record Reading(Option<GameRecord> readable, Vector<TextError> errors, boolean brokenOff) {}
