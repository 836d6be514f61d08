package io.github.deadcube.core.action;

import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Attack;
import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Occasion;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Way.ShotMode;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Shot;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.dice.Tests;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.github.deadcube.core.timing.Timing;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * SHO-5 to SHO-9: a weapon is fired at a model, in the ordinary way or in another.
 *
 * @param rule SHO-5, or the rule of the other way (K-RAPID-FIRE)
 * @param declared the target has been named, and those who may act upon that have
 */
@Waits(words = "{model} shoots at {target}")
record AtModel(
        ModelId model, Arm arm, ModelId target, RuleId rule, Option<RuleId> item, boolean declared, boolean wasPinned)
        implements Actions.Waiting {
    static AtModel of(ModelId model, Arm arm, Shot shot, RuleId rule) {
        ModelId target = ((Target.OfModel) shot.target()).model();
        return new AtModel(model, arm, target, rule, shot.item(), false, false);
    }

    boolean lapsed(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay() || !now.model(target).inPlay() || declared && m.pinned();
    }

    @Override
    public @Nullable Cue cue(Cue asked) {
        return asked.moment() == Moment.DECLARED ? asked.withOccasion(Option.some(occasion(false))) : null;
    }

    private Occasion occasion(boolean volley) {
        return new Occasion(Occasion.Kind.SHOOT, rule, model, target, arm, Arm.Bare.NONE, false, wasPinned, volley);
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        if (!declared) {
            declare(now);
            Aftermath.windows(now, model, target, Option.none());
            now.then(declared(now));
            now.then(Timing.over());
            Aftermath.shot(now, occasion(false));
        } else {
            dice(now, occasion(false));
        }
    }

    /** SHO-9, ORD-2: one of several shots is declared; no frame on the stack tells of it alone. */
    void declareFirst(Now now) {
        declare(now);
        Aftermath.windows(now, model, target, Option.some(occasion(true)));
    }

    /** SHO-8, SHO-9: all that is named before dice. */
    void declare(Now now) {
        now.announce(new Event.Targeted(target, model, rule));
        if (now.is(model, arm, Trait.ONE_USE)) now.useUp(model, arm);
        item.forEach(used -> now.useItem(model, used));
        if (now.game().acts(Moment.DECLARED)) now.at(Moment.DECLARED, model, arm, target, occasion(false));
    }

    AtModel declared(Now now) {
        return new AtModel(
                model, arm, target, rule, item, true, now.model(target).pinned());
    }

    /** The shot is fired as one of several (K-FIRE-CONTROL). */
    Occasion volley(Now now) {
        Occasion o = occasion(true);
        dice(now, o);
        return o;
    }

    private void dice(Now now, Occasion o) {
        Items.mark(now, model, item);
        if (rule.equals(RuleIds.SHO_5)) {
            now.then(new Shooting(o));
            return;
        }
        for (ShotMode mode : now.modes(model, arm)) if (mode.rule().equals(rule)) mode.shoot(now.flow(), o);
    }

    /** SHO-5 to SHO-7: RANGED against SURVIVE, then KT-2. */
    @Waits(words = "{occasion.attacker} shoots at {occasion.target}")
    @Saved("shooting")
    record Shooting(Occasion occasion) implements Actions.Waiting {
        @Override
        public RuleId rule() {
            return occasion.rule();
        }

        @Override
        public void enter(Now now) {
            now.then(Tests.test(now, Actions.shot(occasion)));
            now.then(this);
        }

        @Override
        public void answered(Now now, Outcome outcome) {
            now.then(Timing.follow(new Attack(
                    occasion,
                    occasion.attacker(),
                    occasion.target(),
                    occasion.arm(),
                    outcome.one(),
                    outcome.margin(),
                    true,
                    occasion.wasPinned())));
        }
    }
}
