package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** ACT-1: the kinds of action, the command die that buys one (CMD-8), and what forbids one before a target is named. */
enum ActionKind {
    ADVANCE(false, RuleIds.ADV_1, CommandFace.ADVANCE),
    SPRINT(true, RuleIds.SPR_1, null),
    SHOOT(false, RuleIds.SHO_5, CommandFace.SHOOT),
    ASSAULT(true, RuleIds.AST_1, CommandFace.ASSAULT),
    SPECIAL(false, RuleIds.SPC_1, null),
    STAND_UP(false, RuleIds.STD_1, null);

    static final ActionKind[] ALL = values();

    private static final Rejection PINNED = new Rejection(
            RuleIds.ACT_2, "a pinned model must stand up first", "STAND UP, or the end of the activation");
    private static final Rejection UPRIGHT =
            new Rejection(RuleIds.STD_1, "the model is not pinned", "an action for a model that stands");
    private static final Rejection BESIDE_ENEMIES = new Rejection(
            RuleIds.ACT_3,
            "an unpinned enemy is in the model's cube",
            "ADVANCE, ASSAULT, or what may be done beside enemies");
    private static final Rejection NO_SHOOTING = new Rejection(
            RuleIds.SHO_2, "an enemy is in the shooter's cube", "an action that may be taken beside enemies");
    private static final Rejection NO_SPRINTING =
            new Rejection(RuleIds.SPR_2, "an enemy is in the model's cube", "an ADVANCE, which breaks away");

    private final boolean lengthy;
    private final RuleId rule;
    private final Option<CommandFace> die;

    ActionKind(boolean lengthy, RuleId rule, @Nullable CommandFace die) {
        this.lengthy = lengthy;
        this.rule = rule;
        this.die = Option.of(die);
    }

    boolean lengthy() {
        return lengthy;
    }

    RuleId rule() {
        return rule;
    }

    Option<CommandFace> die() {
        return die;
    }

    int bit() {
        return 1 << ordinal();
    }

    /** The kind of an action that is chosen; none for other choices. */
    static Option<ActionKind> of(Choice choice) {
        if (choice instanceof Choice.Advance) return Option.some(ADVANCE);
        if (choice instanceof Choice.Sprint) return Option.some(SPRINT);
        if (choice instanceof Choice.Shoot) return Option.some(SHOOT);
        if (choice instanceof Choice.Assault) return Option.some(ASSAULT);
        if (choice instanceof Choice.Use) return Option.some(SPECIAL);
        return choice instanceof Choice.StandUp ? Option.some(STAND_UP) : Option.none();
    }

    /** PIN-1, PIN-2, ACT-2 to ACT-4, STD-1, SHO-2, SPR-2; SPC-1 where the special action itself says so. Null if nothing forbids it. */
    @Nullable
    Rejection gate(Now now, ModelId model) {
        if (now.model(model).pinned()) return this == STAND_UP ? null : PINNED;
        if (this == STAND_UP) return UPRIGHT;
        if (this == ADVANCE || this == ASSAULT || this == SPECIAL || !now.besideEnemies(model)) return null;
        if (now.besideUnpinnedEnemies(model)) return BESIDE_ENEMIES;
        return this == SHOOT ? NO_SHOOTING : NO_SPRINTING;
    }

    static Rejection besideEnemies() {
        return BESIDE_ENEMIES;
    }
}
