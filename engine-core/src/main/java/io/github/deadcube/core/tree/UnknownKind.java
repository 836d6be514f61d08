package io.github.deadcube.core.tree;

import java.io.Serial;

/** A value is of a kind for which there is no name. */
final class UnknownKind extends IllegalStateException {
    @Serial
    private static final long serialVersionUID = 1;

    UnknownKind(Class<?> type) {
        super(type.getName() + " is part of a value, and has no name to be written by");
    }
}
