/** Positions with their correct perft counts. */
package io.github.deadcube.testkit.table;
