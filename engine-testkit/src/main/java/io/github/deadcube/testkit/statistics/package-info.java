/**
 * Tests whether counts agree with exact probabilities.
 *
 * <pre>{@code
 * Sample sample = Sample.of(10_000, () -> successesOfOneRoll(dice));
 * GoodnessOfFit.of(sample, Deadcube.odds().successes(Pool.of(3, 5))).require(0.001);
 * }</pre>
 *
 * <p>With dice from a fixed seed, the sample and the result are the same in every run.
 */
package io.github.deadcube.testkit.statistics;
