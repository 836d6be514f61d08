/** Tables of positions with their correct numbers, for the command line and the tests. */
package io.github.deadcube.testkit.counts;
