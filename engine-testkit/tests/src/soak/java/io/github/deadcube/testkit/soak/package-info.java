/**
 * A soak test: random and curious games for a given time, on every shipped battlefield and with every ruleset, checked with all promises of
 * {@link io.github.deadcube.testkit.contract.PlayContract}. {@link io.github.deadcube.testkit.soak.Soak} is the program.
 */
package io.github.deadcube.testkit.soak;
