/**
 * Perft: how many ways there are to go on from a state, to a depth. Two engines that agree on these numbers hardly differ
 * in what they offer; a change that alters one has altered a rule. {@link io.github.deadcube.testkit.perft.Perft} counts,
 * {@link io.github.deadcube.testkit.perft.PerftTable} holds positions with the numbers that are right.
 *
 * <p>What is counted: each input is one ply.
 *
 * <ul>
 * <li>A decision goes on in as many ways as it has options.
 * <li>A roll goes on in as many ways as it has distinct outcomes, which are multisets of faces: 120 for three d8. However
 *     likely an outcome is, and even if two come to the same, each counts one.
 *     A roll with more than a million outcomes is counted, and not gone on from.
 * <li>A shuffle goes on in one way: everything stays in its order. What comes of the other orders is not counted.
 * <li>A game that is over does not go on: it counts nothing at any greater depth.
 * </ul>
 *
 * <p>States that are equal are looked at once, however many ways lead to them ({@link
 * io.github.deadcube.api.GameState} says why that is right). The ways that lead there all count.
 */
package io.github.deadcube.testkit.perft;
