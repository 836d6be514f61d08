package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import org.jspecify.annotations.Nullable;

/** ACT-1: every kind of action, in the order in which an activation offers them. */
final class Repertoire {
    static final Action ADVANCE = new AdvanceAction();
    static final Action SPRINT = new SprintAction();
    static final Action SHOOT = new ShootAction();
    static final Action ASSAULT = new AssaultAction();
    static final Action SPECIAL = new SpecialAction();
    static final Action STAND_UP = new StandUpAction();

    static final Action[] ALL = {ADVANCE, SPRINT, SHOOT, ASSAULT, SPECIAL, STAND_UP};

    private Repertoire() {}

    /** The kind of an action that is chosen; null for other choices. */
    static @Nullable Action of(Choice choice) {
        if (choice instanceof Choice.Advance) return ADVANCE;
        if (choice instanceof Choice.Sprint) return SPRINT;
        if (choice instanceof Choice.Shoot) return SHOOT;
        if (choice instanceof Choice.Assault) return ASSAULT;
        if (choice instanceof Choice.Use) return SPECIAL;
        return choice instanceof Choice.StandUp ? STAND_UP : null;
    }
}
