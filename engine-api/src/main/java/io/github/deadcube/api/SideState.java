package io.github.deadcube.api;

import io.github.deadcube.api.team.CommandDice;
import io.vavr.collection.List;
import org.immutables.value.Value;

/**
 * What a side has besides its models.
 *
 * @param score victory points
 * @param command command dice not spent yet
 * @param looked the numbers of face-down tokens that it has looked at, which only it knows (SET-5)
 * @param zone the number of its deployment zone, 1 for the scenario's first; 0 while it has none
 */
@Value.Builder
public record SideState(int score, CommandDice command, List<Integer> looked, int zone) implements WithSideState {
    /** Nothing yet. */
    public static final SideState NONE = new SideState(0, CommandDice.NONE, List.empty(), 0);
}
