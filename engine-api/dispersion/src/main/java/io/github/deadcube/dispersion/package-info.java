/**
 * Dispersion of Infinity N3: the place where a deviating element lands, on a continuous table in inches. It shares
 * nothing with the game of cubes but identifiers of rules and faults.
 *
 * <p>{@link io.github.deadcube.dispersion.Dispersion Dispersion} has all inputs and the rule, {@link
 * io.github.deadcube.dispersion.Landing Landing} the result.
 */
package io.github.deadcube.dispersion;
