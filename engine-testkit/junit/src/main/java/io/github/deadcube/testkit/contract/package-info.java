/**
 * What must hold whatever is played: contracts for the rules of an application. A test class implements one of the interfaces, says what is
 * its own, and inherits a property that gives random games with it to every {@link io.github.deadcube.testkit.contract.Promise}. A game that
 * breaks a promise is shrunk to a short one and printed as a script.
 */
package io.github.deadcube.testkit.contract;
