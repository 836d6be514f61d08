/**
 * Values as trees of named parts. The notation and the JSON of states are both written and read with these trees. A Java record needs only
 * plain components; {@link io.github.deadcube.core.codec.Codecs} finds its codec.
 */
package io.github.deadcube.core.codec;
