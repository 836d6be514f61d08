package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Modifier;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.hooks.GameCapability.OpeningMove;
import io.github.deadcube.core.item.ItemRules;
import io.github.deadcube.core.machine.DescribesFrame;
import io.github.deadcube.core.machine.Frame;
import io.github.deadcube.core.machine.Now;
import io.github.deadcube.core.machine.Refusals;
import io.github.deadcube.core.machine.Requirements;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.workspace.View;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * ADV-1 to ADV-6, ADV-12, ADV-17, ADV-19, K-AGILE: movement by choice, one step at a time, or to another spot of the
 * same cube.
 *
 * @param rule ADV-1, SPR-1, CMD-8, CMD-9 or the rule that gives the movement
 * @param declared the step that was declared when breaking away
 */
@SavedName("movement")
@DescribesFrame(asks = Purpose.MOVEMENT, words = "{model} moves")
record Movement(ModelId model, RuleId rule, Budget left, Cube at, boolean stepped, Option<Choice> declared)
        implements MovementFrame, Frame.OfOneModel {
    private static final Rejection OTHER_STEP = new Rejection(
            RuleIds.ADV_6, "another step was declared when it broke away", "the declared step, or a spot to stop on");
    private static final Rejection NO_EXIT =
            new Rejection(RuleIds.ADV_3, "the scenario lets no model leave from here", "a step to another cube");
    private static final Rejection NO_ROOM =
            new Rejection(RuleIds.ADV_4, "the cube has no room for it to stop", "a step onward");
    private static final Rejection NO_FLOOR =
            new Rejection(RuleIds.ADV_12, "there is no floor to stop on", "a step onward, or to let go");

    /** K-AGILE: every ADVANCE and SPRINT has a free level. */
    static Frame frame(Now now, ModelId model, int cubes, RuleId rule) {
        now.edit().beginMovement(model);
        Budget budget = Budget.of(cubes, now.view().hasTrait(model, Trait.EXTRA_LEVEL));
        return new Movement(model, rule, budget, now.model(model).cube(), false, Option.none());
    }

    /** SPR-1, K-SCOUT: a movement before the first round counts as a SPRINT. */
    private boolean sprints(Now now) {
        if (now.view().round() > 0) return rule.equals(RuleIds.SPR_1);
        OpeningMove move = now.hooks().hooksOf(model).offered(OpeningMove.class);
        return move == null || move.advance().isEmpty();
    }

    @Override
    public void requires(Requirements state) {
        state.settles(model);
        left.requires(state);
        state.that(
                declared.forAll(
                        move -> (move instanceof Choice.Step || move instanceof Choice.Leave) && move.fits(model)),
                Sentence.of(
                        "the declared move is {declared}",
                        declared.map(Choice::toString).getOrElse("none")),
                Sentence.of("a step of {model}", model));
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        return who.equals(model) ? stopped() : this;
    }

    private EntryIntoCube.Stopped stopped() {
        return new EntryIntoCube.Stopped(model, Option.when(stepped, at));
    }

    /**
     * ADV-6, ADV-17, ADV-18: the movement ends if the model is moved, stopped, pinned or killed, or if its activation
     * ends.
     */
    private boolean isObsolete(Now now) {
        Model m = now.model(model);
        return !m.inPlay()
                || m.pinned()
                || (now.view().activationOver() || now.view().displaced())
                        && now.view().isActive(model)
                || stepped && m.place().spot() != 0
                || !m.cube().equals(at);
    }

    /** ADV-17, ADV-19: a model that can neither continue nor stop is stopped where it is. */
    @Override
    public void enter(Now now) {
        if (isObsolete(now)) now.runNext(stopped());
        else if (stoppingSpots(now, now.model(model)) != 0 || offers(now) > 0) now.ask(this);
        else now.then(MotionRules.halt(model, RuleIds.ADV_19));
    }

    /** ADV-1: the cubes of an ADVANCE, including the extra cubes of other rules. */
    static int longest(Now now, Model m) {
        int cubes = now.view().advance(m);
        return cubes > 0 ? View.cubes(cubes + now.hooks().own(Modifier.EXTRA_CUBES, m.id(), m.id())) : cubes;
    }

    /** The last cube of a longer ADVANCE is an extra cube. */
    private void useExtraCube(Now now, Budget after) {
        if (rule.equals(RuleIds.ADV_1)
                && left.cubes() == 1
                && after.cubes() == 0
                && now.hooks().own(Modifier.EXTRA_CUBES, model, model) > 0)
            now.triggers().at(Trigger.EXTRA_CUBE_USED, model, model);
    }

    /** ADV-6, ORD-4: whether its next step breaks away; one that ignores enemies passes through their cubes. */
    private boolean breaksAway(Now now) {
        boolean passes = stepped && now.view().marked(model, Trait.LEAPING);
        return declared.isEmpty() && !passes && CloseCombat.breaksAway(now, model);
    }

    private boolean mayLeave(Now now) {
        return mayLeave(now, model, at);
    }

    private static boolean mayLeave(Now now, ModelId model, Cube cube) {
        return now.game().scenarioCubes().isExit(cube) && now.game().scenario().mayLeave(now.view(), model, cube);
    }

    /** ADV-19: whether any move can lead out of its cube. */
    static boolean possible(Now now, Model m) {
        int cubes = now.neighbours().isBesideEnemies(m.id()) ? 0 : now.view().sprint(m);
        Budget most = Budget.of(Math.max(cubes, longest(now, m)), now.view().hasTrait(m.id(), Trait.EXTRA_LEVEL));
        if (most.cubes() == 0) return false;
        return new StepChoices(now, m).onward(m.cube(), most) || mayLeave(now, m.id(), m.cube());
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Model m = now.model(model);
        StepChoices steps = new StepChoices(now, m, rule);
        if (declared.isDefined()) {
            if (stepRefusal(now, m, declared.get()) == null) each.accept(declared.get());
        } else if (!left.spent()) {
            steps.each(at, left, to -> each.accept(new Choice.Step(model, to)));
            if (left.cubes() > 0 && mayLeave(now)) each.accept(new Choice.Leave(model));
        }
        if (steps.mayLetGo(at, left)) each.accept(new Choice.LetGo(model));
        now.game().sharedChoices(model).stops(stoppingSpots(now, m), each);
    }

    /** ADV-4: the spots on which the model may stop; none in an overfull cube that it must leave (ADV-19). */
    private int stoppingSpots(Now now, Model m) {
        return Overfull.binds(now, model) ? 0 : now.neighbours().stoppingSpots(m, at);
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.TakeSpot
                || choice instanceof Choice.LetGo
                || choice instanceof Choice.Step
                || choice instanceof Choice.Leave;
    }

    @Override
    public @Nullable Rejection refusal(Now now, Choice choice) {
        Model m = now.model(model);
        if (choice instanceof Choice.TakeSpot stop && stop.model().equals(model)) return spot(now, m, stop);
        if (!asksFor(choice)) return Refusals.KIND;
        if (!choice.fits(model)) return Refusals.OTHER_MODEL;
        if (choice instanceof Choice.LetGo) {
            StepChoices steps = new StepChoices(now, m, rule);
            return steps.mayLetGo(at, left) ? null : steps.heldOn(at);
        }
        if (declared.isDefined() && !choice.equals(declared.get())) return OTHER_STEP;
        if (!left.spent()) return stepRefusal(now, m, choice);
        return new Rejection(rule, "the model has no movement left", "a spot of its cube to stop on");
    }

    private @Nullable Rejection spot(Now now, Model m, Choice.TakeSpot stop) {
        if (!now.view().battlefield().hasFloor(at)) return NO_FLOOR;
        if (Overfull.binds(now, model)) return Overfull.LEAVES_FIRST;
        if (!now.game().grid().stands(m.card().size(), at)) return Refusals.TOO_LARGE;
        int free = now.neighbours().stoppingSpots(m, at);
        return free == 0 ? NO_ROOM : MotionRules.spotRefusal(now, m, at, stop.spot(), free);
    }

    /** ADV-2 to ADV-4: why a step, or leaving, is not possible from here; null if it is. */
    private @Nullable Rejection stepRefusal(Now now, Model m, Choice choice) {
        if (choice instanceof Choice.Step step) return new StepChoices(now, m, rule).refusal(at, step.cube(), left);
        return left.cubes() > 0 && mayLeave(now) ? null : NO_EXIT;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (choice instanceof Choice.TakeSpot stop) {
            MotionRules.take(now, model, new Place(at, stop.spot()), rule, MotionRules.Arrival.MOVED);
            // ITEM-2: an ADVANCE may be spent on a reposition, a SPRINT may not
            if (!stepped && !sprints(now)) ItemRules.offer(now, model);
            if (stepped && now.neighbours().wouldFight(now.model(model), at)) EntryIntoCube.fight(now, model);
            else if (stepped) EntryIntoCube.neared(now, model);
        } else if (choice instanceof Choice.LetGo) {
            EntryIntoCube.drop(now, model, at, rule, Option.some(left));
        } else if (breaksAway(now)) {
            now.then(CloseCombat.of(now, model, CloseCombat.Cause.BREAKING_AWAY));
            now.then(new Movement(model, rule, left, at, stepped, Option.some(choice)));
        } else if (choice instanceof Choice.Step step) {
            Budget after = Objects.requireNonNull(left.after(at, step.cube()));
            useExtraCube(now, after);
            EntryIntoCube.step(now, model, step.cube(), rule, Option.some(after));
        } else {
            now.edit().leave(model);
        }
    }

    /** ADV-1: a movement that a rule gives begins where the model is by then. */
    @SavedName("movement.given")
    @DescribesFrame(words = "{model} is about to move")
    record Given(ModelId model, int cubes, RuleId rule) implements MovementFrame {
        @Override
        public void requires(Requirements state) {
            state.settles(model);
            state.number("the number of cubes", cubes, 0, StateBounds.MOST_CUBES);
        }

        @Override
        public void enter(Now now) {
            Model m = now.model(model);
            if (m.inPlay() && !m.pinned()) now.runNext(frame(now, model, cubes, rule));
        }
    }

    /** ADV-1, SPR-1, K-AGILE: the cubes left of a movement, and whether one more level in a stack is free. */
    @SavedName("budget")
    record Budget(int cubes, boolean level) {
        /** Cached common values, because every examined step creates one. */
        private static final Budget[] USUAL = new Budget[16];

        static {
            for (int i = 0; i < USUAL.length; i++) USUAL[i] = new Budget(i / 2, i % 2 != 0);
        }

        static Budget of(int cubes, boolean level) {
            int number = cubes * 2 + (level ? 1 : 0);
            return number >= 0 && number < USUAL.length ? USUAL[number] : new Budget(cubes, level);
        }

        void requires(Requirements state) {
            state.number("the number of cubes", cubes, 0, StateBounds.MOST_CUBES);
        }

        boolean spent() {
            return cubes == 0 && !level;
        }

        /** The movement left after a step; null if it is not enough for the step. */
        @Nullable
        Budget after(Cube from, Cube to) {
            if (level && from.column() == to.column() && from.row() == to.row() && from.level() != to.level())
                return of(cubes, false);
            return cubes > 0 ? of(cubes - 1, level) : null;
        }
    }
}
