/** What duels of two bots prove: the scores of pairs of games, and a test that stops by itself. */
package io.github.deadcube.testkit.duel;
