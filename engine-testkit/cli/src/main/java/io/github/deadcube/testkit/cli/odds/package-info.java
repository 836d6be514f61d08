/** The command {@code odds} calculates exact probabilities of tests, shots and fights. */
package io.github.deadcube.testkit.cli.odds;
