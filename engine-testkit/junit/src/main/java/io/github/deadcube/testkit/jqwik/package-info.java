/**
 * Boards, teams, set-ups, games and dice for properties of jqwik, which finds them by itself. {@code @ForAll} knows {@code GameState} and
 * {@code Played}, a state or the way to it; {@code Asked}, a state in which a player chooses; {@code Situation} and {@code Setup}; and {@code
 * Battlefield}, {@code StrikeTeam} and {@code Dice}. {@link io.github.deadcube.testkit.jqwik.DeadcubeArbitraries} has the same by other rulesets
 * and scenarios.
 *
 * <p>The states are reached by random legal play, from a deployment or from the middle of a game. What falsifies a property is made simpler:
 * fewer inputs, then fewer models, a plainer board, shorter cards, lower dice; it is printed as a script that can be pasted into a test of its
 * own.
 */
package io.github.deadcube.testkit.jqwik;
