/**
 * Tests are made, from the dice that are added to them to the successes that are counted: DICE-1 to DICE-11, CMD-5, CMD-7. Read
 * {@link io.github.deadcube.core.dice.TestRules} first, then {@code Testing}.
 */
package io.github.deadcube.core.dice;
