package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.Arm;
import io.github.deadcube.api.extend.Moment;
import io.github.deadcube.api.extend.Moment.Entered;
import io.github.deadcube.api.extend.SpecialOrder.Cue;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.motion.Motion;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Waits;
import io.github.deadcube.core.spelling.Saved;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * ADV-5, ADV-12, ADV-17, ADV-18, PART-2: a step leads to a trap, a fight, a drop, or items and the rest of the move.
 *
 * @param rest the movement left; none if it stops where this step ends
 * @param sprung the cube in which what lies there has acted; none before that
 */
@Waits(words = "{model} comes into a cube")
record Entry(ModelId model, RuleId rule, Option<Movement.Budget> rest, Option<Cube> sprung) implements Actions.Waiting {
    /** What has moved, pinned or killed it on its way, or given it a spot, has ended its move; a trap that did no more leaves a fight. */
    private boolean lapsed(Now now) {
        ModelState m = now.model(model);
        if (!m.inPlay() || m.pinned()) return true;
        if (sprung.isDefined() && m.place().spot() != 0)
            return !m.cube().equals(sprung.get()) || !now.foes(m, m.cube());
        return m.place().spot() != 0;
    }

    /** ADV-18: whether its activation has ended on its way, though nothing has pinned or moved it. */
    private boolean over(Now now) {
        return rest.isDefined()
                && now.activationOver(model)
                && now.model(model).place().spot() == 0;
    }

    @Override
    public Frame stunned(ModelId who) {
        return who.equals(model) ? Motion.halt(model, RuleIds.ADV_18) : this;
    }

    /** Makes a step. */
    static void step(Now now, ModelId model, Cube to, RuleId rule, Option<Movement.Budget> rest) {
        ModelState m = now.model(model);
        Steps steps = new Steps(now, m);
        boolean intrudes = !now.room(m, to) && steps.intrudes(m.cube(), to);
        now.move(model, new Place(to, 0), rule);
        if (intrudes) {
            spring(now, model, to);
            now.then(new Intrusion(model, to, m.cube()));
        } else if (steps.falls(m.cube(), to)) {
            drop(now, model, m.cube(), rule, rest);
        } else {
            new Entry(model, rule, rest, Option.none()).enter(now);
        }
    }

    /** ADV-12: it drops from where it has last stood or held on; a fall that does harm makes a fight due (PIN-3). */
    static void drop(Now now, ModelId model, Cube from, RuleId rule, Option<Movement.Budget> rest) {
        ModelState m = now.model(model);
        List<Cube> through = rest.map(left -> new Steps(now, m).through(from, m.cube(), left))
                .getOrElse(List.empty());
        now.then(Motion.drop(now, model, from, m.cube(), through));
        now.then(Timing.settle());
        now.then(new Entry(model, rule, rest, Option.none()));
    }

    /** ADV-18: what lies in the cube acts first, and what that sets off goes off. */
    private static boolean spring(Now now, ModelId model, Cube at) {
        if (!Timing.entryMatters(now, model)) return false;
        now.then(Timing.entering(model, at));
        now.then(Timing.settle());
        return true;
    }

    @Override
    public void enter(Now now) {
        if (lapsed(now)) return;
        if (over(now)) {
            now.then(Motion.halt(model, RuleIds.ADV_18));
            return;
        }
        Cube at = now.model(model).cube();
        if (sprung.isEmpty() && spring(now, model, at)) {
            now.then(new Entry(model, rule, rest, Option.some(at)));
            return;
        }
        if (now.foes(now.model(model), at)) {
            if (leaps(now, at)) {
                now.then(new Movement(model, rule, rest.get(), at, true, Option.none()));
                return;
            }
            if (now.model(model).place().spot() == 0) now.then(Motion.spot(model, at, rule, Motion.Arrival.MOVED));
            fight(now, model);
            return;
        }
        Items.offer(now, model);
        if (rest.isDefined()) now.atOnce(new Movement(model, rule, rest.get(), at, true, Option.none()));
        else if (now.battlefield().floored(at)) {
            now.then(Motion.halt(model, rule));
            neared(now, model);
        } else drop(now, model, at, rule, rest);
    }

