package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.SpecialOrder.OrderContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.extend.Trigger.Arrival;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.timing.TimingRules;
import io.github.deadcube.core.workspace.Neighbours;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * ADV-5, ADV-12, ADV-17, ADV-18, PART-2: the effects of a step: traps, a fight, a drop, items, and the rest of the
 * move.
 *
 * @param rest the movement left; none if the model stops after this step
 * @param sprung the cube whose traps have acted; none before that
 */
@SavedName("entryIntoCube")
@DescribesFrame(words = "{model} comes into a cube")
record EntryIntoCube(ModelId model, RuleId rule, Option<Movement.Budget> rest, Option<Cube> sprung)
        implements MovementFrame {
    /**
     * The move ends if the model is moved, pinned, killed or given a spot; after a trap that only gave a spot, it
     * fights.
     */
    private boolean isObsolete(Now now) {
        Model m = now.model(model);
        if (!m.inPlay() || m.pinned()) return true;
        if (sprung.isDefined() && m.place().spot() != 0)
            return !m.cube().equals(sprung.get()) || !now.neighbours().wouldFight(m, m.cube());
        return m.place().spot() != 0;
    }

    /** Whether a model lives and is still where something began. */
    static boolean isIn(Now now, ModelId model, Cube cube) {
        Model m = now.model(model);
        return m.inPlay() && m.cube().equals(cube);
    }

    /**
     * ADV-18: whether a trap has stopped the model and no more, so that it may still pick up what lies there.
     * K-ENGINEER: not if it has defused.
     */
    private boolean isStoppedUnharmed(Now now) {
        Model m = now.model(model);
        return sprung.contains(m.cube())
                && m.inPlay()
                && !m.pinned()
                && m.place().spot() != 0
                && !now.view().activationOver(model)
                && !now.view().hasTrait(model, Trait.DEFUSES);
    }

    @Override
    public void requires(Requirements state) {
        state.settles(model);
        rest.forEach(left -> left.requires(state));
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        return who.equals(model) ? new Stopped(model, sprung) : this;
    }

    static void step(Now now, ModelId model, Cube to, RuleId rule, Option<Movement.Budget> rest) {
        Model m = now.model(model);
        StepChoices steps = new StepChoices(now, m);
        boolean intrudes = !now.neighbours().hasRoom(m, to) && steps.intrudes(m.cube(), to);
        now.edit().move(model, new Place(to, 0), rule);
        if (intrudes) {
            triggerEntry(now, model, to);
            now.then(new Intrusion(model, to, m.cube()));
        } else if (steps.falls(m.cube(), to)) {
            drop(now, model, m.cube(), rule, rest);
        } else {
            new EntryIntoCube(model, rule, rest, Option.none()).enter(now);
        }
    }

    /**
     * ADV-12: the model drops from the cube where it last stood or held on. A harmful fall makes a fight due (PIN-3).
     */
    static void drop(Now now, ModelId model, Cube from, RuleId rule, Option<Movement.Budget> rest) {
        Model m = now.model(model);
        List<Cube> through = rest.map(left -> new StepChoices(now, m).through(from, m.cube(), left))
                .getOrElse(List.empty());
        now.then(MotionRules.drop(now, model, from, m.cube(), through));
        if (now.view().hasTrait(model, Trait.NEVER_PINNED)) {
            now.then(TimingRules.explosions());
            now.then(new Landing(model));
        }
        now.then(TimingRules.settle());
        now.then(new EntryIntoCube(model, rule, rest, Option.none()));
    }

    /** ADV-18: markers in the cube act first, then the delayed effects. */
    private static boolean triggerEntry(Now now, ModelId model, Cube at) {
        if (!TimingRules.entryMatters(now, model)) return false;
        now.then(TimingRules.entering(model, at));
        now.then(TimingRules.settle());
        return true;
    }

    @Override
    public void enter(Now now) {
        // ADV-18: the activation has ended although the model was not pinned or moved
        boolean over = rest.isDefined() && now.view().activationOver(model);
        if (isObsolete(now) || over && now.model(model).place().spot() == 0) {
            if (isStoppedUnharmed(now)) ItemRules.offer(now, model);
            now.runNext(new Stopped(model, sprung));
            return;
        }
        Cube at = now.model(model).cube();
        if (sprung.isEmpty() && triggerEntry(now, model, at)) {
            now.then(new EntryIntoCube(model, rule, rest, Option.some(at)));
            return;
        }
        if (now.neighbours().wouldFight(now.model(model), at)) {
            if (canLeap(now, at)) {
                now.then(new Movement(model, rule, rest.get(), at, true, Option.none()));
                return;
            }
            if (now.model(model).place().spot() == 0)
                now.then(MotionRules.spot(model, at, rule, MotionRules.Arrival.MOVED));
            fight(now, model);
            return;
        }
        ItemRules.offer(now, model);
        if (rest.isDefined()) now.runNext(new Movement(model, rule, rest.get(), at, true, Option.none()));
        else if (now.view().battlefield().hasFloor(at)) {
            now.then(MotionRules.halt(model, rule));
            neared(now, model);
        } else drop(now, model, at, rule, rest);
    }

    /** ORD-4: whether a model that ignores enemies can continue. */
    private boolean canLeap(Now now, Cube at) {
        return rest.isDefined()
                && !rest.get().spent()
                && now.view().marked(model, Trait.LEAPING)
                && new StepChoices(now, now.model(model)).onward(at, rest.get());
    }

    static void fight(Now now, ModelId model) {
        engaged(now, model);
        List<ModelId> pinned = now.neighbours()
                .modelsToFight(model)
                .filter(e -> now.model(e).pinned())
                .toList();
        now.then(CloseCombat.entering(now, model, pinned));
        ItemRules.offerAfterFight(now, model);
    }

    /** ORD-2: the model is about to fight; the other side may use an order. */
    static void engaged(Now now, ModelId model) {
        if (now.triggers().acts(Trigger.ENGAGED, model)) {
            Arrival arrival = new Arrival(model, now.model(model).cube());
            now.triggers().at(Trigger.ENGAGED, model, arrival);
        }
        if (now.neighbours().isBesideEnemies(model)) offerOrder(now, Trigger.ENGAGED, model);
    }

    private static void offerOrder(Now now, Trigger<Arrival> trigger, ModelId model) {
        Cube at = now.model(model).cube();
        now.order(OrderContext.of(trigger, model.side().other(), model).withCube(Option.some(at)));
    }

    /** ORD-2: the model has stopped beside no enemy but adjacent to one, whose side may use an order. */
    static void neared(Now now, ModelId model) {
        neared(now, model, now.model(model).cube());
    }

    static void neared(Now now, ModelId model, Cube cube) {
        if (now.game().hasOrder(Trigger.NEARED)) now.then(new Nearing(model, cube, false));
    }

    /**
     * ADV-18: a trap, or what it has picked up, stops the model at once. It does not fight, but it has come into the
     * cube (ORD-2).
     *
     * @param cube the cube into which it has come; none if it is not stopped in a cube that it entered
     */
    @SavedName("entryIntoCube.stopped")
    @DescribesFrame(rule = "ADV-18", words = "{model} is stopped")
    record Stopped(ModelId model, Option<Cube> cube) implements MovementFrame {
        @Override
        public void requires(Requirements state) {
            state.settles(model);
        }

        @Override
        public void enter(Now now) {
            now.then(MotionRules.halt(model, RuleIds.ADV_18));
            if (cube.isDefined()
                    && (now.game().hasOrder(Trigger.NEARED) || now.game().hasOrder(Trigger.ENGAGED)))
                now.then(new Nearing(model, cube.get(), true));
        }
    }

    /**
     * ITEM-2, FALL-3: a model that no fall pins has jumped down and taken harm or not. Its move is over, but it may
     * pick up an item, after the traps of the cube and before a fight.
     */
    @SavedName("entryIntoCube.landing")
    @DescribesFrame(rule = "ITEM-2", words = "{model} may pick something up where it comes down")
    record Landing(ModelId model) implements MovementFrame {
        @Override
        public void enter(Now now) {
            Model m = now.model(model);
            // on spot 0 the drop was free, and the move goes on
            if (!m.inPlay() || m.pinned() || m.place().spot() == 0) return;
            // K-ENGINEER: its move may have ended by defusing
            if (now.view().hasTrait(model, Trait.DEFUSES) && !now.view().isActive(model)) return;
            ItemRules.offer(now, model);
        }
    }

    /**
     * ORD-2: a model has come into a cube, and the other side may use its order.
     *
     * @param stopped whether it was stopped; if it is among enemies then, no {@link #fight} asks
     */
    @SavedName(value = "entryIntoCube.nearing", usual = "stopped=false")
    @DescribesFrame(rule = "ORD-2", words = "{model} has come to {cube}")
    record Nearing(ModelId model, Cube cube, boolean stopped) implements MovementFrame {
        @Override
        public void enter(Now now) {
            if (!isIn(now, model, cube)) return;
            if (now.neighbours().isBesideEnemies(model)) {
                if (stopped) offerOrder(now, Trigger.ENGAGED, model);
                return;
            }
            if (now.neighbours()
                    .modelsAround(cube)
                    .exists(other -> Neighbours.hostile(now.model(model), now.model(other))))
                offerOrder(now, Trigger.NEARED, model);
        }
    }
}
