/**
 * Benchmarks of the engine on the shipped set-up. {@code mvn -q -Pbench verify -DskipTests} runs them all in one thread
 * with the serial collector; {@code -Djmh.args="RandomPlayBenchmark -f 1"} chooses.
 * {@link io.github.deadcube.testkit.bench.PromptCosts} is a table by kind of prompt.
 *
 * <p>Bytes hardly vary from run to run, speeds do: take differences under 25 % for noise.
 */
@org.jspecify.annotations.NullMarked
package io.github.deadcube.testkit.bench;
