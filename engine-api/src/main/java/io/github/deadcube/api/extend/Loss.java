package io.github.deadcube.api.extend;

/**
 * HP that a model has lost (DMG-1, step 6).
 *
 * @param hit the damage that was due
 * @param hitPoints how many it has lost, 1 or more; no more than its death needed
 */
public record Loss(Hit hit, int hitPoints) {}
