/** The command {@code rules} shows the rulebook, offline. */
package io.github.deadcube.testkit.cli.rules;
