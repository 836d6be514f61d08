/** A game as one page for a browser: {@link io.github.deadcube.testkit.replay.ReplayPage} is its door. */
package io.github.deadcube.testkit.replay;
