package io.github.deadcube.api.extend;

import io.github.deadcube.api.team.ModelId;

/**
 * A model's RANGED or FIGHT test whose dice are down, re-rolls included.
 *
 * @param occasion why it was tested
 * @param tester who was tested
 * @param opponent the other model of the occasion
 * @param successes how many successes it has
 */
public record Tried(Occasion occasion, ModelId tester, ModelId opponent, int successes) {}
