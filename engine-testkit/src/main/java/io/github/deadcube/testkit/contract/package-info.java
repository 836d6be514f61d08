/**
 * What must hold whatever is played: contracts for the rules of an application. A test class implements one of the
 * interfaces, says what is its own, and inherits the properties, which play hundreds of random games with it:
 *
 * <pre>{@code
 * class VengefulTest implements KeywordContract {
 *     @Override
 *     public KeywordRule keyword() {
 *         return new Vengeful();
 *     }
 * }
 * }</pre>
 *
 * <p>{@link io.github.deadcube.testkit.contract.PlayContract} has the properties; {@link
 * io.github.deadcube.testkit.contract.KeywordContract}, {@link io.github.deadcube.testkit.contract.ItemContract}, {@link
 * io.github.deadcube.testkit.contract.SpecialOrderContract},
 * {@link io.github.deadcube.testkit.contract.ScenarioContract} and {@link
 * io.github.deadcube.testkit.contract.SightContract} add what goes for those alone. They are run by jqwik. What is broken
 * is shrunk to a short game and printed as a script.
 */
package io.github.deadcube.testkit.contract;
