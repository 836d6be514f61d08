/** Matches play games to their end, with bots, dice and spectators that others bring. */
package io.github.deadcube.testkit.match;
