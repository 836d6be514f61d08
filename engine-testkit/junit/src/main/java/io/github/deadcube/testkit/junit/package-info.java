/**
 * A report of the rules that the tests prove. {@link io.github.deadcube.testkit.junit.Rule} names the rules of a test
 * or of a test class. A rule is covered if a test that names it has passed, and none has failed. The configuration
 * parameter {@code deadcube.rules.report} names the folder of the report; without it there is no report. It works with
 * every engine of the JUnit Platform. {@code deadcube.rules.register} names a
 * {@link io.github.deadcube.testkit.junit.report.RuleRegister} that replaces the rulebook.
 *
 * <p>If several virtual machines run the tests (Surefire's {@code forkCount} above 1, or {@code reuseForks} off), the
 * configuration parameter {@code deadcube.rules.run} must name the run with a text that no earlier run had, such as
 * Maven's {@code maven.build.timestamp}. Then each virtual machine writes only a part of the report into the folder.
 * {@link io.github.deadcube.testkit.junit.report.RuleCheck}, with the run as its last argument, merges the parts into
 * the report, and deletes the parts of earlier runs.
 *
 * <p>The file {@code rules.html} is for people. The file {@code rules.txt} is for people and for {@code RuleCheck}. A
 * build runs {@code RuleCheck} after all tests. It prints the rules that are not covered, and fails if a rule of the
 * list of covered rules is not covered.
 *
 * <p>{@code RuleRegister} and {@code RuleCheck} are in a package that the module does not export: tests that use them
 * run on the class path, as with Surefire's {@code useModulePath} off.
 */
package io.github.deadcube.testkit.junit;
