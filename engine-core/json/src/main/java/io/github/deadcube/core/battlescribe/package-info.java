/**
 * Force lists and rosters as players keep them in BattleScribe: {@link io.github.deadcube.core.battlescribe.BattleScribe} reads
 * game systems ({@code .gst}), catalogues ({@code .cat}), rosters ({@code .ros}) and their zipped forms ({@code .gstz},
 * {@code .catz}, {@code .rosz}).
 *
 * <p>Such files are written by hand. What is misspelt in a known way is corrected, what the rules cannot play is left out, what
 * is not understood is a fault, and each is told by a {@link io.github.deadcube.core.battlescribe.ReadResult.Finding} with its file and
 * line. Known misspellings and names of equipment are resources of the package {@code spelling}.
 *
 * <p>Files may come from anybody: no document type, no entity and nothing outside the file is read, and size, depth and number of
 * elements are bounded.
 */
package io.github.deadcube.core.battlescribe;
