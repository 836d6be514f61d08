/** The command {@code play} plays games at the terminal, between people, bots or both. */
package io.github.deadcube.testkit.cli.play;
