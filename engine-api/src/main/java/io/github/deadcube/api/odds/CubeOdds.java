package io.github.deadcube.api.odds;

import io.vavr.collection.Vector;

/**
 * What may come of a shot at a cube, in that cube. What it sets off besides (throws, falls, pins), and what it does where it lands
 * astray, is not part of it.
 *
 * @param lands 1 if the shot lands in the cube, 0 if it does not
 * @param there what it does to each model that stands there, the chance that it lands elsewhere counted
 */
public record CubeOdds(Distribution lands, Vector<Harm> there) {}
