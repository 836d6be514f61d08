/** The command {@code odds} gives exact chances of rolls, shots and fights. */
package io.github.deadcube.testkit.cli.odds;
