package io.github.deadcube.core.resolve;

import io.github.deadcube.api.extend.LibraryRule;

/** A rule has failed to say what it does. */
public final class FaultyRule extends IllegalStateException {
    private static final long serialVersionUID = 1;

    FaultyRule(LibraryRule rule, RuntimeException bug) {
        super("the hooks of " + rule.rule() + ": " + bug, bug);
    }
}
