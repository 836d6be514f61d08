/** Positions in the last round, whose best choices are known exactly: puzzles for people, and a measure for bots. */
package io.github.deadcube.testkit.endings;
