/**
 * Scripts: a situation in a few lines, and the play that follows. {@link io.github.deadcube.testkit.script.Script}
 * reads and plays them.
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
 * <p>A script consists of statements, one on each line, or several on a line with {@code ;} between them. Commas
 * separate the items of a statement. A {@code #} begins a comment. Statements before {@code play} describe the
 * situation; statements after it describe the play.
 *
 * <p>A script may begin anywhere in a game: after the set-up a line {@code state 1} begins a state in the notation of
 * {@link io.github.deadcube.core.notation}, up to {@code play}: within an activation, a test, a chain of damage or a
 * volley. Of the statements above it, only the set-up counts.
 *
 * <p>Each prompt must be answered, no face may be missing or left over, and each answer must be accepted; otherwise the
 * play fails. After the last statement the engine may wait for an answer. The page {@code NOTATION.md} lists the
 * statements and expectations.
 */
package io.github.deadcube.testkit.script;
