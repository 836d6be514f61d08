package io.github.deadcube.api;

import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;

/**
 * What recon has brought (SET-5).
 *
 * @param winner who has won it
 * @param faces the dice rolled on the recon table that are still to be resolved or forgone, ascending
 */
public record Recon(Side winner, List<Integer> faces) {}
