/**
 * Objectives score at the end of a round, and the scores decide the game: VIC-2 and VIC-5 to VIC-10. Read {@link
 * io.github.deadcube.core.victory.Victory} first.
 */
package io.github.deadcube.core.victory;
