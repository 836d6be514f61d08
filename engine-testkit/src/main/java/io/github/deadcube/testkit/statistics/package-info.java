/**
 * Whether what has been counted agrees with exact probabilities.
 *
 * <pre>{@code
 * Sample sample = Sample.of(10_000, () -> successesOfOneRoll(dice));
 * Fit.of(sample, Deadcube.odds().successes(Pool.of(3, 5))).require(0.001);
 * }</pre>
 *
 * <p>With dice from a fixed seed the sample is the same in every run, and so is the verdict.
 */
package io.github.deadcube.testkit.statistics;
