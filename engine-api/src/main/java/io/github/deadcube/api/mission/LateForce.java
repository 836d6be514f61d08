package io.github.deadcube.api.mission;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.mission.Mission.Role;
import io.github.deadcube.api.saved.SavedName;
import io.vavr.collection.Vector;

/**
 * Models that are in reserve when the game begins (VIC-9). They come in at the beginning of a round, one after the
 * other, when the command dice are rolled. A model without room comes in later.
 *
 * @param role the side
 * @param after the number of models that come before it: the leader is the first, then the team in its order. Of
 *     several forces of a role, each begins after its number and ends where the next one begins
 * @param round the first round in which they come in: 2 or more
 * @param cubes where they come in: in these cubes, with no enemies there
 */
@SavedName("mission.lateForce")
public record LateForce(Role role, int after, int round, Vector<Cube> cubes) {}
