package io.github.deadcube.core.action;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.Items;
import io.github.deadcube.core.motion.ForcedMovement;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.spelling.SavedName;
import io.github.deadcube.core.timing.Timing;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * ADV-5, ADV-12, ADV-17, ADV-18, PART-2: a step leads to a trap, a fight, a drop, or items and the rest of the move.
 *
 * @param rest the movement left; none if it stops where this step ends
 * @param sprung the cube in which what lies there has acted; none before that
 */
@DescribesFrame(words = "{model} comes into a cube")
record EntryIntoCube(ModelId model, RuleId rule, Option<Movement.Budget> rest, Option<Cube> sprung)
        implements Actions.Waiting {
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
        return who.equals(model) ? ForcedMovement.halt(model, RuleIds.ADV_18) : this;
    }

    /** Makes a step. */
    static void step(Now now, ModelId model, Cube to, RuleId rule, Option<Movement.Budget> rest) {
        ModelState m = now.model(model);
        StepChoices steps = new StepChoices(now, m);
        boolean intrudes = !now.hasRoom(m, to) && steps.intrudes(m.cube(), to);
        now.move(model, new Place(to, 0), rule);
        if (intrudes) {
            spring(now, model, to);
            now.then(new Intrusion(model, to, m.cube()));
        } else if (steps.falls(m.cube(), to)) {
            drop(now, model, m.cube(), rule, rest);
        } else {
            new EntryIntoCube(model, rule, rest, Option.none()).enter(now);
        }
    }

    /** ADV-12: it drops from where it has last stood or held on; a fall that does harm makes a fight due (PIN-3). */
    static void drop(Now now, ModelId model, Cube from, RuleId rule, Option<Movement.Budget> rest) {
        ModelState m = now.model(model);
        List<Cube> through = rest.map(left -> new StepChoices(now, m).through(from, m.cube(), left))
                .getOrElse(List.empty());
        now.then(ForcedMovement.drop(now, model, from, m.cube(), through));
        now.then(Timing.settle());
        now.then(new EntryIntoCube(model, rule, rest, Option.none()));
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
            now.then(ForcedMovement.halt(model, RuleIds.ADV_18));
            return;
        }
        Cube at = now.model(model).cube();
        if (sprung.isEmpty() && spring(now, model, at)) {
            now.then(new EntryIntoCube(model, rule, rest, Option.some(at)));
            return;
        }
        if (now.foes(now.model(model), at)) {
            if (leaps(now, at)) {
                now.then(new Movement(model, rule, rest.get(), at, true, Option.none()));
                return;
            }
            if (now.model(model).place().spot() == 0)
                now.then(ForcedMovement.spot(model, at, rule, ForcedMovement.Arrival.MOVED));
            fight(now, model);
            return;
        }
        Items.offer(now, model);
        if (rest.isDefined()) now.atOnce(new Movement(model, rule, rest.get(), at, true, Option.none()));
        else if (now.battlefield().floored(at)) {
            now.then(ForcedMovement.halt(model, rule));
            neared(now, model);
        } else drop(now, model, at, rule, rest);
    }

    /** ORD-4: one that ignores enemies may go on, if any step leads on. */
    private boolean leaps(Now now, Cube at) {
        return rest.isDefined()
                && !rest.get().spent()
                && now.marked(model, Trait.LEAPING)
                && new StepChoices(now, now.model(model)).onward(at, rest.get());
    }

    static void fight(Now now, ModelId model) {
        engaged(now, model);
        List<ModelId> lying =
                now.foesBeside(model).filter(e -> now.model(e).pinned()).toList();
        now.then(CloseCombat.entering(now, model, lying));
    }

    /** ORD-2: it is about to fight, and the other side may act upon that. */
    static void engaged(Now now, ModelId model) {
        if (now.acts(Trigger.ENGAGED, model))
            now.at(
                    Trigger.ENGAGED,
                    model,
                    WeaponChoice.NoWeapon.NONE,
                    null,
                    new Arrival(model, now.model(model).cube()));
        come(now, Trigger.ENGAGED, model);
    }

    private static void come(Now now, Trigger<Arrival> trigger, ModelId model) {
        Cube at = now.model(model).cube();
        now.order(OrderContext.of(trigger, model.side().other(), model).withCube(Option.some(at)));
    }

    /** ORD-2: it has come to a halt beside no enemy, but adjacent to one, whose side may act upon that. */
    static void neared(Now now, ModelId model) {
        if (now.ordered(Trigger.NEARED))
            now.then(new Nearing(model, now.model(model).cube()));
    }

    @DescribesFrame(rule = "ORD-2", words = "{model} has come to {cube}")
    record Nearing(ModelId model, Cube cube) implements Actions.Waiting {
        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay() || now.astray(model) || !m.cube().equals(cube) || now.isBesideEnemies(model);
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            if (now.modelsAround(cube).exists(other -> now.foes(now.model(model), now.model(other))))
                come(now, Trigger.NEARED, model);
        }
    }

    /** PART-2: a model that has entered a half-cube for the assault alone fights, and is put back, if it lives and is still there. */
    @DescribesFrame(rule = "PART-2", words = "{model} enters {side} for an assault")
    @SavedName("intrusion")
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
            if (!now.model(model).pinned()) EntryIntoCube.fight(now, model);
            now.then(new PutBack(model, side, home));
        }

        /** It goes back, free and without breaking away. */
        @DescribesFrame(rule = "PART-2", words = "{model} is put back into {home}")
        @SavedName("intrusion.putBack")
        record PutBack(ModelId model, Cube side, Cube home) implements Actions.Waiting {
            private boolean lapsed(Now now) {
                ModelState m = now.model(model);
                return !m.inPlay() || !m.cube().equals(side);
            }

            @Override
            public void enter(Now now) {
                if (lapsed(now)) return;
                now.move(model, new Place(home, 0), RuleIds.PART_2);
                now.then(ForcedMovement.spot(model, home, RuleIds.PART_2, ForcedMovement.Arrival.MOVED));
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
    @DescribesFrame(words = "{model} goes to {to}")
    @SavedName("relocation")
    record Relocation(ModelId model, RuleId rule, Cube from, Cube to, boolean away) implements Actions.Waiting {
        private boolean lapsed(Now now) {
            ModelState m = now.model(model);
            return !m.inPlay()
                    || m.pinned()
                    || now.activationOver(model)
                    || !m.cube().equals(from)
                    || !now.hasRoom(m, to);
        }

        @Override
        public Frame stunned(ModelId who) {
            return who.equals(model) ? ForcedMovement.halt(model, rule) : this;
        }

        @Override
        public void enter(Now now) {
            if (lapsed(now)) return;
            if (!away && now.isBesideEnemies(model)) {
                now.then(CloseCombat.of(now, model, CloseCombat.Cause.BREAKING_AWAY));
                now.then(new Relocation(model, rule, from, to, true));
                return;
            }
            now.move(model, new Place(to, 0), rule);
            now.then(new EntryIntoCube(model, rule, Option.none(), Option.none()));
        }
    }
}
