/** Games that play themselves: dice, bots, the match between them, and its narration. */
package io.github.deadcube.testkit;
