/**
 * Battlefields, teams, set-ups, games and dice for jqwik properties. jqwik finds them as a service. {@code @ForAll}
 * supplies {@code GameState}; {@code PlayedState}, a state with the inputs that led to it; {@code PromptedState}, a
 * state in which a player chooses; {@code Setup}, {@code Battlefield}, {@code StrikeTeam} and {@code Dice}.
 * {@link io.github.deadcube.testkit.jqwik.DeadcubeArbitraries} supplies the same types for other rulesets and
 * scenarios.
 *
 * <p>Random legal play reaches the states, from a deployment or from the middle of a game. jqwik shrinks a game that
 * fails: to fewer inputs, then fewer models, a plainer battlefield, shorter cards and lower dice. The failure prints
 * the game as a script that can be pasted into a test.
 */
package io.github.deadcube.testkit.jqwik;
