package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import org.jspecify.annotations.Nullable;

/** ACT-1: every kind of action, in the order in which an activation offers them. */
final class Repertoire {
    static final Action[] ALL = {
        new AdvanceAction(),
        new SprintAction(),
        new ShootAction(),
        new AssaultAction(),
        new SpecialAction(),
        new StandUpAction()
    };

    private Repertoire() {}

    /** The kind of an action that is chosen; null for other choices. */
    static @Nullable Action of(Choice choice) {
        for (Action action : ALL) if (action.is(choice)) return action;
        return null;
    }
}
