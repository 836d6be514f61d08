package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.Hooks.ShotMode;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.Outcome;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.HookSet;
import io.github.deadcube.core.resolve.Now;
import io.vavr.control.Option;

/**
 * SHO-5 to SHO-9: a weapon is fired at a model, in the ordinary way or in another.
 *
 * @param model the shooter
 * @param weapon its weapon's number
 * @param target who is shot at
 * @param rule SHO-5, or the rule of the other way (K-RAPID-FIRE)
 * @param item the item that is used with it
 * @param declared the target has been named, and those who may act upon that have
 * @param wasPinned whether the target was pinned when it was named
 */
record Shoot(
        ModelId model,
        int weapon,
        ModelId target,
        RuleId rule,
        Option<RuleId> item,
        boolean declared,
        boolean wasPinned)
        implements Frame {
    static Shoot of(ModelId model, int weapon, ModelId target, RuleId rule, Option<RuleId> item) {
        return new Shoot(model, weapon, target, rule, item, false, false);
    }

    @Override
    public String words() {
        return model + " shoots at " + target;
    }

    @Override
    public boolean lapsed(Now now) {
        return !now.model(model).inPlay() || !now.model(target).inPlay();
    }

    private Occasion occasion() {
        return new Occasion(Occasion.Kind.SHOOT, rule, model, target, weapon, -1, false, wasPinned);
    }

    @Override
    public void enter(Now now) {
        HookSet hooks = now.game().hooks(model, weapon);
        if (!declared) {
            now.announce(new Event.Targeted(target, model, rule));
            if (hooks.usedOnce()) now.useUp(model, weapon);
            Items.useFor(now, model, item);
            Command.window(now, When.FRIEND_TARGETED, target.side(), target);
            now.then(new Shoot(
                    model, weapon, target, rule, item, true, now.model(target).pinned()));
            now.then(Damages.over());
        } else if (rule.equals(RuleIds.SHO_5)) {
            now.then(Tests.test(now, Actions.shot(occasion())));
            now.then(this);
        } else {
            for (ShotMode mode : hooks.modes()) if (mode.rule().equals(rule)) mode.shoot(now.flow(), occasion());
        }
    }

    /** SHO-7, then KT-2. */
    @Override
    public void answered(Now now, Outcome outcome) {
        now.then(Damages.follow(
                new Attack(occasion(), model, target, weapon, outcome.one(), outcome.margin(), true, wasPinned)));
    }
}
