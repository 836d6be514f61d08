package io.github.deadcube.testkit.cli.odds;

import io.github.deadcube.api.odds.Odds.Pool;
import io.vavr.control.Option;

/**
 * A test whose probabilities are asked for.
 *
 * @param one the dice of the side named first
 * @param other the dice of the other side; none if it is not opposed
 */
record Contest(Pool one, Option<Pool> other) {}
