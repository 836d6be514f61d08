/**
 * KT-2, KT-5, KT-6, KT-15: the triggers at which rules act, in order, and rules that wait for an answer. Read {@link
 * io.github.deadcube.core.timing.Timing} first, then {@code Sequence}.
 */
package io.github.deadcube.core.timing;
