/**
 * The entrance: a {@link io.github.deadcube.Game} knows which input is due and which side must answer, rolls the dice,
 * writes the record, and takes inputs back. A {@link io.github.deadcube.Seat} shows a side its view of the game, and
 * lets it answer.
 */
package io.github.deadcube;
