/** Matches: complete games with bots, dice and spectators. */
package io.github.deadcube.testkit.match;
