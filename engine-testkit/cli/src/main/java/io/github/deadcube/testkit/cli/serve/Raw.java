package io.github.deadcube.testkit.cli.serve;

/**
 * A value that is JSON already.
 *
 * @param json one value
 */
record Raw(String json) {}
