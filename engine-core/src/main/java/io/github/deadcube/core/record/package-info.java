/**
 * Records: games as text. {@link io.github.deadcube.core.record.Recorder} writes them, {@link
 * io.github.deadcube.core.record.RecordReader} reads them, and {@link io.github.deadcube.core.record.Verifier} replays
 * them. The page {@code NOTATION.md} describes the format.
 *
 * <p>A record contains information that is hidden from players, for example the order of a shuffle and the seed of
 * later rolls. Do not show it to players during the game. The record for a player ({@link
 * io.github.deadcube.core.record.Recorder#textFor}) contains only what that player knows; possible values replace the
 * rest.
 *
 * <p>The classes know each other in one direction. Each of these steps uses only steps above it:
 *
 * <ol>
 *   <li>{@code RecordFormat}, {@code SealedLines}: the words of the format, and the checks of its lines.
 *   <li>{@code RuleNames}: what a heading names.
 *   <li>{@code HeadNames}, {@code RecordHead}, {@code GameRecord}: what a heading and a whole record say. Values, which
 *       neither read nor play.
 *   <li>{@code HeadReader}, {@code RecordReader}, {@code RecordSoFar}: from a text to the value; {@code RecordSoFar}
 *       also without an end.
 *   <li>{@code Verdict}, {@code Verifier}: the value is played again.
 *   <li>{@code RecordContents}: what other formats write and read in place of text.
 *   <li>{@code RecordWriter}, {@code Recorder}: the text of a game while it is played, also of one that goes on after a
 *       replay.
 *   <li>{@code RecordFile}: that text in a file.
 * </ol>
 */
package io.github.deadcube.core.record;
