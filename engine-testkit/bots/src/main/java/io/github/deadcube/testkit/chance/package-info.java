/** The weights of the chance to win, as bots use them and as a fit writes them. */
package io.github.deadcube.testkit.chance;
