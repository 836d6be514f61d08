/**
 * The steps between cubes, the floors and spots on which models stand, and the directions directly away (GEO-5 to GEO-8, ADV-7
 * to ADV-14, PART-1 to PART-5, AWAY-1, AWAY-2). Start with {@link io.github.deadcube.core.board.Board}.
 */
package io.github.deadcube.core.board;
