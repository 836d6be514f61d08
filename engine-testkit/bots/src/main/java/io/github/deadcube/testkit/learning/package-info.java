/** Positions and options as arrays of numbers, for programs that learn. */
package io.github.deadcube.testkit.learning;
