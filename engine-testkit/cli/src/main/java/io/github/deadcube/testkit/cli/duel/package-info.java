/** The command {@code duel} compares bots. */
package io.github.deadcube.testkit.cli.duel;
