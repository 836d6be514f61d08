/**
 * Scripts: a situation in a few lines, and the play that follows. {@link io.github.deadcube.testkit.script.Script} reads and
 * plays them.
 *
 * <pre>{@code
 * floors c4:3 c5:3                          # K-KNOCKBACK, FALL-1
 * A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
 * B1 SV 5+ AR 1 HP 2, at c5:3/5
 * play
 * A1 activate; A1 shoot cannon at B1
 * dice A 5 7 1 1 1 | B 5 1 1                # ARMOUR cancels the damage
 * B1 spot 5
 * dice A 5 1 1 | B 5 1 1                    # gravity, a draw
 * expect B1 at c6/5, pinned, damage 0, event B1 falls 2
 * }</pre>
 *
 * <p>A script consists of statements, one on each line, or several on a line with {@code ;} between them. Commas separate the
 * items of a statement. A {@code #} begins a comment. Statements before {@code play} describe the situation; statements after
 * it describe the play.
 *
 * <p>{@link io.github.deadcube.core.text} has the language of situations.
 *
 * <p>A script may begin anywhere in a game: after the set-up a line {@code state 4} begins a state in the notation of {@link
 * io.github.deadcube.core.notation}, up to {@code play}: within an activation, a test, a chain of damage or a volley. Of the
 * statements above it, only the set-up counts.
 *
 * <h2>The play</h2>
 *
 * <table>
 * <caption>Statements</caption>
 * <tr><td>{@code A1 shoot rifle at B2}, {@code pass}, {@code order 3 1 2}</td><td>a choice or the order of a shuffle, as
 * {@link io.github.deadcube.api.play.Input#read} reads it</td></tr>
 * <tr><td>{@code dice 5 7 1 4}, {@code dice A 5 7 1 | B 4}, {@code dice model order}</td><td>faces in the order of the
 * requests; a bar may separate two requests; a side before the faces is the side that rolls them; command dice show numbers or
 * names</td></tr>
 * <tr><td>{@code expect B1 pinned, score A 2}</td><td>facts about the current state</td></tr>
 * </table>
 *
 * <p>Each prompt must be answered, no face may be missing or left over, and each answer must be accepted; otherwise the play
 * fails. After the last statement the engine may wait for an answer.
 *
 * <table>
 * <caption>Expectations</caption>
 * <tr><td>{@code B1 at c6/5}, {@code B1 at c6}, {@code pinned}, {@code upright}, {@code damage 1}, {@code unharmed},
 * {@code killed}, {@code in play}, {@code reserve}, {@code spare}, {@code waiting}, {@code left}, {@code activated}, {@code active},
 * {@code neutral}, {@code marked K-PREY 1 by A}, {@code carries I-AMMO}</td><td>a model, until another is named</td></tr>
 * <tr><td>{@code not B1 pinned}, {@code B1 not pinned}, {@code not score A 2}</td><td>{@code not} before any
 * expectation</td></tr>
 * <tr><td>{@code score A 2}, {@code command A none}, {@code round 2}, {@code initiative B}</td><td>the turn</td></tr>
 * <tr><td>{@code token 2 at c4}, {@code token 2 at c4 face down}, {@code token 2 face up}, {@code token 2 gone}</td><td>an item
 * token</td></tr>
 * <tr><td>{@code smoke c4 d5}, {@code no smoke}</td><td>all cubes with smoke, in any order</td></tr>
 * <tr><td>{@code laid K-TRAP (FRAG (3)) of A2 at c5}, {@code nothing laid}</td><td>a marker other than smoke, in the notation
 * of {@link io.github.deadcube.api.play.Marker}</td></tr>
 * <tr><td>{@code finished}, {@code A wins}, {@code B wins (VIC-5)}, {@code a draw (VIC-6)}</td><td>the result, with its rule
 * or without</td></tr>
 * <tr><td>{@code asks B}, {@code asks B: fight back}, {@code asks A rolls 3 d8: test (SHO-5)}, {@code asks
 * finished}</td><td>the prompt, as failures show it, or the beginning of that</td></tr>
 * <tr><td>{@code offers A1 spot 5}, {@code refuses A1 sprint by SPR-2}</td><td>accepted and refused inputs, and the rule of a
 * refusal</td></tr>
 * <tr><td>{@code offers exactly B1 survive | B1 fight back}</td><td>every option, in any order</td></tr>
 * <tr><td>{@code event B1 falls 2}, {@code event FALL-1}, {@code not event SLAM-1}, {@code not event B1 falls 2}</td><td>an
 * event since the play began, by its text or by its rule</td></tr>
 * <tr><td>{@code why A1 advances}</td><td>a part of {@link io.github.deadcube.api.GameState#describePending}; {@code not why A1
 * advances} holds if a model has advanced since the play began</td></tr>
 * </table>
 *
 * <p>An expectation about a model, a cube, a token or a rule that the game does not have fails, and so does its negation.
 */
package io.github.deadcube.testkit.script;
