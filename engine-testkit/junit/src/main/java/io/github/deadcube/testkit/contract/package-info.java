/**
 * What must hold whatever is played: contracts for the rules of an application. A test class implements one of the
 * interfaces, says what is its own, and inherits a property that plays random games with it:
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
 * <p>{@link io.github.deadcube.testkit.contract.PlayContract} gives each game to every {@link
 * io.github.deadcube.testkit.contract.Promise}; {@link
 * io.github.deadcube.testkit.contract.KeywordContract}, {@link io.github.deadcube.testkit.contract.ItemContract}, {@link
 * io.github.deadcube.testkit.contract.SpecialOrderContract},
 * {@link io.github.deadcube.testkit.contract.ScenarioContract} and {@link
 * io.github.deadcube.testkit.contract.SightContract} add what goes for those alone. jqwik runs them. A game that breaks a promise
 * is shrunk to a short one and printed as a script.
 */
package io.github.deadcube.testkit.contract;
