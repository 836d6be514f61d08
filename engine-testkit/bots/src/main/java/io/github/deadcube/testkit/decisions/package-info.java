/** The decisions of matches as numbers, which the command line writes for programs that learn. */
package io.github.deadcube.testkit.decisions;
