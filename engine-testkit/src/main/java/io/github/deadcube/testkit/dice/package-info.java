/** Dice roll as a seed or a script determines, and random numbers come from here. */
package io.github.deadcube.testkit.dice;
