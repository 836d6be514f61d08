/**
 * Assertions in the manner of <a href="https://assertj.github.io/doc/">AssertJ</a>, of states, models, transitions, events, prompts, refusals
 * and battlefields; {@link io.github.deadcube.testkit.assertions.DeadcubeAssertions} is the door. A failure shows the state: the prompt, what
 * goes on, what is offered, and the situation as a script.
 *
 * <p>Models, places, rules and inputs are written in notation. What is no notation at all is a mistake of the test, and an
 * {@link java.lang.IllegalArgumentException}.
 */
package io.github.deadcube.testkit.assertions;
