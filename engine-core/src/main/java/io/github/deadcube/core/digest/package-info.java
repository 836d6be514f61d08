/**
 * Digests of set-ups, states and views: the same number on every machine and in every version of Java.
 *
 * <p>Begin with {@code Digest}, which explains how a digest is computed; then {@code DigestCache}, which computes again
 * only what has changed.
 *
 * <p>It uses {@code schema}.
 */
package io.github.deadcube.core.digest;
