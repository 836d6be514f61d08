/**
 * What one transition reads and changes: the position, who is near whom, what a side has, what lasts, and the events.
 *
 * <p>Begin with {@code View}, which reads the {@code Draft} of the position, with {@code Neighbours} (who is where) and
 * {@code Sides} (what a side has). {@code Edit} changes models and the activation, {@code LastingChanges} marks,
 * markers, tokens and items, {@code SideChanges} rounds and sides; each announces its changes in {@code Events}.
 * {@code EffectsCheck} checks what rules of applications change. {@code UnfinishedRules} is what a change needs of the
 * machine.
 *
 * <p>It uses {@code grid}, {@code hooks}, {@code prepared} and {@code schema}.
 */
package io.github.deadcube.core.workspace;
