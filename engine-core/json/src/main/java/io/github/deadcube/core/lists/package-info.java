/**
 * Reads force lists and rosters as players keep them in BattleScribe: {@link io.github.deadcube.core.lists.ListFiles}.
 *
 * <p>Such files are written by hand. The reader corrects known misspellings and leaves out parts that the rules do not have. Parts that
 * it does not understand are faults. Each gives a {@link io.github.deadcube.core.lists.ReadResult.Finding} with its file and
 * line. Known misspellings and names of equipment are resources of the package {@code spelling}.
 *
 * <p>Files may come from strangers: the reader accepts no document type, no entity and no external content, and limits size, depth
 * and number of elements.
 */
package io.github.deadcube.core.lists;
