package io.github.deadcube.core.action;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Capability.Delivery;
import io.github.deadcube.api.extend.Capability.Special;
import io.github.deadcube.api.extend.Continuation;
import io.github.deadcube.api.extend.DiceTest;
import io.github.deadcube.api.extend.DiceTest.TestSide;
import io.github.deadcube.api.extend.Effects.FreeAction;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.TestContext;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger.ModelTest;
import io.github.deadcube.api.internal.CurrentActivation;
import io.github.deadcube.api.internal.CurrentActivation.TakenAction;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.action.OrderedStepChoice.OrderedStep;
import io.github.deadcube.core.resolve.DescribesFrame;
import io.github.deadcube.core.resolve.Frame;
import io.github.deadcube.core.resolve.Now;
import io.github.deadcube.core.resolve.Requirements;
import io.github.deadcube.core.timing.TimingRules;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** ACT, ADV, SPR, SHO, AST, SPC, STD: the entry point of this package for other packages. */
public final class ActionRules {
    private static final int DICE = 3;

    private ActionRules() {}

    public sealed interface ChapterFrame extends Frame
            permits Activation,
                    CubeAim,
                    Activation.Close,
                    AfterAttack,
                    Assault,
                    AimedShot,
                    AimedShot.AtModel,
                    CloseCombat,
                    EntryIntoCube,
                    EntryIntoCube.Landing,
                    EntryIntoCube.Nearing,
                    EntryIntoCube.Stopped,
                    OrderedStepChoice.FreeActionChoice,
                    OrderedStepChoice.FreeStep,
                    ActionStart,
                    EntryIntoCube.Intrusion,
                    EntryIntoCube.Intrusion.PutBack,
                    Movement,
                    Movement.Given,
                    EntryIntoCube.Relocation,
                    CloseCombat.RoughLanding,
                    AfterAttack.ShootOver,
                    AimedShot.AtModel.Shooting,
                    Action.StandUpAction.StandUp,
                    OrderedStepChoice,
                    SpecialAction.Using,
                    Volley.SecondWeapon,
                    Volley {}

    /** RND-3, KT-5: a model's activation comes next, after the rules at its beginning. */
    public static void activation(Now now, ModelId model) {
        TimingRules.beginning(now, model);
        now.runNext(Activation.of(now, model));
    }

    /** RND-3: an activation that continues between two actions. */
    public static Frame activation(CurrentActivation underway, Library library) {
        List<Action.Kind> taken = List.empty();
        boolean lengthy = underway.specials().exists(rule -> isLong(library.rule(rule)));
        for (TakenAction action : underway.taken()) {
            Action kind = kind(action);
            if (!taken.contains(kind.kind())) taken = Activation.with(taken, kind.kind());
            lengthy |= kind.isLong() || action == TakenAction.LONG_SHOOT;
        }
        return new Activation(
                underway.model(), taken, underway.specials().reverse().toList(), lengthy, underway.spent());
    }

    /** R25-K-TELEPORT: whether a rule's special action is long. */
    public static boolean isLong(Option<? extends Library.Rule> rule) {
        return rule.exists(r -> r instanceof Special special && special.isLong());
    }

    /** RND-3: the activation that waits for its next action; none if something else waits. */
    public static Option<CurrentActivation> underway(Pending waiting) {
        if (!(waiting instanceof Activation activation)) return Option.none();
        TakenAction other = activation.lengthy() ? TakenAction.SHOOT : TakenAction.LONG_SHOOT;
        Vector<TakenAction> taken = Vector.of(TakenAction.values())
                .filter(action -> action != other
                        && activation.taken().contains(kind(action).kind()));
        return Option.some(CurrentActivation.of(activation.model())
                .withTaken(taken)
                .withSpecials(activation.specials().reverse().toVector())
                .withSpent(activation.spent()));
    }

    private static Action kind(TakenAction action) {
        return switch (action) {
            case ADVANCE -> Action.ActionKinds.ADVANCE;
            case SPRINT -> Action.ActionKinds.SPRINT;
            case SHOOT, LONG_SHOOT -> Action.ActionKinds.SHOOT;
            case ASSAULT -> Action.ActionKinds.ASSAULT;
            case STAND_UP -> Action.ActionKinds.STAND_UP;
        };
    }

    public static Frame advance(ModelId model, int cubes, RuleId rule) {
        return new Movement.Given(model, cubes, rule);
    }

    /** SET-10, K-SCOUT: a SPRINT before the first round. */
    public static Frame sprint(Now now, ModelId model, RuleId rule) {
        return Movement.of(now, model, now.view().sprint(now.model(model)), rule);
    }

    /** ADV-18, SET-5: a model enters an adjacent cube and stops there. */
    public static void enter(Now now, ModelId model, Cube to, RuleId rule) {
        EntryIntoCube.step(now, model, to, rule, Option.none());
    }

    public static Frame teleport(Now now, ModelId model, Cube to, RuleId rule) {
        return new EntryIntoCube.Relocation(model, rule, now.model(model).cube(), to, false);
    }

    public static Frame shooting(TestContext context) {
        return new AimedShot.AtModel.Shooting(context);
    }

    /** As {@link ShotWeapon#opposed}, which fires the shot in this workspace; null for a weapon that the model does not have. */
    public static @Nullable TestContext opposed(Now now, Choice.Shoot shoot) {
        ShotWeapon weapon = ShotWeapon.of(now, now.model(shoot.model()), shoot.shot());
        return weapon == null ? null : weapon.opposed(shoot.shot());
    }

