/**
 * Contracts for the rules of an application. A test class implements one of the interfaces, supplies the rule to test,
 * and inherits a property that checks every {@link io.github.deadcube.testkit.contract.Promise} with random games. A
 * game that breaks a promise is shrunk to a short game and printed as a script.
 */
package io.github.deadcube.testkit.contract;
