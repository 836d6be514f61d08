/**
 * Jazzer fuzz targets for all readers, one class for each target. {@link io.github.deadcube.testkit.fuzz.Fuzz} runs
 * them. A target throws an exception if a promise is broken. For each fault that is found, add a test.
 */
package io.github.deadcube.testkit.fuzz;
