/**
 * Perft: the number of input sequences from a state, up to a depth. Two engines with the same numbers very probably
 * offer the same choices; if a change alters a number, it has altered a rule.
 * {@link io.github.deadcube.testkit.perft.Perft} counts, and {@link io.github.deadcube.testkit.perft.Solver} finds the
 * best play of small games.
 *
 * <p>Each input is one ply.
 *
 * <ul>
 * <li>A decision has one continuation for each option.
 * <li>A roll has one continuation for each distinct outcome, which is a multiset of faces: 120 for three d8. Each
 *     outcome counts once, whatever its probability, even if two lead to equal states. A roll with more than a million
 *     outcomes is counted, but not continued.
 * <li>A shuffle has one continuation: the order does not change. Other orders are not counted.
 * <li>A finished game has no continuation: it counts 0 at any greater depth.
 * </ul>
 *
 * <p>Equal states are expanded once ({@link io.github.deadcube.api.GameState} explains why that is correct). All
 * sequences that lead to them count.
 */
package io.github.deadcube.testkit.perft;
