/**
 * Frames of unfinished rules lie on a stack, and the top one works until it waits for an input; all that a rule asks of the
 * table and changes on it goes through {@code Now} (ASK-1 to ASK-7, KT-11, KT-12). Read {@link
 * io.github.deadcube.core.resolve.Machine} first, then {@link io.github.deadcube.core.resolve.Frame} and {@link
 * io.github.deadcube.core.resolve.Now}.
 */
package io.github.deadcube.core.resolve;
