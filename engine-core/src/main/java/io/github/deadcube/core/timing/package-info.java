/**
 * KT-2, KT-5, KT-6, KT-15: the triggers at which rules act, in order, and rules that wait for an answer.
 *
 * <p>Begin with {@code TimingRules}, which other packages enter; then {@code SequencePart}, which has the steps,
 * {@code TriggerSteps}, which takes them, and {@code LibraryRuleWait}.
 *
 * <p>It uses {@code hooks}, {@code machine}, {@code prepared} and {@code workspace}.
 */
package io.github.deadcube.core.timing;
