/** Dice from a seed, and the random numbers of all bots. */
package io.github.deadcube.core.chance;
