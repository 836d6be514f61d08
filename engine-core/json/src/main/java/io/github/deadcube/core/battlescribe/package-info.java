/**
 * Force lists and rosters as players keep them in BattleScribe: game systems ({@code .gst}), catalogues ({@code .cat}),
 * rosters ({@code .ros}) and their zipped forms ({@code .gstz}, {@code .catz}, {@code .rosz}).
 *
 * <p>Files may come from strangers: the reader accepts no document type, no entity and no external content, and limits
 * size, depth and number of elements.
 */
package io.github.deadcube.core.battlescribe;
