/**
 * States as text: {@link io.github.deadcube.core.notation.StateText} writes any state of a game and reads it back, within an
 * activation, a test, a chain of damage or a volley too. The page {@code NOTATION.md} has the grammar.
 */
package io.github.deadcube.core.notation;
