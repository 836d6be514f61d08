package io.github.deadcube.core.action;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.WeaponChoice;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.motion.MotionRules;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Flow;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Refusals;
import io.github.deadcube.core.resolve.Requirements;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * ORD-4, ADV-6: a model makes one step that a special order gives, or none. If it breaks away, it declares the step, and makes it or stops
 * after the free ASSAULT.
 *
 * @param stride the model and the conditions of the step
 * @param from the cube from which it breaks away; none if it does not
 * @param declared the step that was declared when breaking away
 */
@SavedName(value = "orderedStepChoice", parts = "stride from declared")
@DescribesFrame(asks = Purpose.MOVEMENT, words = "{stride.model} may make a step ({stride.rule})")
record OrderedStepChoice(OrderedStep stride, Option<Cube> from, Option<Choice.Step> declared)
        implements ActionRules.ChapterFrame, Frame.OfOneModel {
    /**
     * One optional voluntary step outside any action (ORD-4).
     *
     * @param towards the model to which the distance must become smaller (GEO-9); none for any step
     * @param breaksAway whether leaving enemies counts as breaking away (ADV-6)
     * @param avoidsEnemies whether the step must not end in a cube with enemies; it may start in one
     */
    @SavedName(value = "orderedStep", parts = "model rule towards breaksAway avoidsEnemies")
    record OrderedStep(
            ModelId model, RuleId rule, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies) {}

    private static final Movement.Budget ONE_CUBE = Movement.Budget.of(1, false);
    private static final Rejection OTHER_STEP =
            new Rejection(RuleIds.ADV_6, "another step was declared when it broke away", "the declared step, or none");
    private static final Rejection FARTHER = new Rejection(
            RuleIds.CMD_9, "the special order does not let the model step there", "a step that is offered");

    @Override
    public void requires(Requirements state) {
        state.that(
                from.isDefined() == declared.isDefined() && declared.forAll(step -> step.fits(stride.model())),
                "the declared step is " + declared.map(Choice.Step::toString).getOrElse("missing"),
                "a step of " + stride.model() + ", and the cube from which it breaks away");
    }

    @Override
    public RuleId rule() {
        return stride.rule();
    }

    private static boolean isObsolete(Now now, ModelId model) {
        Model m = now.model(model);
        return !m.inPlay() || m.pinned() || m.card().advance() == 0;
    }

    @Override
    public Frame afterActivationEnds(ModelId who) {
        return who.equals(stride.model()) ? MotionRules.halt(who, RuleIds.ADV_6) : this;
    }

    /** ADV-6: a free ASSAULT that has moved the model ends its movement. */
    @Override
    public void enter(Now now) {
        if (isObsolete(now, stride.model())) return;
        boolean moved =
                from.isDefined() && !from.contains(now.model(stride.model()).cube());
        if (!moved && offers(now) > 1) now.ask(this);
    }

    @Override
    public ModelId model() {
        return stride.model();
    }

    @Override
    public boolean asksFor(Choice choice) {
        return choice instanceof Choice.Step;
    }

    @Override
    public void options(Now now, Consumer<Choice> each) {
        Model m = now.model(stride.model());
        each.accept(new Choice.Decline(rule(), m.id()));
        new StepChoices(now, m).each(m.cube(), ONE_CUBE, to -> {
            Choice.Step step = new Choice.Step(m.id(), to);
            if (isAllowed(now, m, to) && declared.forAll(step::equals)) each.accept(step);
        });
    }

    /** ORD-4, ADV-12: where the step may end is what counts, also after a drop. */
    private boolean isAllowed(Now now, Model m, Cube to) {
        List<Cube> ends = new StepChoices(now, m).ends(to);
        if (stride.avoidsEnemies() && ends.exists(end -> now.view().wouldFight(m, end))) return false;
        if (stride.towards().isEmpty()) return true;
        Cube there = now.model(stride.towards().get()).cube();
        return ends.forAll(end -> end.range(there) < m.cube().range(there));
    }

    @Override
    public Rejection reasonNotListed(Now now, Choice choice) {
        if (choice instanceof Choice.Step step && !declared.forAll(step::equals)) return OTHER_STEP;
        return reasonNotListed(now, stride.model(), choice, FARTHER);
    }

    /** Why a choice is no option; {@code otherwise} if the model could make the step. */
    private static Rejection reasonNotListed(Now now, ModelId model, Choice choice, Rejection otherwise) {
        if (!(choice instanceof Choice.Step step)) return Refusals.KIND;
        Model m = now.model(model);
        Rejection why = new StepChoices(now, m).refusal(m.cube(), step.cube(), ONE_CUBE);
        return why == null ? otherwise : why;
    }

    @Override
    public void chosen(Now now, Choice choice) {
        if (!(choice instanceof Choice.Step step)) return;
        if (declared.isDefined() || !stride.breaksAway() || !CloseCombat.breaksAway(now, stride.model())) {
            EntryIntoCube.step(now, stride.model(), step.cube(), rule(), Option.none());
            return;
        }
        now.then(CloseCombat.of(now, stride.model(), CloseCombat.Cause.BREAKING_AWAY));
        now.then(new OrderedStepChoice(
                stride, Option.some(now.model(stride.model()).cube()), Option.some(step)));
    }

    /** K-EVADE: an optional step as in an ADVANCE; it needs no breaking away. */
    @DescribesFrame(asks = Purpose.EVADE, words = "{model} may make a step ({rule})")
    @SavedName(value = "freeStep", parts = "model rule")
    record FreeStep(ModelId model, RuleId rule) implements ActionRules.ChapterFrame, Frame.OfOneModel {
        @Override
        public void enter(Now now) {
            if (!isObsolete(now, model) && offers(now) > 1) now.ask(this);
        }

        @Override
        public boolean asksFor(Choice choice) {
            return choice instanceof Choice.Step;
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            Model m = now.model(model);
            StepChoices steps = new StepChoices(now, m);
            each.accept(new Choice.Decline(rule, model));
            steps.each(m.cube(), ONE_CUBE, to -> each.accept(new Choice.Step(model, to)));
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            return OrderedStepChoice.reasonNotListed(now, model, choice, Refusals.NOT_OFFERED);
        }

        @Override
        public void chosen(Now now, Choice choice) {
            if (choice instanceof Choice.Step step) EntryIntoCube.step(now, model, step.cube(), rule, Option.none());
        }
    }

    /** ORD-4: a model takes an action that a rule gives it. If there is only one option, it is taken without a prompt. */
    @SavedName(value = "freeActionChoice", parts = "action")
    @DescribesFrame(asks = Purpose.SPECIAL_ORDER, words = "{action.model} has a free action ({action.rule})")
    record FreeActionChoice(FreeAction action) implements ActionRules.ChapterFrame, Frame.OfOneModel {
        private static final Rejection NOT_GIVEN =
                new Rejection(RuleIds.CMD_9, "the order does not allow this action", "one of the listed options");

        @Override
        public void requires(Requirements state) {
            state.number("the number of cubes", action.cubes(), 0, Requirements.MOST_CUBES);
            state.that(
                    !action.describedWeapon()
                            || state.now()
                                    .view()
                                    .weapon(action.model(), WeaponChoice.ofItem(rule()))
                                    .isDefined(),
                    rule() + " describes no weapon",
                    "a rule that describes one");
        }

        @Override
        public RuleId rule() {
            return action.rule();
        }

        @Override
        public void enter(Now now) {
            askOrTake(now);
        }

        @Override
        public ModelId model() {
            return action.model();
        }

        @Override
        public boolean asksFor(Choice choice) {
            return choice instanceof Choice.Shoot || choice instanceof Choice.Assault;
        }

        @Override
        public void options(Now now, Consumer<Choice> each) {
            each(now, action, each);
        }

        @Override
        public Rejection reasonNotListed(Now now, Choice choice) {
            return NOT_GIVEN;
        }

        @Override
        public void chosen(Now now, Choice choice) {
            now.edit().announce(new Event.Acted(action.model(), choice, rule()));
            now.then(frame(now, action, choice));
        }

        /** CMD-10: whether there is any option under the action's own conditions. */
        static boolean any(Now now, FreeAction free) {
            boolean[] any = {false};
            each(now, free, option -> any[0] = true);
            return any[0];
        }

        /** Its options. RND-8: a model whose activation has ended moves no more in it. */
        static void each(Now now, FreeAction free, Consumer<Choice> each) {
            Model m = now.model(free.model());
            if (!m.inPlay()) return;
            if (free.kind() == FreeAction.Kind.SHOOT) {
                shots(now, free, m, each);
                return;
            }
            boolean moves = free.kind() == FreeAction.Kind.ADVANCE || free.kind() == FreeAction.Kind.SPRINT;
            if (moves && now.view().activationOver(m.id()) && now.stack().holds(Flow.ACTIVATION)) return;
            Action action = kind(free);
            if (action.gate(now, m.id()) == null) action.options(now, m.id(), each);
        }

        /** Why the free action is not this shot; null if it may be. */
        static @Nullable Rejection refusal(Now now, FreeAction free, Choice.Shoot shoot) {
            Frame.ChoiceSearch given = new Frame.ChoiceSearch(shoot);
            each(now, free, given);
            return given.found() ? null : NOT_GIVEN;
        }

        private static Action kind(FreeAction free) {
            return switch (free.kind()) {
                case ADVANCE -> Action.ActionKinds.ADVANCE;
                case SPRINT -> Action.ActionKinds.SPRINT;
                case SHOOT -> Action.ActionKinds.SHOOT;
                case ASSAULT -> Action.ActionKinds.ASSAULT;
                case STAND_UP -> Action.ActionKinds.STAND_UP;
            };
        }

        private static void shots(Now now, FreeAction free, Model m, Consumer<Choice> each) {
            // SHO-2: the target that the order names may be in the shooter's cube, but no other enemy
            boolean may = free.target()
                    .map(target -> !m.pinned() && now.view().foesBeside(m.id()).forAll(target::equals))
                    .getOrElse(() -> Action.ActionKinds.SHOOT.gate(now, m.id()) == null);
            if (!may || !m.card().ranged().exists()) return;
            Consumer<Choice.Shoot> offer = shoot -> offer(free, shoot, each);
            if (free.describedWeapon()) {
                WeaponChoice weapon = WeaponChoice.ofItem(free.rule());
                Weapon described = now.view().weapon(m.id(), weapon).get();
                AimChoices aims = AimChoices.with(now, m, weapon, described);
                if (free.target().isDefined())
                    aims.eachAt(now.model(free.target().get()), offer);
                else aims.each(offer);
            } else if (free.target().isDefined()) {
                shotsAtTarget(now, free, m, now.model(free.target().get()), offer);
            } else {
                AimChoices.all(now, m, shoot -> {
                    if (allowsWeapon(now, free, shoot)) offer.accept(shoot);
                });
            }
        }

        private static void offer(FreeAction free, Choice.Shoot shoot, Consumer<Choice> each) {
            if (free.mode().isEmpty() || shoot.shot().mode().equals(free.mode())) each.accept(shoot);
        }

        private static boolean allowsWeapon(Now now, FreeAction free, Choice.Shoot shoot) {
            String name = shoot.shot().weapon();
            Weapon[] weapons = now.game().weapons(free.model());
            for (int w = 0; w < weapons.length; w++) if (weapons[w].name().equals(name)) return matches(now, free, w);
            return free.weapons().names().isEmpty() && free.weapons().keywords().isEmpty();
        }

        private static boolean matches(Now now, FreeAction free, int weapon) {
            return now.view().weapon(free.model(), WeaponChoice.onCard(weapon)).exists(free.weapons()::matches);
        }

        /** Shots at one model, which may be in the shooter's cube, with each weapon that the order allows. */
        private static void shotsAtTarget(
                Now now, FreeAction free, Model m, Model target, Consumer<Choice.Shoot> each) {
            Weapon[] weapons = now.game().weapons(m.id());
            for (int w = 0; w < weapons.length; w++) {
                if (weapons[w].closeCombat() || m.usedUp(w) || !matches(now, free, w)) continue;
                AimChoices.with(now, m, WeaponChoice.onCard(w), weapons[w]).eachAt(target, each);
            }
        }

        private static Frame frame(Now now, FreeAction free, Choice choice) {
            if (choice instanceof Choice.Advance && free.cubes() > 0)
                return ActionStart.ordered(now, free.model(), free.cubes());
            if (!(choice instanceof Choice.Shoot shoot)) return kind(free).frame(now, choice);
            if (!free.describedWeapon()) return Volley.SecondWeapon.after(now, shoot, free);
            WeaponChoice described = WeaponChoice.ofItem(free.rule());
            return new ShotWeapon(now, now.model(free.model()), described).frame(shoot.shot());
        }
    }
}
