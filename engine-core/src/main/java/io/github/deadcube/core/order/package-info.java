/**
 * ORD-1, ORD-2: what is wrong with a special order that is data, whether a file or a program has made it: parts that a
 * game cannot play, and parts that never have an effect.
 *
 * <p>Begin with {@code OrderErrors}, which other packages enter; then {@code ModeErrors} and {@code EffectErrors}.
 *
 * <p>It uses {@code schema}.
 */
package io.github.deadcube.core.order;
