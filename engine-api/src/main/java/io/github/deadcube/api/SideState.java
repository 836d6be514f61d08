package io.github.deadcube.api;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.CommandDice;
import io.vavr.collection.List;
import io.vavr.collection.Vector;

/**
 * What a side has besides its models.
 *
 * @param score victory points
 * @param command command dice not spent yet
 * @param looked the numbers of face-down tokens that it has looked at (SET-5); what they are, only it knows
 * @param zone the number of its deployment zone, 1 for the scenario's first; 0 while it has none
 * @param added the ground cubes that it has added to its zone, in board order (SET-9)
 */
public record SideState(int score, CommandDice command, List<Integer> looked, int zone, Vector<Cube> added) {
    /** Nothing yet. */
    public static final SideState NONE = new SideState(0, CommandDice.NONE, List.empty(), 0, Vector.empty());
}
