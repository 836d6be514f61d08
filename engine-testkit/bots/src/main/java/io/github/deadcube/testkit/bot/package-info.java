/** Bots, which choose for a side and have names, and tournaments, which compare bots. */
package io.github.deadcube.testkit.bot;