    /** ORD-4: one that ignores enemies may go on, if any step leads on. */
    private boolean leaps(Now now, Cube at) {
        return rest.isDefined()
                && !rest.get().spent()
                && now.marked(model, Trait.LEAPING)
                && new Steps(now, now.model(model)).onward(at, rest.get());
    }

    static void fight(Now now, ModelId model) {
        engaged(now, model);
        List<ModelId> lying =
                now.foesBeside(model).filter(e -> now.model(e).pinned()).toList();
        now.then(Clash.entering(now, model, lying));
    }

    /** ORD-2: it is about to fight, and the other side may act upon that. */
    static void engaged(Now now, ModelId model) {
        if (now.acts(Moment.ENGAGED, model))
            now.at(
                    Moment.ENGAGED,
                    model,
                    Arm.Bare.NONE,
                    null,
                    new Entered(model, now.model(model).cube()));
        come(now, Moment.ENGAGED, model);
    }

    private static void come(Now now, Moment<Entered> moment, ModelId model) {
        Cube at = now.model(model).cube();
        now.order(Cue.of(moment, model.side().other(), model).withCube(Option.some(at)));
    }

    /** ORD-2: it has come to a halt beside no enemy, but adjacent to one, whose side may act upon that. */
    static void neared(Now now, ModelId model) {
        if (now.ordered(Moment.NEARED))
            now.then(new Nearing(model, now.model(model).cube()));
    }

    @Waits(rule = "ORD-2", words = "{model} has come to {cube}")
    record Nearing(ModelId model, Cube cube) implements Actions.Waiting {
        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay() || now.astray(model) || !m.cube().equals(cube) || now.besideEnemies(model);
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            if (now.around(cube).exists(other -> now.foes(now.model(model), now.model(other))))
                come(now, Moment.NEARED, model);
        }
    }

    /** PART-2: a model that has entered a half-cube for the assault alone fights, and is put back, if it lives and is still there. */
    @Waits(rule = "PART-2", words = "{model} enters {side} for an assault")
    @Saved("intrusion")
    record Intrusion(ModelId model, Cube side, Cube home) implements Actions.Waiting {
        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay() || !m.cube().equals(side);
        }

        @Override
        public Frame stunned(ModelId who) {
            return who.equals(model) ? new PutBack(model, side, home) : this;
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            if (!now.model(model).pinned()) Entry.fight(now, model);
            now.then(new PutBack(model, side, home));
        }

        /** It goes back, free and without breaking away. */
        @Waits(rule = "PART-2", words = "{model} is put back into {home}")
        @Saved("intrusion.putBack")
        record PutBack(ModelId model, Cube side, Cube home) implements Actions.Waiting {
            private boolean lapsed(Now now) {
                ModelState m = now.model(model);
                return !m.inPlay() || !m.cube().equals(side);
            }

            @Override
            public void enter(Now now) {
                if (lapsed(now)) return;
                now.move(model, new Place(home, 0), RuleIds.PART_2);
                now.then(Motion.spot(model, home, RuleIds.PART_2, Motion.Arrival.MOVED));
            }
        }
    }

    /**
     * K-TELEPORT, ADV-6, ADV-18: a model goes by choice to a cube that it has named, whatever lies between. Leaving enemies it breaks away
     * first; what moves, pins, stuns or kills it keeps it from going.
     *
     * @param from where it was as it named the cube
     * @param away whether it has broken away, if it had to
     */
    @Waits(words = "{model} goes to {to}")
    @Saved("relocation")
    record Relocation(ModelId model, RuleId rule, Cube from, Cube to, boolean away) implements Actions.Waiting {
        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay()
                    || m.pinned()
                    || now.activationOver(model)
                    || !m.cube().equals(from)
                    || !now.room(m, to);
        }

        @Override
        public Frame stunned(ModelId who) {
            return who.equals(model) ? Motion.halt(model, rule) : this;
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            if (!away && now.besideEnemies(model)) {
                now.then(Clash.of(now, model, Clash.Cause.BREAKING_AWAY));
                now.then(new Relocation(model, rule, from, to, true));
                return;
            }
            now.move(model, new Place(to, 0), rule);
            now.then(new Entry(model, rule, Option.none(), Option.none()));
        }
    }
}
