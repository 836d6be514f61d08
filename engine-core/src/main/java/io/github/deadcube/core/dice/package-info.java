/**
 * Tests, from added dice to successes: DICE-1 to DICE-11, CMD-5, CMD-7. Read {@link io.github.deadcube.core.dice.TestRules}
 * first, then {@code TestSteps}.
 */
package io.github.deadcube.core.dice;
