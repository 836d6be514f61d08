/** A game as one page for a browser. Entry point: {@link io.github.deadcube.testkit.replay.ReplayPage}. */
package io.github.deadcube.testkit.replay;
