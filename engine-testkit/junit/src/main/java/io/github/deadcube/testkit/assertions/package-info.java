/**
 * <a href="https://assertj.github.io/doc/">AssertJ</a> assertions about states, models, transitions, events, prompts
 * and rejections. {@link io.github.deadcube.testkit.assertions.DeadcubeAssertions} is the entry point. A failure shows
 * the state: the prompt, the rule that is being resolved, the options, and the situation as a script.
 *
 * <p>Tests name models, places, rules and inputs in notation. Text that is not valid notation is an error of the test,
 * and throws {@link java.lang.IllegalArgumentException}.
 */
package io.github.deadcube.testkit.assertions;
