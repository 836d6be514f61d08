/**
 * KT-2, KT-5, KT-6, KT-15: the moments at which rules act, asked in turn, and rules that wait for an answer. Read {@link
 * io.github.deadcube.core.timing.Timing} first, then {@code Course}.
 */
package io.github.deadcube.core.timing;
