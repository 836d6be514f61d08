/**
 * Values as trees of named parts: the one description of what a state is made of, from which its notation and its JSON are written
 * and read. A record needs nothing here but plain components; {@link io.github.deadcube.core.codec.Codec} finds out the rest.
 */
package io.github.deadcube.core.codec;
