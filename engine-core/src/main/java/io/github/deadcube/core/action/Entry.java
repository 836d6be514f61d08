package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.SpecialOrder.When;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.command.Command;
import io.github.deadcube.core.damage.Damages;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * ADV-5, ADV-12, ADV-17, ADV-18, PART-2: what a step leads to: a fight, a drop, or items and the rest of the move.
 *
 * @param model who has stepped
 * @param rule why it moves
 * @param rest the movement left; none if it stops where this step ends
 */
record Entry(ModelId model, RuleId rule, Option<Budget> rest) implements Frame {
    @Override
    public String words() {
        return model + " comes into a cube";
    }

    /** What has moved, pinned or killed it on its way, or given it a spot, has ended its move. */
    @Override
    public boolean lapsed(Now now) {
        ModelState m = now.model(model);
        return !m.inPlay() || m.pinned() || m.place().spot() != 0 || rest.isDefined() && now.activationOver();
    }

    /** Makes a step. */
    static void step(Now now, ModelId model, Cube to, RuleId rule, Option<Budget> rest) {
        ModelState m = now.model(model);
        Steps steps = new Steps(now, m);
        boolean intrudes = steps.intrudes(to) && !now.room(m, to);
        now.move(model, new Place(to, 0), rule);
        if (intrudes) {
            fight(now, model);
            now.then(new PutBack(model, to, m.cube()));
        } else if (steps.falls(m.cube(), to)) {
            drop(now, model, m.cube(), rule, rest);
        } else {
            new Entry(model, rule, rest).enter(now);
        }
    }

    /** ADV-12: it drops from where it has last stood or held on; a fall that does harm makes a fight due (PIN-3). */
    static void drop(Now now, ModelId model, Cube from, RuleId rule, Option<Budget> rest) {
        now.then(Motion.drop(model, from, now.model(model).cube()));
        now.then(Damages.settle());
        now.then(new Entry(model, rule, rest));
    }

    @Override
    public void enter(Now now) {
        Cube at = now.model(model).cube();
        if (now.besideEnemies(model)) {
            now.then(Motion.spot(model, at, rule, Motion.Arrival.MOVED));
            fight(now, model);
            return;
        }
        Items.offer(now, model);
        if (rest.isDefined()) now.then(new Movement(model, rule, rest.get(), at, true, Option.none()));
        else if (now.battlefield().floored(at)) now.then(Motion.spot(model, at, rule, Motion.Arrival.MOVED));
        else drop(now, model, at, rule, rest);
    }

    private static void fight(Now now, ModelId model) {
        Command.window(now, When.ENEMY_ENTERED, now.controller(model).other(), model);
        List<ModelId> lying =
                now.enemiesBeside(model).filter(e -> now.model(e).pinned()).toList();
        now.then(Clash.entering(now, model, lying));
    }

    /** PART-2: who entered a half-cube for the assault alone is put back, if it lives and is still there. */
    private record PutBack(ModelId model, Cube side, Cube home) implements Frame {
        @Override
        public RuleId rule() {
            return RuleIds.PART_2;
        }

        @Override
        public String words() {
            return model + " is put back into " + home;
        }

        @Override
        public boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay() || !m.cube().equals(side);
        }

        @Override
        public void enter(Now now) {
            now.move(model, new Place(home, 0), rule());
            now.then(Motion.spot(model, home, rule(), Motion.Arrival.MOVED));
        }
    }
}
