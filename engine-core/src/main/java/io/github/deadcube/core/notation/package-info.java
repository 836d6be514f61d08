/**
 * States as text: {@link io.github.deadcube.core.notation.Notation} writes and reads any state of a game, including
 * states in the middle of an activation, a test, a chain of damage or a volley. The page {@code NOTATION.md} has the
 * grammar.
 */
package io.github.deadcube.core.notation;
