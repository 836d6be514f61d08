/** Small games as trees: every choice and every result of chance with its exact weight. */
package io.github.deadcube.testkit.tree;
