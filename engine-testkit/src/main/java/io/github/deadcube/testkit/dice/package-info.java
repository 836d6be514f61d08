/** Dice that a seed or a script determines, and the random numbers behind them. */
package io.github.deadcube.testkit.dice;
