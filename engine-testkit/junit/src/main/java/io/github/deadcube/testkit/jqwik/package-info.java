/**
 * Boards, teams, set-ups, games and dice for properties of jqwik. Where tests run on the class path nothing
 * needs to be registered (a module could not offer it without requiring jqwik of everybody):
 *
 * <pre>{@code
 * @Property
 * void nobodyStandsWithMoreDamageThanItHasHitPoints(@ForAll GameState state) {
 *     for (ModelState model : state.position().models())
 *         assertThat(!model.inPlay() || model.damage() < model.profile().hitPoints()).isTrue();
 * }
 * }</pre>
 *
 * <p>The states are reached by random legal play, from a deployment or from the middle of a game. {@link
 * io.github.deadcube.testkit.jqwik.Played} is a state with the way to it. What falsifies a property is made simpler: fewer
 * inputs, then fewer models, a plainer board, shorter cards, lower dice; it is printed as a script that can be pasted into
 * a test of its own.
 *
 * <table>
 * <caption>What {@code @ForAll} knows</caption>
 * <tr><td>{@code GameState}, {@code Played}</td><td>a state, or the way to it</td></tr>
 * <tr><td>{@code Asked}</td><td>a state in which a player chooses</td></tr>
 * <tr><td>{@code Situation}, {@code Setup}</td><td>what resumes, and what starts</td></tr>
 * <tr><td>{@code Battlefield}, {@code StrikeTeam}, {@code Dice}</td><td>parts of them</td></tr>
 * </table>
 *
 * <p>{@link io.github.deadcube.testkit.jqwik.DeadcubeArbitraries} has the same by other rulesets and scenarios.
 */
package io.github.deadcube.testkit.jqwik;
