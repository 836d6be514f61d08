/** The command {@code rules}: the rulebook, offline. */
package io.github.deadcube.testkit.cli.rules;
