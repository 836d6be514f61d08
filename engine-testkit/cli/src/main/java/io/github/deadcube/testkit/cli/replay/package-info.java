/** The command {@code replay} shows a recorded game. */
package io.github.deadcube.testkit.cli.replay;
