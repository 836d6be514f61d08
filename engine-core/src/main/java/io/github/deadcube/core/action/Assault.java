package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Skill;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * AST-1 to AST-11: one model attacks another in its cube, as an action or because a rule makes it.
 *
 * @param attacker who attacks
 * @param target whom
 * @param rule AST-1 for the action; ADV-5, ADV-6, AWAY-4, STD-2 or PIN-3 where a rule makes it
 * @param movedIn the attacker has moved in by choice this action
 * @param wasPinned the target was pinned when the action started
 * @param bound the target must survive
 * @param weapon the attacker's weapon; {@link #OPEN} until it is named, {@link Arms#NONE} for none
 * @param reply the weapon with which the target fights back; {@link #OPEN} until it has chosen, {@link #SURVIVES}
 * @param stage what is next
 */
record Assault(
        ModelId attacker,
        ModelId target,
        RuleId rule,
        boolean movedIn,
        boolean wasPinned,
        boolean bound,
        int weapon,
        int reply,
        Stage stage)
        implements Frame {
    private static final int OPEN = -2;
    private static final int SURVIVES = -3;
    private static final Rejection NO_WEAPON = new Rejection(
            RuleIds.AST_2, "the model has no such weapon with range CC", "one of its CC weapons, or none");
    private static final Rejection NO_SURVIVE =
            new Rejection(RuleIds.DICE_5, "the model has no SURVIVE statistic, and can fight back", "fight back");

    /** AST-11. */
    enum Stage {
        ARMS,
        DECLARED,
        REPLY,
        DICE,
        OVER
    }

    static Assault byAction(Now now, ModelId attacker, ModelId target) {
        boolean pinned = now.model(target).pinned();
        return new Assault(attacker, target, RuleIds.AST_1, false, pinned, bound(now, pinned), OPEN, OPEN, Stage.ARMS);
    }

    /** AST-10, LIV-PIN: whether one that lay pinned can only survive. */
    private static boolean bound(Now now, boolean pinned) {
        return pinned && !now.ruleset().pinnedFightBack();
    }

    /** ADV-5, AWAY-4: it has come into the cube; these lay pinned when the action started. */
    static Assault upon(Now now, ModelId attacker, ModelId target, Clash.Cause cause, List<ModelId> lying) {
        boolean pinned = now.model(target).pinned();
        boolean movedIn = cause == Clash.Cause.ENTERING || now.ruleset().forcedCountsAsMovedIn();
        boolean lay = pinned || lying.contains(target);
        return new Assault(attacker, target, ruleOf(cause), movedIn, lay, bound(now, pinned), OPEN, OPEN, Stage.ARMS);
    }

    /** ADV-6, STD-2, PIN-3. */
    static Assault mustSurvive(ModelId attacker, ModelId target, Clash.Cause cause) {
        return new Assault(attacker, target, ruleOf(cause), false, cause.pinnedBonus(), true, OPEN, OPEN, Stage.ARMS);
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

    private Assault at(Stage next) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, weapon, reply, next);
    }

    private Assault armed(int with) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, with, reply, Stage.DECLARED);
    }

    private Assault replying(int with) {
        return new Assault(attacker, target, rule, movedIn, wasPinned, bound, weapon, with, Stage.DICE);
    }

    private Occasion occasion() {
        return new Occasion(
                Occasion.Kind.ASSAULT, rule, attacker, target, weapon, Math.max(reply, Arms.NONE), movedIn, wasPinned);
    }

    @Override
    public String words() {
        return attacker + " assaults " + target;
    }

    @Override
    public boolean lapsed(Now now) {
        ModelState a = now.model(attacker);
        ModelState t = now.model(target);
        if (stage == Stage.OVER) return !a.inPlay();
        return !a.inPlay() || !t.inPlay() || a.pinned() || !a.cube().equals(t.cube());
    }

    @Override
    public void enter(Now now) {
        switch (stage) {
            case ARMS -> {
                if (now.model(target).pinned()) now.standUp(target, RuleIds.AST_10);
                if (Arms.any(now, attacker) || Arms.item(now, attacker).isDefined()) now.ask(this);
                else armed(Arms.NONE).enter(now);
            }
            case DECLARED -> {
                Arms.useUp(now, attacker, weapon);
                now.announce(new Event.Targeted(target, attacker, rule));
                Command.window(now, When.FRIEND_TARGETED, target.side(), target);
                now.then(at(Stage.REPLY));
                now.then(Damages.over());
            }
            case REPLY -> {
                boolean helpless = bound || !now.model(target).profile().fight().exists();
                if (helpless) replying(SURVIVES).enter(now);
                else if (survives(now) || Arms.any(now, target)) now.ask(this);
                else replying(Arms.NONE).enter(now);
            }
            case DICE -> {
                Skill answer = reply == SURVIVES ? Skill.SURVIVE : Skill.FIGHT;
                now.then(Tests.test(now, Actions.assault(occasion(), answer)));
                now.then(this);
            }
            case OVER -> Command.window(now, When.AFTER_ASSAULT, attacker.side(), attacker);
        }
    }

    /** AST-7, KT-8; then KT-2. */
    @Override
    public void answered(Now now, Outcome outcome) {
        int margin = outcome.margin();
        boolean beatenBack = margin < 0 && reply != SURVIVES;
        now.then(Damages.follow(
                beatenBack
                        ? new Attack(occasion(), target, attacker, reply, outcome.other(), -margin, true, false)
                        : new Attack(occasion(), attacker, target, weapon, outcome.one(), margin, true, wasPinned)));
        now.then(at(Stage.OVER));
    }

    @Override
    public Prompt.Decision decision(Now now) {
        return stage == Stage.ARMS
                ? new Prompt.Decision(
                        now.controller(attacker), Purpose.WEAPON, RuleIds.AST_2, each -> options(now, each))
                : new Prompt.Decision(
                        now.controller(target), Purpose.FIGHT_BACK, RuleIds.AST_3, each -> options(now, each));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        if (stage == Stage.ARMS) {
            Option<RuleId> item = Arms.item(now, attacker);
            Arms.each(now, attacker, name -> {
                each.accept(new Choice.Wield(attacker, name));
                if (item.isDefined()) each.accept(new Choice.Wield(attacker, name, item));
            });
            return;
        }
        Arms.each(now, target, name -> each.accept(new Choice.FightBack(target, name)));
        if (survives(now)) each.accept(new Choice.Survive(target));
    }

    /** DICE-5: a test without a statistic is not chosen where there is another. */
    private boolean survives(Now now) {
        return now.model(target).profile().survive().exists();
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        if (choice instanceof Choice.Wield w && stage == Stage.ARMS)
            return w.model().equals(attacker) ? notArmed(now, w) : Refusals.OTHER_MODEL;
        if (choice instanceof Choice.FightBack f && stage == Stage.REPLY)
            return f.model().equals(target) ? NO_WEAPON : Refusals.OTHER_MODEL;
        if (choice instanceof Choice.Survive s && stage == Stage.REPLY)
            return s.model().equals(target) ? NO_SURVIVE : Refusals.OTHER_MODEL;
        return Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Wield w) wield(now, w);
        else if (choice instanceof Choice.FightBack f) fightBack(now, Arms.number(now, target, f.weapon()));
        else replying(SURVIVES).enter(now);
    }

    private Rejection notArmed(Now now, Choice.Wield wield) {
        boolean itemMisused = wield.item().isDefined() && !wield.item().equals(Arms.item(now, attacker));
        return itemMisused ? Items.notForThis(now, wield.item().get()) : NO_WEAPON;
    }

    private void wield(Now now, Choice.Wield wield) {
        Items.useFor(now, attacker, wield.item());
        armed(Arms.number(now, attacker, wield.weapon())).enter(now);
    }

    private void fightBack(Now now, int with) {
        Arms.useUp(now, target, with);
        replying(with).enter(now);
    }
}
