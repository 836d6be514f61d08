/**
 * Which rules the tests prove. {@link io.github.deadcube.testkit.junit.Rule} says on a test, or on a class of tests,
 * what it proves; after a run of tests a report says which rules are covered by which tests, and which are not. A rule
 * is covered if a test that names it has run and passed.
 *
 * <p>Every engine of the JUnit Platform will do, JUnit Jupiter and jqwik among them. The report is written where the
 * configuration parameter {@code deadcube.rules.report} says, a folder; without it nothing happens. With Maven:
 *
 * <pre>{@code
 * <artifactId>maven-surefire-plugin</artifactId>
 * <configuration>
 *   <systemPropertyVariables>
 *     <deadcube.rules.report>${project.build.directory}/rules</deadcube.rules.report>
 *     <deadcube.rules.register>com.example.HouseRules</deadcube.rules.register> <!-- if it is not the rulebook -->
 *   </systemPropertyVariables>
 * </configuration>
 * }</pre>
 *
 * <p>Where several virtual machines run the tests (Surefire's {@code forkCount} above 1, or {@code reuseForks} off), none of
 * them knows what the others prove. Then the configuration parameter {@code deadcube.rules.run} names the run, in words that
 * no earlier run has had. Each virtual machine leaves a part in the same folder and writes no report, and {@link
 * io.github.deadcube.testkit.junit.RuleCheck}, which is told the run as its last argument, merges the parts into the report. What
 * earlier runs have left does not count, and is removed. Maven's own name of a run is the time of its beginning:
 *
 * <pre>{@code
 * <deadcube.rules.report>${project.build.directory}/rules</deadcube.rules.report>
 * <deadcube.rules.run>${maven.build.timestamp}</deadcube.rules.run>
 * }</pre>
 *
 * <p>The tests run on the class path: a module could not offer the listener without requiring JUnit of everybody. In
 * the folder, {@code rules.html} is for people, {@code rules.txt} for people and {@link
 * io.github.deadcube.testkit.junit.RuleCheck}, a step of the build which follows a run of all tests, prints what is not
 * covered, and fails if a rule that was covered no longer is.
 */
package io.github.deadcube.testkit.junit;
