/**
 * How lists spell the game's names otherwise than the rules do: {@link io.github.deadcube.core.spelling.Spellings} reads the resources
 * {@code keywords.txt} and {@code equipment.txt} beside this package.
 */
package io.github.deadcube.core.spelling;
