/**
 * Assertions in the manner of <a href="https://assertj.github.io/doc/">AssertJ</a>, which must be on the class path: of
 * states, models, transitions, events, prompts, refusals and battlefields. {@link
 * io.github.deadcube.testkit.assertions.DeadcubeAssertions} is the door.
 *
 * <pre>{@code
 * import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
 *
 * assertThat(rules.apply(state, input)).isRefusedBy("ADV-7");
 * assertThat(state).model("B1").isAt("c6/5").isPinned().hasDamage(1);
 * assertThat(state).shows("B1 at c6/5, pinned, damage 1, score A 2, asks A: activation, refuses A1 advance by RND-4");
 * }</pre>
 *
 * <p>Who fails shows the state: the prompt, what goes on, what is offered, and the situation as a script.
 *
 * <p>Models, places, rules and inputs are written in notation. What is no notation at all is a mistake of the test, and an
 * {@link java.lang.IllegalArgumentException}.
 */
package io.github.deadcube.testkit.assertions;
