/**
 * DICE: tests, from added dice to successes.
 *
 * <p>Begin with {@code DiceRules}, which other packages enter; then {@code CountedDice}, the dice with which a test
 * begins, and {@code TestSteps}, its steps.
 *
 * <p>It uses {@code hooks}, {@code machine}, {@code prepared} and {@code workspace}.
 */
package io.github.deadcube.core.dice;
