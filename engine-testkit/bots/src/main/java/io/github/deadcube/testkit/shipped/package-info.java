/** A set-up to play at once: two strike teams, a battlefield, and the special orders of their leaders. */
package io.github.deadcube.testkit.shipped;