    public static Frame standUp(ModelId model) {
        return new Action.StandUpAction.StandUp(model);
    }

    public static Frame step(ModelId model, RuleId rule) {
        return new OrderedStepChoice.FreeStep(model, rule);
    }

    public static Frame orderedStep(
            ModelId model, Option<ModelId> towards, boolean breaksAway, boolean avoidsEnemies, RuleId rule) {
        OrderedStep step = new OrderedStep(model, rule, towards, breaksAway, avoidsEnemies);
        return new OrderedStepChoice(step, Option.none(), Option.none());
    }

    public static boolean canTake(Now now, FreeAction action) {
        return OrderedStepChoice.FreeActionChoice.any(now, action);
    }

    public static Frame freeAction(FreeAction action) {
        return new OrderedStepChoice.FreeActionChoice(action);
    }

    /** ORD-2: a model has stopped beside no enemy, or will have stopped in a cube when the frames before have ended. */
    public static void stoppedNearEnemy(Now now, ModelId model, Cube cube) {
        EntryIntoCube.neared(now, model, cube);
    }

    public static void dueFights(Now now) {
        CloseCombat.due(now);
    }

    /** SHO-6, AST-5, AST-6, AST-9: the modifiers of the situation. */
    public static int situation(Now now, ModelTest tested) {
        return switch (tested.context().kind()) {
            case SHOOT -> tested.skill() == Skill.RANGED ? ranged(now, tested.context()) : 0;
            case ASSAULT -> assault(now, tested.context(), tested.tester(), tested.skill());
            case AIM, HAZARD, OTHER, FLAMES -> 0;
        };
    }

    /** SHO-6. */
    private static int ranged(Now now, TestContext context) {
        if (now.view().marked(context.attacker(), Trait.IGNORES_SITUATION)
                || now.view().hasTrait(context.attacker(), context.weapon(), Trait.WEAPON_KEYWORDS_ONLY)) return 0;
        Model target = now.model(context.target());
        // an order before the test may have killed one of them
        if (!target.inPlay() || !now.model(context.attacker()).inPlay()) return 0;
        int n = 0;
        if (now.view().lineOfSight(context.attacker(), context.target()) == LineOfSight.CLEAR
                && !now.view().hasTrait(context.target(), Trait.NEVER_CLEAR)) n += 2;
        if (now.model(context.attacker()).cube().level() > target.cube().level()) n++;
        return now.view().friends(context.attacker(), target.cube()) ? n - 2 : n;
    }

    /** AST-5 for FIGHT, AST-6 for SURVIVE; both have the first three modifiers. */
    private static int assault(Now now, TestContext context, ModelId tester, Skill skill) {
        Model self = now.model(tester);
        Model opponent = now.model(context.opponent(tester));
        // K-RAMPAGE: in a fight of a model that the other side controls, no model has friends
        int n = !now.view().isOutOfControl(context.attacker())
                        && !now.view().isOutOfControl(context.target())
                        && now.view().isBesideFriends(tester)
                ? 1
                : 0;
        if (opponent.injured()) n++;
        // PART-2: a large model is in half a cube only for an assault, without the bonus for its SZ
        boolean intrudes = self.card().size() > 2 && self.cube().part() != Part.WHOLE;
        if (self.card().size() > opponent.card().size() && !intrudes) n++;
        if (skill == Skill.FIGHT && tester.equals(context.attacker())) {
            if (context.movedIn()) n++;
            if (context.wasPinned()) n++;
        }
        return n;
    }

    /** SHO-5: RANGED against SURVIVE. */
    public static DiceTest shot(TestContext context) {
        return new DiceTest(
                context,
                TestSide.of(context.attacker(), Skill.RANGED, DICE),
                TestSide.of(context.target(), Skill.SURVIVE, DICE));
    }

    /** AST-3, AST-4: FIGHT against the test that the target has chosen. */
    public static DiceTest assault(TestContext context, Skill answer) {
        return new DiceTest(
                context,
                TestSide.of(context.attacker(), Skill.FIGHT, DICE),
                TestSide.of(context.target(), answer, DICE));
    }

    public static Frame aim(CubeShot shot, Continuation.AfterTest next) {
        return new CubeAim(shot, next);
    }

    /** K-INDIRECT: the aim of a shot at a cube, after rules have reacted to it. Its dice are counted when they are rolled. */
    @SavedName(value = "cubeAim", parts = "shot next")
    @DescribesFrame(words = "{shot.shooter} aims at {shot.cube}")
    private record CubeAim(CubeShot shot, Continuation.AfterTest next) implements ActionRules.ChapterFrame {
        @Override
        public void requires(Requirements state) {
            Delivery delivery =
                    state.now().game().hooks(shot.shooter(), shot.weapon()).offered(Delivery.class);
            state.that(
                    delivery != null && delivery.aim(state.now().view(), shot).isDefined(),
                    "the weapon is not aimed at cubes",
                    "a weapon that is aimed at cubes");
        }

        @Override
        public RuleId rule() {
            return shot.rule();
        }

        @Override
        public void enter(Now now) {
            Delivery delivery = Objects.requireNonNull(
                    now.hooks().of(shot.shooter(), shot.weapon()).offered(Delivery.class));
            now.effects().test(delivery.aim(now.view(), shot).get(), next);
        }
    }
}
