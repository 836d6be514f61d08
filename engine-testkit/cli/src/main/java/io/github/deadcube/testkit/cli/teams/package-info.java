/** The commands {@code teams} and {@code build} read, check and make strike teams. */
package io.github.deadcube.testkit.cli.teams;
