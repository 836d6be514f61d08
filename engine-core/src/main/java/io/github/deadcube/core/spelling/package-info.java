/**
 * Spellings in force lists that differ from the rules. {@link io.github.deadcube.core.spelling.Spellings} reads the resources {@code
 * keywords.txt} and {@code equipment.txt}.
 */
package io.github.deadcube.core.spelling;
