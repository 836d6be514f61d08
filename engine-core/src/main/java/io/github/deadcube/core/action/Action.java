package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** ACT-1: one kind of action: its conditions, choices, reasons for refusals and execution. */
abstract class Action {
    private static final Rejection PINNED = new Rejection(
            RuleIds.ACT_2, "a pinned model must stand up first", "STAND UP, or the end of the activation");
    /** ACT-3, ACT-4. */
    static final Rejection BESIDE_ENEMIES = new Rejection(
            RuleIds.ACT_3,
            "an unpinned enemy is in the model's cube",
            "ADVANCE, ASSAULT, or what may be done beside enemies");

    private final Kind kind;
    private final boolean isLong;
    private final RuleId rule;
    private final @Nullable CommandFace die;

    Action(Kind kind, boolean isLong, RuleId rule, @Nullable CommandFace die) {
        this.kind = kind;
        this.isLong = isLong;
        this.rule = rule;
        this.die = die;
    }

    final boolean isLong() {
        return isLong;
    }

    final RuleId rule() {
        return rule;
    }

    /** CMD-8: the command die that buys one; null if none does. */
    final @Nullable CommandFace die() {
        return die;
    }

    final Kind kind() {
        return kind;
    }

    /** PIN-1, PIN-2, ACT-2: why this kind is forbidden for any target; null if it is allowed. */
    @Nullable
    Rejection gate(Now now, ModelId model) {
        return gateOfPins(now, model);
    }

    /** Every choice of this kind that the model has. Call only if {@link #gate} allows the kind. */
    abstract void options(Now now, ModelId model, Consumer<Choice> each);

    /** Why a choice of this kind is not an option of its model; null if it is. */
    abstract @Nullable Rejection refusal(Now now, Choice choice);

    /** Whether the choice is a long action: its kind is long, or K-HEAVY makes this choice long. */
    boolean isLong(Now now, Choice choice) {
        return isLong;
    }

    /** CMD-8: why a die that buys the kind does not buy this choice; null if it does. */
    @Nullable
    Rejection notBought(Now now, Choice choice) {
        return null;
    }

    /** ADV-19: whether the choice leads out of the model's cube. */
    boolean leaves(Now now, Choice choice) {
        return false;
    }

    /** The frame that executes a legal choice. */
    abstract Frame frame(Now now, Choice choice);

    /** CMD-8: the frame that executes a choice bought with a die. */
    Frame bought(Now now, Choice choice) {
        return frame(now, choice);
    }

    /** As {@link #gate}, for a kind that is forbidden beside any enemy, pinned or not (SHO-2, SPR-2). */
    final @Nullable Rejection gateAwayFromEnemies(Now now, ModelId model, Rejection besidePinned) {
        Rejection why = gateOfPins(now, model);
        if (why != null || !now.neighbours().isBesideEnemies(model)) return why;
        return now.neighbours().besideUnpinnedEnemies(model) ? BESIDE_ENEMIES : besidePinned;
    }

    private static @Nullable Rejection gateOfPins(Now now, ModelId model) {
        return now.model(model).pinned() ? PINNED : null;
    }

    /** The kinds of action as saved states name them. */
    @SavedName("action.kind")
    enum Kind {
        ADVANCE,
        SPRINT,
        SHOOT,
        ASSAULT,
        SPECIAL,
        STAND_UP
    }
}
