package io.github.deadcube.core.damage;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Hit;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Death;
import io.github.deadcube.api.extend.Moment.Loss;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * DMG-1, step 6, ORD-2: HP are about to be lost, and a special order may turn them to another model.
 *
 * @param turned who loses them in the target's place; none unless an order says so
 */
@Waits(rule = "DMG-1")
record Losing(Hit hit, int lost, Option<ModelId> turned) implements Damages.Waiting {
    @Override
    public String words() {
        return turned.getOrElse(hit.target()) + " is about to lose " + lost + " HP";
    }

    /** Its side may act upon it, if it ever does. */
    static void next(Now now, Hit hit, int lost) {
        ModelId target = hit.target();
        if (now.ordered(Moment.LOSES) && !now.astray(target)) now.order(Cue.of(Moment.LOSES, target.side(), target));
        Losing losing = new Losing(hit, lost, Option.none());
        if (now.busy()) now.then(losing);
        else losing.enter(now);
    }

    @Override
    public @Nullable Cue cue(Cue asked) {
        return asked.moment() == Moment.LOSES ? asked.withHitPoints(lost) : null;
    }

    /** ORD-5: another loses them, without its own ARMOUR, shields or immunities. */
    Losing to(ModelId other) {
        return new Losing(hit, lost, Option.some(other));
    }

    @Override
    public void enter(Now now) {
        if (turned.isDefined()) now.then(new Loses(turned.get(), lost, hit.rule()));
        else if (now.model(hit.target()).inPlay()) lose(now);
    }

    private void lose(Now now) {
        ModelState before = now.model(hit.target());
        Cube cube = before.cube();
        now.hurt(hit.target(), lost, hit.rule());
        if (now.game().acts(Moment.LOST))
            suffered(now, Math.min(lost, before.profile().hitPoints() - before.damage()));
        if (!now.model(hit.target()).inPlay()) now.then(new Dying(hit.target(), cube));
    }

    /** DMG-1, step 7: the model acts if it lives, and its dealer does. */
    private void suffered(Now now, int hitPoints) {
        ModelId lives = now.model(hit.target()).inPlay() ? hit.target() : null;
        now.at(Moment.LOST, lives, Arm.Bare.NONE, hit.dealer().getOrNull(), hit.arm(), new Loss(hit, hitPoints));
    }

    /** DMG-1, step 6, without what comes before and after it: HP that nothing prevents from being lost. */
    @Waits(words = "{model} loses {hitPoints} HP")
    @Saved("loses")
    record Loses(ModelId model, int hitPoints, RuleId rule) implements Damages.Waiting {
        private boolean lapsed(Now now) {
            return !now.model(model).inPlay();
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            Cube cube = now.model(model).cube();
            now.hurt(model, hitPoints, rule);
            if (!now.model(model).inPlay()) now.then(new Dying(model, cube));
        }
    }

    /** DMG-4: a model is killed, whatever HP it has left. */
    @Waits(words = "{model} is killed")
    @Saved("kill")
    record Kill(ModelId model, RuleId rule) implements Damages.Waiting {
        private boolean lapsed(Now now) {
            return !now.model(model).inPlay();
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            Cube cube = now.model(model).cube();
            now.remove(model, rule);
            now.then(new Dying(model, cube));
        }
    }

    /** DMG-4: a death triggers what it triggers, in the cube where the model died. */
    @Waits(rule = "DMG-4", words = "{model} has died in {cube}")
    @Saved("dying")
    record Dying(ModelId model, Cube cube) implements Damages.Waiting {
        @Override
        public void enter(Now now) {
            now.at(Moment.DIED, model, Arm.Bare.NONE, null, new Death(model, cube));
            if (now.ordered(Moment.DIED))
                now.order(List.of(model.side(), model.side().other())
                        .map(side -> Cue.of(Moment.DIED, side, model).withCube(Option.some(cube))));
        }
    }
}
