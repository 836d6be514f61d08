/**
 * Exact chances of tests and attacks, computed with the rules of the engine.
 *
 * <p>Begin with {@code ExactOdds}.
 *
 * <p>It uses {@code action}, {@code damage}, {@code dice} and {@code resolve}.
 */
package io.github.deadcube.core.odds;
