/**
 * Exact chances of tests and attacks, computed with the rules of the engine.
 *
 * <p>Begin with {@code ExactOdds}.
 *
 * <p>It uses {@code action}, {@code damage}, {@code dice}, {@code hooks}, {@code machine} and {@code workspace}.
 */
package io.github.deadcube.core.odds;
