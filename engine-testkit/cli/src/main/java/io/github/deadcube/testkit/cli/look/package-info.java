/** The commands {@code perft}, {@code replay}, {@code rules}, {@code table} and {@code verify} look at what there is, and change nothing. */
package io.github.deadcube.testkit.cli.look;
