package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Deed;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Variant;
import io.github.deadcube.api.extend.Way.Special;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * AST-1 to AST-11, R25-K-BOOM: one model attacks another in its cube, as an action or because a rule makes it.
 *
 * @param rule AST-1 for the action; ADV-5, ADV-6, AWAY-4, STD-2 or PIN-3 where a rule makes it
 * @param movedIn the attacker has moved in by choice this action
 * @param wasPinned the target was pinned when the action started
 * @param arm the attacker's weapon, open until it is named
 * @param reply the weapon with which the target fights back, open until it has chosen
 */
@Waits(words = "{attacker} assaults {target}")
record Assault(
        ModelId attacker,
        ModelId target,
        RuleId rule,
        boolean movedIn,
        boolean wasPinned,
        boolean bound,
        Arm arm,
        Arm reply,
        Phase phase)
        implements Actions.Waiting, Frame.OfModel {
    private static final Rejection NO_WEAPON = new Rejection(
            RuleIds.AST_2, "the model has no such weapon with range CC", "one of its CC weapons, or none");
    private static final Rejection NO_SURVIVE =
            new Rejection(RuleIds.DICE_5, "the model has no SURVIVE statistic, and can fight back", "fight back");

    /** AST-11. */
    enum Phase {
        ARMS,
        DECLARED,
        REPLY,
        DICE,
        OVER
    }

    static Assault byAction(Now now, ModelId attacker, ModelId target) {
        boolean pinned = now.model(target).pinned();
        return begun(attacker, target, RuleIds.AST_1, false, pinned, bound(now, pinned));
    }

    /** AST-10, LIV-PIN: whether one that lay pinned can only survive. */
    private static boolean bound(Now now, boolean pinned) {
        return pinned && !now.game().is(Variant.PINNED_FIGHT_BACK);
    }

    /** ADV-5, AWAY-4: it has come into the cube; these lay pinned when the action started. */
    static Assault upon(Now now, ModelId attacker, ModelId target, Clash.Cause cause, List<ModelId> lying) {
        boolean pinned = now.model(target).pinned();
        boolean movedIn = cause == Clash.Cause.ENTERING || now.game().is(Variant.FORCED_COUNTS_AS_MOVED_IN);
        boolean lay = pinned || lying.contains(target);
        return begun(attacker, target, ruleOf(cause), movedIn, lay, bound(now, pinned));
    }

    /** ADV-6, STD-2, PIN-3. */
    static Assault mustSurvive(ModelId attacker, ModelId target, Clash.Cause cause) {
        return begun(attacker, target, ruleOf(cause), false, cause.pinnedBonus(), true);
    }

    /** With all that is to be named still open. */
    private static Assault begun(
            ModelId attacker, ModelId target, RuleId rule, boolean movedIn, boolean wasPinned, boolean bound) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, Arm.Bare.OPEN, Arm.Bare.OPEN, Phase.ARMS);
    }

    private static RuleId ruleOf(Clash.Cause cause) {
        return switch (cause) {
            case ENTERING -> RuleIds.ADV_5;
            case FORCED -> RuleIds.AWAY_4;
            case BREAKING_AWAY -> RuleIds.ADV_6;
            case STANDING_UP -> RuleIds.STD_2;
            case THROWN_IN -> RuleIds.PIN_3;
        };
    }

    private Assault at(Phase next) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, arm, reply, next);
    }

    private Assault armed(Arm with) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, with, reply, Phase.DECLARED);
    }

    private Assault replying(Arm with) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, arm, with, Phase.DICE);
    }

    private Occasion occasion() {
        return new Occasion(Occasion.Kind.ASSAULT, rule, attacker, target, arm, answer(), movedIn, wasPinned);
    }

    private Arm answer() {
        return reply.armed() ? reply : Arm.Bare.NONE;
    }

    @Override
    public @Nullable Cue cue(Cue asked) {
        return asked.moment() == Moment.DECLARED ? asked.withOccasion(Option.some(occasion())) : null;
    }

    /** K-HONOURABLE: why one model may not assault another; null if nothing forbids it. */
    static @Nullable Rejection veto(Now now, ModelId attacker, ModelId target, RuleId rule, boolean wasPinned) {
        if (!now.forbids(Deed.ASSAULT)) return null;
        Occasion o = new Occasion(
                Occasion.Kind.ASSAULT, rule, attacker, target, Arm.Bare.NONE, Arm.Bare.NONE, false, wasPinned);
        return now.veto(Deed.ASSAULT, attacker, Arm.Bare.NONE, target, o);
    }

    private boolean lapsed(Now now) {
        ModelState a = now.model(attacker);
        ModelState t = now.model(target);
        if (phase == Phase.OVER) return !a.inPlay();
        return !a.inPlay() || !t.inPlay() || a.pinned() || !a.cube().equals(t.cube());
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        switch (phase) {
            case ARMS -> {
                if (now.model(target).pinned()) now.standUp(target, RuleIds.AST_10);
                if (CloseCombatArms.any(now, attacker, true)
                        || special(now, attacker) != null
                        || !CloseCombatArms.aids(now, attacker, true).isEmpty()) now.ask(this);
                else armed(Arm.Bare.NONE).enter(now);
            }
            case DECLARED -> {
                CloseCombatArms.useUp(now, attacker, arm);
                now.announce(new Event.Targeted(target, attacker, rule));
                if (now.game().acts(Moment.DECLARED)) now.at(Moment.DECLARED, attacker, arm, target, occasion());
                Aftermath.windows(now, attacker, target, Option.none());
                now.then(at(Phase.REPLY));
                now.then(Timing.over());
            }
            case REPLY -> {
                if (arm == Arm.Bare.INSTEAD) instead(now);
                else if (special(now, target) != null) now.ask(this);
                else if (helpless(now)) replying(Arm.Bare.SURVIVING).enter(now);
                else if (survives(now)
                        || CloseCombatArms.any(now, target, false)
                        || !CloseCombatArms.aids(now, target, false).isEmpty()) now.ask(this);
                else replying(Arm.Bare.NONE).enter(now);
            }
            case DICE -> {
                if (reply == Arm.Bare.INSTEAD) {
                    instead(now);
                    return;
                }
                Skill answer = reply == Arm.Bare.SURVIVING ? Skill.SURVIVE : Skill.FIGHT;
                now.then(Tests.test(now, Actions.assault(occasion(), answer)));
                now.then(this);
            }
            case OVER -> {
                if (now.game().acts(Moment.ASSAULTED)) now.at(Moment.ASSAULTED, attacker, arm, target, occasion());
                if (now.ordered(Moment.ASSAULTED)) now.then(new Aftermath(Moment.ASSAULTED, occasion()));
            }
        }
    }

    /** AST-7, KT-8; then KT-2. */
    @Override
    public void answered(Now now, Outcome outcome) {
        int margin = outcome.margin();
        boolean fought = reply != Arm.Bare.SURVIVING;
        if (fought && now.game().acts(Moment.TRIED)) Tests.tried(now, occasion(), target, outcome.other());
        boolean beatenBack = margin < 0 && fought;
        now.then(Timing.follow(
                beatenBack
                        ? new Attack(occasion(), target, attacker, reply, outcome.other(), -margin, true, false)
                        : new Attack(occasion(), attacker, target, arm, outcome.one(), margin, true, wasPinned)));
        now.then(at(Phase.OVER));
    }

    @Override
    public ModelId chooser(Now now) {
        return phase == Phase.ARMS ? attacker : target;
    }

    @Override
    public boolean asksFor(Choice choice) {
        if (phase == Phase.ARMS) return choice instanceof Choice.Wield;
        return choice instanceof Choice.FightBack || choice instanceof Choice.Survive;
    }

    @Override
    public Prompt.Decision prompt(Now now) {
        return phase == Phase.ARMS
                ? new Prompt.Decision(now.controller(attacker), Purpose.WEAPON, RuleIds.AST_2, now.offers(this))
                : new Prompt.Decision(now.controller(target), Purpose.FIGHT_BACK, RuleIds.AST_3, now.offers(this));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        if (phase == Phase.ARMS) {
            List<RuleId> aids = CloseCombatArms.aids(now, attacker, true);
            CloseCombatArms.each(now, attacker, true, name -> {
                each.accept(new Choice.Wield(attacker, name));
                for (RuleId item : aids) each.accept(new Choice.Wield(attacker, name, Option.some(item)));
            });
            eachInstead(now, attacker, each);
            return;
        }
        eachInstead(now, target, each);
        if (helpless(now)) {
            each.accept(new Choice.Survive(target));
            return;
        }
        List<RuleId> aids = CloseCombatArms.aids(now, target, false);
        CloseCombatArms.each(now, target, false, name -> {
            each.accept(new Choice.FightBack(target, name));
            for (RuleId item : aids) each.accept(new Choice.FightBack(target, name, Option.some(item)));
        });
        if (survives(now)) each.accept(new Choice.Survive(target));
    }

    /** AST-8, AST-10: whether the target can only survive. */
    private boolean helpless(Now now) {
        return bound || !now.model(target).profile().fight().exists();
    }

    /** R25-K-BOOM: what a model may do in place of its FIGHT or SURVIVE; null for most. */
    private static @Nullable Special special(Now now, ModelId model) {
        return now.game().hooks(model).inAssaults();
    }

    private static void eachInstead(Now now, ModelId model, Consumer<Choice> each) {
        Special special = special(now, model);
        if (special != null) special.targets(now, model, each::accept);
    }

    /** R25-K-BOOM: it is done before any dice, and nobody FIGHTs. */
    private void instead(Now now) {
        ModelId model = arm == Arm.Bare.INSTEAD ? attacker : target;
        Objects.requireNonNull(special(now, model)).targets(now, model, use -> now.then(new SpecialAction.Using(use)));
        now.then(at(Phase.OVER));
    }

    /** DICE-5: a test without a statistic is not chosen where there is another. */
    private boolean survives(Now now) {
        return now.model(target).profile().survive().exists();
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        if (!asksFor(choice)) return Refusals.KIND;
        if (choice instanceof Choice.Wield w) return notArmed(now, w.item(), CloseCombatArms.aids(now, attacker, true));
        return choice instanceof Choice.FightBack f
                ? notArmed(now, f.item(), CloseCombatArms.aids(now, target, false))
                : NO_SURVIVE;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Use)
            (phase == Phase.ARMS ? armed(Arm.Bare.INSTEAD) : replying(Arm.Bare.INSTEAD)).enter(now);
        else if (choice instanceof Choice.Wield w) wield(now, w);
        else if (choice instanceof Choice.FightBack f) fightBack(now, f);
        else replying(Arm.Bare.SURVIVING).enter(now);
    }

    private static Rejection notArmed(Now now, Option<RuleId> item, List<RuleId> aids) {
        boolean misused = item.isDefined() && !aids.contains(item.get());
        return misused ? Items.notForThis(now, item.get()) : NO_WEAPON;
    }

    private void wield(Now now, Choice.Wield wield) {
        Items.useFor(now, attacker, wield.item());
        armed(CloseCombatArms.of(now, attacker, wield.weapon())).enter(now);
    }

    private void fightBack(Now now, Choice.FightBack reply) {
        Items.useFor(now, target, reply.item());
        Arm with = CloseCombatArms.of(now, target, reply.weapon());
        CloseCombatArms.useUp(now, target, with);
        Assault answered = replying(with);
        if (!now.game().acts(Moment.ANSWERED)) {
            answered.enter(now);
            return;
        }
        now.at(Moment.ANSWERED, target, with, attacker, answered.occasion());
        now.then(answered);
    }

    /** AST-1, DICE-5: the ASSAULT. */
    static final class AssaultAction extends Action {
        private static final Rejection NOT_HERE =
                new Rejection(RuleIds.AST_1, "the target is no enemy in the model's cube", "an enemy in its cube");
        private static final Rejection NO_FIGHT =
                new Rejection(RuleIds.DICE_5, "the model has no FIGHT statistic to assault with", "another action");

        AssaultAction() {
            super(3, true, RuleIds.AST_1, CommandFace.ASSAULT);
        }

        @Override
        void options(Now now, ModelId model, Consumer<Choice> each) {
            ModelState m = now.model(model);
            if (!Clash.fights(now, m) || !now.foes(m, m.cube())) return;
            for (ModelId enemy : now.foesBeside(model))
                if (veto(now, model, enemy) == null) each.accept(new Choice.Assault(model, enemy));
        }

        @Override
        @Nullable
        Rejection refusal(Now now, Choice choice) {
            Choice.Assault a = (Choice.Assault) choice;
            ModelState m = now.model(a.model());
            if (!Clash.fights(now, m)) return NO_FIGHT;
            if (!now.has(a.target())) return NOT_HERE;
            ModelState target = now.model(a.target());
            boolean here = target.inPlay() && target.cube().equals(m.cube()) && now.foes(m, target);
            return here ? veto(now, a.model(), a.target()) : NOT_HERE;
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
}
