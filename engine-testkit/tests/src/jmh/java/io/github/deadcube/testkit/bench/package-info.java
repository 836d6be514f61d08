/**
 * Benchmarks of the engine on the shipped set-up. {@code mvn -q -Pdev -Ddev=bench} runs them all in one thread with the
 * serial collector; {@code -Ddev='bench RandomPlayBenchmark'} selects one.
 * {@link io.github.deadcube.testkit.bench.PromptCosts} prints a table by kind of prompt.
 *
 * <p>Bytes are almost constant from run to run. Speeds vary: differences under 25 % are noise.
 */
@org.jspecify.annotations.NullMarked
package io.github.deadcube.testkit.bench;
