/**
 * Cubes are joined by steps here: where a step may lead, what a model stands on there, and what lies directly away (GEO-5 to
 * GEO-8, ADV-7 to ADV-14, PART-1 to PART-5, AWAY-1, AWAY-2). Read {@link io.github.deadcube.core.board.Board} first.
 */
package io.github.deadcube.core.board;
