/**
 * Which rules the tests prove. {@link io.github.deadcube.testkit.junit.Rule} says on a test, or on a class of tests, what it proves; a rule is
 * covered if a test that names it has run and passed. After a run of tests by any engine of the JUnit Platform the report is written into
 * the folder that the configuration parameter {@code deadcube.rules.report} names; without it nothing happens. {@code
 * deadcube.rules.register} names a {@link io.github.deadcube.testkit.junit.RuleRegister}, if it is not the rulebook.
 *
 * <p>Where several virtual machines run the tests (Surefire's {@code forkCount} above 1, or {@code reuseForks} off), none of them knows what
 * the others prove. Then the configuration parameter {@code deadcube.rules.run} names the run, in words that no earlier run has had, such as
 * Maven's {@code maven.build.timestamp}. Each virtual machine leaves a part in the same folder and writes no report, and {@link
 * io.github.deadcube.testkit.junit.RuleCheck}, whose last argument is the run, merges the parts into the report. What earlier runs have left
 * does not count, and is removed.
 *
 * <p>In the folder, {@code rules.html} is for people, {@code rules.txt} for people and for {@code RuleCheck}, a step of the build after a run of
 * all tests, which prints what is not covered, and fails if a rule that was covered no longer is.
 */
package io.github.deadcube.testkit.junit;
