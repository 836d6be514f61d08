/**
 * Positions and battlefields as text. {@link io.github.deadcube.core.text.TextDrawing} draws the view of the players
 * and writes states as scripts, which {@link io.github.deadcube.Game} reads.
 * {@link io.github.deadcube.core.text.NamedBattlefield} reads and writes battlefields. Text that cannot be read gives a
 * {@link io.github.deadcube.api.rule.Fault}. Scripts, records and playthroughs begin with this text. The page
 * {@code NOTATION.md} describes the whole language.
 *
 * <pre>{@code
 * floors c4:3 c5:3                          # K-KNOCKBACK, FALL-1
 * A1 RA 5+, cannon R6 KNOCKBACK, at c4:3/5
 * B1 SV 5+ AR 1 HP 2, at c5:3/5
 * }</pre>
 */
package io.github.deadcube.core.text;
