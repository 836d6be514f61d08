/** Dice from a seed or a script, and the random numbers of all bots. */
package io.github.deadcube.testkit.dice;
