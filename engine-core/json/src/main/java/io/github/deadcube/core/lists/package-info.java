/**
 * Reads force lists and rosters as the package {@code battlescribe} says:
 * {@link io.github.deadcube.core.lists.ListFiles}. Known misspellings and names of equipment are resources of the
 * package {@code spelling}.
 */
package io.github.deadcube.core.lists;
