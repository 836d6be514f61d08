/** The command {@code verify} replays records. */
package io.github.deadcube.testkit.cli.verify;
