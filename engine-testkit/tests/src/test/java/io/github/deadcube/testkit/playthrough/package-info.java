/**
 * Playthroughs: whole games as text, input by input, with all prompts and events. They are regression tests: {@link
 * io.github.deadcube.testkit.playthrough.Playthrough} replays one and reports the first difference, or plays it again
 * and writes a new text.
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
 * <p>The part above {@code begin} describes the game:
 *
 * <ul>
 * <li>the title with the version of the format;
 * <li>the name of the scenario; without it, the default scenario of a script;
 * <li>the bots of side A and B: {@code curious} ({@link io.github.deadcube.testkit.duel.CuriousBot}) or a bot of the
 * {@link io.github.deadcube.testkit.match.BotRegistry}; and the seed of bots and dice, to play it again;
 * <li>a script ({@link io.github.deadcube.testkit.script}); the game begins after its end.
 * </ul>
 *
 * <p>Below it there is a block for each input: its number, the prompt, the number of possible answers (options of a
 * decision, distinct outcomes of a roll) and the answer; then each event with its rule, and the digest of the state
 * ({@link io.github.deadcube.api.GameState#digest}). The last line shows the final prompt: the game is over.
 */
package io.github.deadcube.testkit.playthrough;
