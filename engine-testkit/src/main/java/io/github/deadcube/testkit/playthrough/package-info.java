/**
 * Playthroughs: whole games as text, input by input, with everything that the engine asked and told. They are kept, so that
 * nothing in a game changes by accident: {@link io.github.deadcube.testkit.playthrough.Playthrough} replays one and names
 * the first difference, or plays it anew.
 *
 * <pre>{@code
 * deadcube playthrough 1
 * # A short one.
 * scenario Open ground
 * bots curious random
 * seed 7
 * board 2 x 2
 * A1 at a1; B1 at b2
 * begin
 *   = 0123456789abcdef
 * 1 A: turn (RND-2), 1 option > A1 activate
 *   A1 is activated (RND-2)
 *   = 123456789abcdef0
 * 2 A: activation (RND-3), 3 options > A1 advance
 * ...
 * 57 finished: A wins (VIC-6)
 * }</pre>
 *
 * <p>Above {@code begin} stands how it is played:
 *
 * <ul>
 * <li>the title with the version of the format;
 * <li>the scenario by its name; without it, the one in which a script would be played;
 * <li>the bots of side A and B: {@code curious} ({@link io.github.deadcube.testkit.playthrough.CuriousBot}) or a bot of
 *     the {@link io.github.deadcube.testkit.match.BotRegistry}; and the seed of bots and dice, for playing it again;
 * <li>a script ({@link io.github.deadcube.testkit.script}), at whose end the game begins.
 * </ul>
 *
 * <p>Below it stands a block for each input: its number, the prompt, in how many ways it can be answered (options of a
 * decision, distinct outcomes of a roll) and the answer; then each event with its rule, and the digest of the state ({@link
 * io.github.deadcube.api.GameState#digest}). The last line shows the prompt that was not answered, which is that the game
 * is over.
 */
package io.github.deadcube.testkit.playthrough;
