package io.github.deadcube.api.dispersion;

import io.vavr.control.Option;

/**
 * What dispersion comes to (N3-4 to N3-7).
 *
 * @param point where the element's centre lands, to 1e-9 in; it may lie off the table
 * @param obligation what is to be done about it; none if the element stays where it has landed
 */
public record Landing(Point point, Option<Obligation> obligation) {}
