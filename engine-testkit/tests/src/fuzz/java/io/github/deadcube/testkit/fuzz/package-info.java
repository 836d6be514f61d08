/**
 * What Jazzer throws at whatever reads: one class a target, and {@link io.github.deadcube.testkit.fuzz.Fuzz}, which runs them.
 * A target ends with an exception if a promise is broken. Whatever is found becomes a test beside the other tests.
 */
package io.github.deadcube.testkit.fuzz;
