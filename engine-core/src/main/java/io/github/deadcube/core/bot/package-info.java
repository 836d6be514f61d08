/** The interface of opponents, and random play. The bots that play to win are in {@code engine-bots}. */
package io.github.deadcube.core.bot;
