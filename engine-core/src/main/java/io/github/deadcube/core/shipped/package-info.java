/** A ready set-up: two strike teams, a battlefield, and the special orders of their leaders. */
package io.github.deadcube.core.shipped;
