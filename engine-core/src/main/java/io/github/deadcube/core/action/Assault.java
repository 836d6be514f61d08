package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Contender;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.extend.Test;
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
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
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
    private static final Rejection NO_WEAPON =
            new Rejection(RuleIds.AST_2, "the model has no such weapon with range CC", "one of its CC weapons");
    private static final Rejection NO_FIGHT_BACK = new Rejection(
            RuleIds.AST_3,
            "the target has chosen, or cannot fight back with that",
            "fight back or survive, as offered");

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
        return new Assault(attacker, target, RuleIds.AST_1, false, pinned, pinned, OPEN, OPEN, Stage.ARMS);
    }

    /** ADV-5, AWAY-4: it has come into the cube. */
    static Assault upon(Now now, ModelId attacker, ModelId target, Clash.Cause cause) {
        boolean pinned = now.model(target).pinned();
        boolean movedIn = cause == Clash.Cause.ENTERING || now.ruleset().forcedCountsAsMovedIn();
        return new Assault(attacker, target, ruleOf(cause), movedIn, pinned, pinned, OPEN, OPEN, Stage.ARMS);
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
        return !a.inPlay()
                || !t.inPlay()
                || a.pinned()
                || stage != Stage.OVER && !a.cube().equals(t.cube());
    }

    @Override
    public void enter(Now now) {
        switch (stage) {
            case ARMS -> {
                if (now.model(target).pinned()) now.standUp(target, RuleIds.AST_10);
                if (Arms.several(now, attacker)) now.ask(this);
                else armed(Arms.first(now, attacker)).enter(now);
            }
            case DECLARED -> {
                now.announce(new Event.Targeted(target, attacker, rule));
                Command.window(now, When.FRIEND_TARGETED, target.side(), target);
                now.then(at(Stage.REPLY));
            }
            case REPLY -> {
                boolean helpless = bound || !now.model(target).profile().fight().exists();
                if (helpless) replying(SURVIVES).enter(now);
                else now.ask(this);
            }
            case DICE -> {
                Skill answer = reply == SURVIVES ? Skill.SURVIVE : Skill.FIGHT;
                now.then(Tests.test(
                        now,
                        new Test(
                                occasion(),
                                new Contender.OfModel(attacker, Skill.FIGHT, 3, false),
                                new Contender.OfModel(target, answer, 3, false))));
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
                        ? new Attack(occasion(), target, attacker, reply, -margin, true, false)
                        : new Attack(occasion(), attacker, target, weapon, margin, true, wasPinned)));
        now.then(at(Stage.OVER));
    }

    @Override
    public Prompt.Decision decision(Now now) {
        return stage == Stage.ARMS
                ? new Prompt.Decision(attacker.side(), Purpose.WEAPON, RuleIds.AST_2, each -> options(now, each))
                : new Prompt.Decision(target.side(), Purpose.FIGHT_BACK, RuleIds.AST_3, each -> options(now, each));
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        if (stage == Stage.ARMS) {
            Arms.each(now, attacker, name -> each.accept(new Choice.Wield(attacker, name)));
            return;
        }
        Arms.each(now, target, name -> each.accept(new Choice.FightBack(target, name)));
        each.accept(new Choice.Survive(target));
    }

    @Override
    public Rejection otherwise(Now now, Choice choice) {
        if (choice instanceof Choice.Wield) return NO_WEAPON;
        boolean reaction = choice instanceof Choice.FightBack || choice instanceof Choice.Survive;
        return reaction ? NO_FIGHT_BACK : Refusals.KIND;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.Wield w)
            armed(Arms.number(now, attacker, w.weapon())).enter(now);
        else if (choice instanceof Choice.FightBack f)
            replying(Arms.number(now, target, f.weapon())).enter(now);
        else replying(SURVIVES).enter(now);
    }
}
