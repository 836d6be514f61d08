/**
 * The commands {@code perft}, {@code replay}, {@code rules}, {@code table} and {@code verify} print information and change
 * nothing.
 */
package io.github.deadcube.testkit.cli.look;
