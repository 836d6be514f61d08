/**
 * Two levels of tries: few tries with fixed seeds in every build, many tries with new seeds in a thorough run.
 *
 * <p>{@link io.github.deadcube.properties.Tries} states both numbers of a property. System properties choose between
 * them:
 *
 * <ul>
 * <li>{@code deadcube.thorough=true} chooses the thorough level.
 * <li>{@code deadcube.seed=7} is the number from which all seeds of a run are derived. Without it, the seeds of the
 *     build level are fixed, and a thorough run draws a number and prints it.
 * <li>{@code deadcube.tries.SightPropertyTest.smokeOpensNoLine=5000} is the number of tries of one property, at both
 *     levels: the simple name of its class, and its name.
 * </ul>
 */
@org.jspecify.annotations.NullMarked
package io.github.deadcube.properties;
