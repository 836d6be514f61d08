package io.github.deadcube.core.action;

import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
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
        if (why != null || !now.view().isBesideEnemies(model)) return why;
        return now.view().besideUnpinnedEnemies(model) ? BESIDE_ENEMIES : besidePinned;
    }

    private static @Nullable Rejection gateOfPins(Now now, ModelId model) {
        return now.model(model).pinned() ? PINNED : null;
    }

    /** The kinds of action as saved states name them. */
    @SavedName(value = "action", parts = "advance sprint shoot assault special stand-up")
    enum Kind {
        ADVANCE,
        SPRINT,
        SHOOT,
        ASSAULT,
        SPECIAL,
        STAND_UP
    }

    /** ACT-1: every kind of action, in the order of an activation's options. */
    static final class ActionKinds {
        static final Action ADVANCE = new ActionStart.MoveAction(Kind.ADVANCE, RuleIds.ADV_1, CommandFace.ADVANCE);
        static final Action SPRINT = new ActionStart.MoveAction(Kind.SPRINT, RuleIds.SPR_1, null);
        static final Action SHOOT = new ShootAction();
        static final Action ASSAULT = new AssaultAction();
        static final Action SPECIAL = new SpecialAction();
        static final Action STAND_UP = new StandUpAction();

        static final Action[] ALL = {ADVANCE, SPRINT, SHOOT, ASSAULT, SPECIAL, STAND_UP};

        private ActionKinds() {}

        /** The kind of a choice; null if it is not an action. */
        static @Nullable Action of(Choice choice) {
            if (choice instanceof Choice.Advance) return ADVANCE;
            if (choice instanceof Choice.Sprint) return SPRINT;
            if (choice instanceof Choice.Shoot) return SHOOT;
            if (choice instanceof Choice.Assault) return ASSAULT;
            if (choice instanceof Choice.Use) return SPECIAL;
            return choice instanceof Choice.StandUp ? STAND_UP : null;
        }
    }

    static final class AssaultAction extends Action {
        private static final Rejection NOT_HERE =
                new Rejection(RuleIds.AST_1, "the target is no enemy in the model's cube", "an enemy in its cube");
        private static final Rejection MET = new Rejection(
                RuleIds.AST_1,
                "one of the two has come into the cube during the activation",
                "an enemy beside which the model has stood since its activation began");
        private static final Rejection NO_FIGHT =
                new Rejection(RuleIds.DICE_5, "the model has no FIGHT statistic to assault with", "another action");

        AssaultAction() {
            super(Kind.ASSAULT, true, RuleIds.AST_1, CommandFace.ASSAULT);
        }

        @Override
        void options(Now now, ModelId model, Consumer<Choice> each) {
            Model m = now.model(model);
            if (!CloseCombat.canAssault(now, m) || !now.view().wouldFight(m, m.cube())) return;
            for (ModelId enemy : now.view().foesBeside(model))
                if (!haveMet(now, m, now.model(enemy)) && veto(now, model, enemy) == null)
                    each.accept(new Choice.Assault(model, enemy));
        }

        /** AST-1: whether one of the two has come into the cube of the other since the activation of the assaulter began. */
        private static boolean haveMet(Now now, Model m, Model enemy) {
            return now.view().isActive(m.id()) && (m.marked(RuleIds.AST_1) || enemy.marked(RuleIds.AST_1));
        }

        @Override
        @Nullable
        Rejection refusal(Now now, Choice choice) {
            Choice.Assault a = (Choice.Assault) choice;
            Model m = now.model(a.model());
            if (!CloseCombat.canAssault(now, m)) return NO_FIGHT;
            if (!now.view().isInGame(a.target())) return NOT_HERE;
            Model target = now.model(a.target());
            boolean here = target.inPlay()
                    && target.cube().equals(m.cube())
                    && now.view().wouldFight(m, target);
            if (!here) return NOT_HERE;
            Rejection why = veto(now, a.model(), a.target());
            return why == null && haveMet(now, m, target) ? MET : why;
        }

        private static @Nullable Rejection veto(Now now, ModelId model, ModelId target) {
            return Assault.veto(
                    now, model, target, RuleIds.AST_1, now.model(target).pinned());
        }

        @Override
        Frame frame(Now now, Choice choice) {
            Choice.Assault a = (Choice.Assault) choice;
            return Assault.byAction(now, a.model(), a.target());
        }
    }

    /** SHO-1, SHO-2, SHO-9: the SHOOT with one weapon; {@link Volley.SecondWeapon} adds another. */
    static final class ShootAction extends Action {
        private static final Rejection NO_SHOOTING = new Rejection(
                RuleIds.SHO_2, "an enemy is in the shooter's cube", "an action that may be taken beside enemies");
        private static final Rejection NO_RANGED =
                new Rejection(RuleIds.SHO_8, "the model has no RANGED statistic and cannot shoot", "another action");
        private static final Rejection SHORT_ONLY =
                new Rejection(RuleIds.CMD_8, "the die does not buy a shot that is long by choice", "the short shot");

        ShootAction() {
            super(Kind.SHOOT, false, RuleIds.SHO_5, CommandFace.SHOOT);
        }

        @Override
        @Nullable
        Rejection gate(Now now, ModelId model) {
            return gateAwayFromEnemies(now, model, NO_SHOOTING);
        }

        @Override
        void options(Now now, ModelId model, Consumer<Choice> each) {
            Model m = now.model(model);
            if (m.card().ranged().exists()) AimChoices.all(now, m, each);
        }

        @Override
        @Nullable
        Rejection refusal(Now now, Choice choice) {
            Choice.Shoot shoot = (Choice.Shoot) choice;
            Model m = now.model(shoot.model());
            return m.card().ranged().exists() ? AimChoices.refusal(now, m, shoot.shot()) : NO_RANGED;
        }

        /** K-HEAVY, K-INDIRECT, K-SNIPER-SCOPE. */
        @Override
        boolean isLong(Now now, Choice choice) {
            Choice.Shoot shoot = (Choice.Shoot) choice;
            return weapon(now, shoot).isLong(shoot.shot());
        }

        @Override
        @Nullable
        Rejection notBought(Now now, Choice choice) {
            Choice.Shoot shoot = (Choice.Shoot) choice;
            return weapon(now, shoot).notBought(shoot.shot()) ? SHORT_ONLY : null;
        }

        @Override
        Frame frame(Now now, Choice choice) {
            Choice.Shoot shoot = (Choice.Shoot) choice;
            return weapon(now, shoot).frame(shoot.shot());
        }

        private static ShotWeapon weapon(Now now, Choice.Shoot shoot) {
            return ShotWeapon.fired(now, now.model(shoot.model()), shoot.shot());
        }
    }

    static final class StandUpAction extends Action {
        private static final Rejection UPRIGHT =
                new Rejection(RuleIds.STD_1, "the model is not pinned", "an action for a model that stands");

        StandUpAction() {
            super(Kind.STAND_UP, false, RuleIds.STD_1, null);
        }

        @Override
        @Nullable
        Rejection gate(Now now, ModelId model) {
            return now.model(model).pinned() ? null : UPRIGHT;
        }

        @Override
        void options(Now now, ModelId model, Consumer<Choice> each) {
            each.accept(new Choice.StandUp(model));
        }

        @Override
        @Nullable
        Rejection refusal(Now now, Choice choice) {
            return null;
        }

        @Override
        Frame frame(Now now, Choice choice) {
            return new StandUp(((Choice.StandUp) choice).model());
        }

        /** STD-1, STD-2: a pinned model stands up on any spot of its cube. If enemies are in the cube, one attacks it. */
        @DescribesFrame(rule = "STD-1", words = "{model} stands up")
        @SavedName(value = "standUp", parts = "model")
        record StandUp(ModelId model) implements ActionRules.ChapterFrame {
            @Override
            public void enter(Now now) {
                Model m = now.model(model);
                if (!m.inPlay() || !m.pinned()) return;
                now.edit().standUp(model, RuleIds.STD_1);
                now.then(MotionRules.spot(model, m.cube(), RuleIds.STD_1, MotionRules.Arrival.MOVED));
                if (now.view().isBesideEnemies(model))
                    now.then(CloseCombat.of(now, model, CloseCombat.Cause.STANDING_UP));
            }
        }
    }
}
