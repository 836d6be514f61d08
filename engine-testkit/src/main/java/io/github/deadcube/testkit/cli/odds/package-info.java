/** The command {@code odds}: exact chances of rolls, shots and fights. */
package io.github.deadcube.testkit.cli.odds;
