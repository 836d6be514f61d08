/**
 * Games without end: random and curious ones, on everything that ships and by every ruleset, with all that {@link
 * io.github.deadcube.testkit.contract.PlayContract} promises. {@link io.github.deadcube.testkit.soak.Soak} runs them.
 */
package io.github.deadcube.testkit.soak;
