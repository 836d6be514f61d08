/**
 * Frames of unfinished rules are kept on a stack. The top frame works until it waits for an input. A rule reads and changes the
 * game only through {@code Now} (ASK-1 to ASK-7, KT-11, KT-12). Read {@link io.github.deadcube.core.resolve.Machine} first,
 * then {@link io.github.deadcube.core.resolve.Frame} and {@link io.github.deadcube.core.resolve.Now}.
 */
package io.github.deadcube.core.resolve;
