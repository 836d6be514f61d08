/**
 * Force lists and rosters as players keep them in BattleScribe: {@link io.github.deadcube.core.battlescribe.BattleScribe} reads
 * game systems ({@code .gst}), catalogues ({@code .cat}), rosters ({@code .ros}) and their zipped forms ({@code .gstz},
 * {@code .catz}, {@code .rosz}).
 *
 * <p>Such files are written by hand. The reader corrects known misspellings and leaves out parts that the rules do not have. Parts that
 * it does not understand are faults. Each gives a {@link io.github.deadcube.core.battlescribe.ReadResult.Finding} with its file and
 * line. Known misspellings and names of equipment are resources of the package {@code spelling}.
 *
 * <p>Files may come from strangers: the reader accepts no document type, no entity and no external content, and limits size, depth
 * and number of elements.
 */
package io.github.deadcube.core.battlescribe;
