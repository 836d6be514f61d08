/**
 * Records: whole games as text, to be kept, read and replayed. {@link io.github.deadcube.core.record.Recorder} writes
 * them, {@link io.github.deadcube.core.record.GameRecord} reads them, and {@link io.github.deadcube.core.record.Verifier} replays
 * them. The page {@code NOTATION.md} has the format.
 *
 * <p>A record holds what is hidden from players, such as the order of a shuffle and the seed of dice that are still to be
 * rolled: it is nothing to be shown to them while the game runs. A player's own record ({@link
 * io.github.deadcube.core.record.Recorder#shown(io.github.deadcube.api.team.Side)}) is a record of another game, which that player
 * cannot tell from the true one: it follows from what the player knows.
 */
package io.github.deadcube.core.record;
