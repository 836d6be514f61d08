package io.github.deadcube.api;

import io.github.deadcube.api.team.CommandDice;

/**
 * What a side has besides its models.
 *
 * @param score victory points
 * @param command command dice not spent yet
 * @param zone the number of its deployment zone, 1 for the scenario's first; 0 while it has none
 */
public record SideState(int score, CommandDice command, int zone) {
    /** Nothing yet. */
    public static final SideState NONE = new SideState(0, CommandDice.NONE, 0);
}
