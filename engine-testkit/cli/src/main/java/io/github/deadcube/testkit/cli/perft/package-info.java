/** The command {@code perft} counts the ways to go on. */
package io.github.deadcube.testkit.cli.perft;
