package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import org.jspecify.annotations.Nullable;

/** ACT-1: every kind of action, in the order of an activation's options. */
final class ActionKinds {
    static final Action ADVANCE = new AdvanceAction();
    static final Action SPRINT = new SprintAction();
    static final Action SHOOT = new ShootAction();
    static final Action ASSAULT = new AssaultAction();
    static final Action SPECIAL = new SpecialAction();
    static final Action STAND_UP = new StandUpAction();

    static final Action[] ALL = {ADVANCE, SPRINT, SHOOT, ASSAULT, SPECIAL, STAND_UP};

    private ActionKinds() {}

    /** The kind of a choice; null if it is not an action. */
    static @Nullable Action chosen(Choice choice) {
        if (choice instanceof Choice.Advance) return ADVANCE;
        if (choice instanceof Choice.Sprint) return SPRINT;
        if (choice instanceof Choice.Shoot) return SHOOT;
        if (choice instanceof Choice.Assault) return ASSAULT;
        if (choice instanceof Choice.Use) return SPECIAL;
        return choice instanceof Choice.StandUp ? STAND_UP : null;
    }
}
