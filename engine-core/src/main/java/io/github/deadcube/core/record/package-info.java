/**
 * Records: games as text. {@link io.github.deadcube.core.record.Recorder} writes them, {@link
 * io.github.deadcube.core.record.GameRecord} reads them, and {@link io.github.deadcube.core.record.Verifier} replays them. The page
 * {@code NOTATION.md} describes the format.
 *
 * <p>A record contains information that is hidden from players, for example the order of a shuffle and the seed of later rolls. Do not
 * show it to players during the game. The record for a player ({@link
 * io.github.deadcube.core.record.Recorder#textFor}) contains only what that player knows; possible values replace the rest.
 */
package io.github.deadcube.core.record;
