/**
 * Records: whole games as text, to be kept, read and replayed. {@link io.github.deadcube.core.record.Recorder} writes
 * them, {@link io.github.deadcube.core.record.GameRecord} reads them, and
 * {@link io.github.deadcube.core.record.Verifier} replays them.
 *
 * <pre>{@code
 * deadcube record 2
 * ruleset deadzone-3 v1
 * order Called Shots
 * scenario Patrol
 * seed 42
 * team A Saltwind Wardens
 * team B Kiln Road Breakers
 * board 8 x 8 x 3
 * ...
 * recon, points 100
 * A1 "Captain", RA 4+ FI 5+ SV 4+ AR 1 HP 3, sidearm R3 AP1, order "Called Shots"
 * ...
 * lines 5c 07 e1 9a 30 be 44 12 ... = 77aa01c9
 * begin = 5c0f6ab2d7713e90 1f0e55d2
 * 1: order 3 1 2 = 9f3c2a7be01d4455 5e11ab02
 * 2: 7 = 77d0c19b3a52e8f4 0c9be871
 * # what a game
 * ...
 * result A wins (VIC-5) = 81c3a90e
 * }</pre>
 *
 * <p>A line that begins with {@code #} is a comment. Comments and empty lines may stand anywhere and be changed at will;
 * all else is the game, in this order:
 *
 * <ul>
 * <li>the version of the format; the ruleset, its version, and its special orders; the scenario; the seed of the dice, or
 *     {@code none}; {@code seen by A}, {@code B} or {@code everybody} in a player's own record; {@code undo looks} if looks at
 *     item tokens may have been taken back; {@code carry unknown keywords} if cards may have keywords without effect; the names
 *     of the teams;
 * <li>the set-up in the language of situations ({@link io.github.deadcube.core.text}): the battlefield, the starting
 *     side as {@code initiative} or that {@code recon} decides it, the points, and each model's card; or where a game goes
 *     on from, with where each model is and how it stands;
 * <li>where that does not say how the game stands, such as within a test, all of the state after the set-up ({@link
 *     io.github.deadcube.core.notation});
 * <li>{@code lines} with two digits for each line above, the first of its CRC-32, and a CRC-32 of all these: by them a line
 *     that has been changed is found;
 * <li>{@code begin} with the first state's digest, and the seed's over it;
 * <li>the inputs, numbered from 1, each in its notation ({@link io.github.deadcube.api.play.Input#parse}) with the digest
 *     of the state after it ({@link io.github.deadcube.api.GameState#digest});
 * <li>the result, or {@code unfinished} if nobody played on. While a game runs its record has neither.
 * </ul>
 *
 * <p>The eight digits at the ends of lines are the CRC-32 of all lines of the game up to there, without these digits, in
 * UTF-8, each with a line feed. They say where a record has been damaged, digests where another engine plays another game.
 *
 * <p>A record holds what is hidden from players, such as the order of a shuffle and the seed of dice that are still to be
 * rolled: it is nothing to be shown to them while the game runs. A player's own record ({@link
 * io.github.deadcube.core.record.Recorder#shown(io.github.deadcube.api.team.Side)}) is a record of another game, which that player
 * cannot tell from the true one: it follows from what the player knows.
 */
package io.github.deadcube.core.record;
