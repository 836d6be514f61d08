package io.github.deadcube.testkit.cli.serve;

/**
 * A member of an object as it was written.
 *
 * @param json one value
 * @param column where it begins in the line, 1 for the first character
 */
record Member(String json, int column) {}
