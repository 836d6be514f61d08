package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Capability.CubeShot;
import io.github.deadcube.api.extend.Hooks.Scope;
import io.github.deadcube.api.extend.Trigger.Sequence.Step;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.NamedConstant;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A point in the game at which rules act: keywords, items, special orders (ORD-2) and markers. The constants are in the
 * order of a round. Effects that the rules resolve in fixed steps are a {@link Sequence}: {@link Sequence#at} gives the
 * trigger of a step. In the descriptions, OWN and OPPONENT are the models of the {@link Scope}s with these names.
 */
@SuppressWarnings({"UnusedTypeParameter", "exports"
}) // E is the type of the argument of the hook; only the engine runs the hooks
public final class Trigger<E> extends NamedConstant {
    private static final ArrayList<Trigger<?>> CONSTANTS = new ArrayList<>();

    /** CMD-2, ORD-2: both sides have rolled their command dice. Only hooks of ANY run: no model has a part in it. */
    public static final Trigger<Side> COMMAND = new Trigger<>("COMMAND");

    /** KT-5: a model's activation begins. Special orders and actions follow. OWN is the model. */
    public static final Sequence<ModelId> ACTIVATION_BEGINS = sequence(
            "BEGINNING", RuleIds.KT_5, false, Step.of(), Step.FIRE, Step.STANDING_UP, Step.CONTROL, Step.CLOUDS);

    /** ORD-2: before, between or after the actions of an activation; only special orders act. */
    public static final Trigger<ModelId> ACTIVE = new Trigger<>("ACTIVE");

    /**
     * ADV-1, SPR-1: a model has declared an ADVANCE or a SPRINT, by an action, a die or an order, and has made no step
     * yet. OWN is the model.
     */
    public static final Trigger<Departure> DEPARTS = new Trigger<>("DEPARTS");

    /**
     * ADV-1: a model has used the last cube of an ADVANCE that {@link Modifier#EXTRA_CUBES} makes longer. OWN is the
     * model.
     */
    public static final Trigger<ModelId> EXTRA_CUBE_USED = new Trigger<>("EXTRA_CUBE_USED");

    /** ADV-18: a model has entered a cube; traps and engineers act before items and fights. OWN is the model. */
    public static final Trigger<Arrival> ENTERED = new Trigger<>("ENTERED");

    /**
     * ORD-2: a model has entered a cube with enemies, has its spot and its items, and is about to fight. OWN is the
     * model.
     */
    public static final Trigger<Arrival> ENGAGED = new Trigger<>("ENGAGED");

    /** ORD-2: a model has stopped in a cube without enemies; only special orders act. */
    public static final Trigger<Arrival> NEARED = new Trigger<>("NEARED");

    /**
     * ORD-2: a SHOOT at a model or an ASSAULT is declared, and no dice are rolled yet. OWN is the attacker, and
     * OPPONENT is the target. A rule may name another target ({@link Effects#redirectAttack}), or call the attack off
     * ({@link Effects#callOffAttack}).
     */
    public static final Trigger<TestContext> DECLARED = new Trigger<>("DECLARED", true);

    /** K-INDIRECT: a shot at a cube is declared, and the dice of its aim are not rolled yet. OWN is the shooter. */
    public static final Trigger<CubeShot> AIMED = new Trigger<>("AIMED", true);

    /** AST-3, KT-8: the target of an ASSAULT fights back and has named its weapon. OWN is the target. */
    public static final Trigger<TestContext> ANSWERED = new Trigger<>("ANSWERED", true);

    /** ORD-2: a model is about to be tested, and dice may be added; only special orders act. */
    public static final Trigger<ModelTest> BEFORE_TEST = new Trigger<>("BEFORE_TEST");

    /** ORD-2: a model's dice are rolled, and the re-rolls of its keywords are made; only special orders act. */
    public static final Trigger<ModelTest> IN_TEST = new Trigger<>("IN_TEST");

    /**
     * R25-K-PREY: the dice of a SHOOT's RANGED or of a fight back are rolled, and no effect is resolved yet. Reactions
     * act at once. OWN is the tester, also called the attacker here; OPPONENT is the other model. Its
     * {@link Attack#effects} are true if the steps of {@link #ATTACK} follow with the keywords of the tester and its
     * weapon.
     */
    public static final Trigger<Attack> TEST_ROLLED = new Trigger<>("TEST_ROLLED", true);

    /** KT-15: a shot has landed. OWN is the model that has shot. */
    public static final Sequence<Impact> IMPACT = sequence(
            "IMPACT",
            RuleIds.KT_15,
            true,
            Step.of(),
            Step.MARKS,
            Step.CLOUDS,
            Step.MARKERS,
            Step.EXPLOSIONS,
            Step.STUN,
            Step.PINS);

    /**
     * DICE-11: an explosion is about to be rolled against at least one model. OWN is the model that causes it; without
     * such a model no OWN hook runs.
     */
    public static final Trigger<Impact> EXPLODES = new Trigger<>("EXPLODES", true);

    /**
     * KT-3: an explosion has more successes than a model in its cube, whose loss of HP follows. OWN is the model that
     * causes it; without such a model no OWN hook runs.
     */
    public static final Trigger<Hit> BEATEN = new Trigger<>("BEATEN", true);

    /**
     * KT-2: the dice of an attack are rolled, and no effect is resolved yet. Reactions act at once. OWN is the
     * attacker, and OPPONENT is the target.
     */
    public static final Trigger<Attack> HIT = new Trigger<>("HIT", true);

    /** ORD-2: a model is about to lose HP (DMG-1, step 6); only special orders act. */
    public static final Trigger<Hit> LOSES = new Trigger<>("LOSES");

    /**
     * DMG-1, step 7: a model has lost HP, and may have died. OWN is the model if it lives; OPPONENT is the model that
     * dealt the damage, if there is one.
     */
    public static final Trigger<Loss> LOST = new Trigger<>("LOST", true);

    /**
     * KT-3: an explosion has dealt all its damage. OWN is the model that causes it; without such a model no OWN hook
     * runs.
     */
    public static final Trigger<Impact> DEALT = new Trigger<>("DEALT", true);

    /** DMG-4: a model has died, and its items are in its cube. OWN is the model that has died. */
    public static final Trigger<Death> DIED = new Trigger<>("DIED");

    /** KT-2: the dice of an attack are rolled. OWN is the attacker, and OPPONENT is the target. */
    public static final Sequence<Attack> ATTACK = sequence(
            "ATTACK",
            RuleIds.KT_2,
            true,
            Step.of(Step.DAMAGE, Step.EXPLOSIONS, Step.FIGHTS),
            Step.DAMAGE,
            Step.STUN,
            Step.THROW,
            Step.PINS,
            Step.MARKS,
            Step.EXPLOSIONS,
            Step.EVADE,
            Step.FIGHTS);

    /** ORD-2: a SHOOT and all its effects are over; only special orders act. */
    public static final Trigger<TestContext> SHOT = new Trigger<>("SHOT");

    /** ORD-2: an ASSAULT and all its effects are over. OWN is the attacker, and OPPONENT is the target. */
    public static final Trigger<TestContext> ASSAULTED = new Trigger<>("ASSAULTED");

    /**
     * KT-6: the activation of a living model ends, for any reason. OWN is the model. If the active model is dead, other
     * models pay their costs.
     */
    public static final Sequence<ModelId> ACTIVATION_ENDS =
            sequence("ENDING", RuleIds.KT_6, false, Step.of(), Step.CLOUDS, Step.ORDERS, Step.COST);

    /** ORD-2: a model's activation ends; only special orders act. */
    public static final Trigger<ModelId> ENDING = ACTIVATION_ENDS.at(Step.ORDERS);

    /**
     * RND-9, ORD-2: the end phase begins, before objectives are scored. Only hooks of ANY run: no model has a part in
     * it.
     */
    public static final Trigger<Side> END_PHASE = new Trigger<>("END_PHASE");

    /** RND-9: objectives have been scored; smoke and clouds may be removed. The argument is the number of the round. */
    public static final Trigger<Integer> CLEARING = new Trigger<>("CLEARING");

    private static final Vector<Trigger<?>> ALL = Vector.ofAll(CONSTANTS);

    private final boolean asksWeapons;

    private Trigger(String name) {
        this(name, false);
    }

    private Trigger(String name, boolean asksWeapons) {
        super(CONSTANTS.size(), name);
        CONSTANTS.add(this);
        this.asksWeapons = asksWeapons;
    }

    /**
     * A sequence with a trigger for each step.
     *
     * @param ofEngine the steps in which only the engine acts
     */
    private static <E> Sequence<E> sequence(
            String name, RuleId rule, boolean asksWeapons, Vector<Step> ofEngine, Step... steps) {
        return new Sequence<>(
                rule,
                Step.of(steps),
                step -> ofEngine.contains(step)
                        ? null
                        : new Trigger<E>(step == Step.ORDERS ? name : name + "_" + step, asksWeapons));
    }

    /** All triggers, in the order of their declaration. */
    public static Vector<Trigger<?>> all() {
        return ALL;
    }

    /**
     * Whether hooks of the weapon in use run too (KT-1): for the triggers of attacks and of landed shots, in the scopes
     * OWN and OPPONENT.
     */
    public boolean asksWeapons(Scope scope) {
        return asksWeapons && scope != Scope.ANY;
    }

    /**
     * The death of a model (DMG-4).
     *
     * @param marks the marks of the scenario's rules that it had, those that lent it keywords or silenced some (KT-17,
     *     ORD-5), and that of {@link RuleIds#DMG_4} if it has exploded by choice (K-BOOM)
     */
    public record Death(ModelId model, Cube cube, List<Mark> marks) {}

    /**
     * The start of a model's movement.
     *
     * @param rule ADV-1 or SPR-1, or CMD-8 if a command die gives one cube
     */
    public record Departure(ModelId model, RuleId rule) {}

    /** The arrival of a model in a cube, voluntary or forced (ADV-18). */
    @SavedName("arrival")
    public record Arrival(ModelId model, Cube cube) {}

    /**
     * A loss of HP (DMG-1, step 6).
     *
     * @param hit the damage that caused it
     * @param hitPoints the HP lost, 1 or more; at most the HP that the model had
     */
    public record Loss(Hit hit, int hitPoints) {}

    /**
     * One model's part in a test, before its dice are rolled: the argument of {@link Modifier#DICE} and
     * {@link Modifier#REROLLS}.
     *
     * @param tester the model that rolls the dice
     */
    public record ModelTest(TestContext context, ModelId tester, Skill skill) {}

    /**
     * An event whose effects the rules resolve in fixed steps. Each step is done for all rules before the next step
     * begins. A rule reacts in one step: {@code hooks.on(Trigger.ATTACK.at(Step.STUN), Scope.OWN, ...)}. The sequences
     * are constants of {@link Trigger}.
     */
    public static final class Sequence<E> {
        private final RuleId rule;
        private final Vector<Step> steps;
        /**
         * The trigger of each {@link Step}; null for a step of another sequence, and for a step in which only the
         * engine acts.
         */
        private final @Nullable Trigger<?>[] triggers = new Trigger<?>[Step.values().length];

        /** @param trigger the trigger of a step; null if only the engine acts in it */
        Sequence(RuleId rule, Vector<Step> steps, Function<Step, @Nullable Trigger<E>> trigger) {
            this.rule = rule;
            this.steps = steps;
            for (Step step : steps) triggers[step.ordinal()] = trigger.apply(step);
        }

        /** The rule that states the order. */
        public RuleId rule() {
            return rule;
        }

        /** All steps, in the order of the rule. */
        public Vector<Step> steps() {
            return steps;
        }

        /** Whether rules may react in a step. */
        public boolean has(Step step) {
            return triggers[step.ordinal()] != null;
        }

        /**
         * The trigger of a step.
         *
         * @throws IllegalArgumentException if the sequence has no such step, or if only the engine acts in it
         */
        @SuppressWarnings("unchecked") // all triggers of a sequence have its type of event
        public Trigger<E> at(Step step) {
            Trigger<?> trigger = triggers[step.ordinal()];
            if (trigger == null)
                throw new IllegalArgumentException(
                        "no rule reacts in the step " + step + " of " + rule + ": " + steps.filter(this::has));
            return (Trigger<E>) trigger;
        }

        /** A step of a sequence. */
        public enum Step {
            /** The fire on a burning model is resolved. */
            FIRE,
            /** A pinned model may stand up (K-HEADSTRONG). */
            STANDING_UP,
            /** The model may get out of control (K-RAMPAGE). */
            CONTROL,
            /**
             * Smoke and clouds: those that a landed shot makes, or those that a model may make (K-GAS-CLOUD,
             * K-INK-SAC).
             */
            CLOUDS,
            /** Special orders. */
            ORDERS,
            /** Costs for models (K-CHARGED). Then the active model is marked as activated. */
            COST,
            /** Marks on models: fire, K-PREY. */
            MARKS,
            /** Markers in the cube. */
            MARKERS,
            /** The engine deals the damage of the attack. */
            DAMAGE,
            STUN,
            /** KNOCKBACK and throws, with their falls and slams. */
            THROW,
            /** SUPPRESSION and other effects that pin. */
            PINS,
            /** The explosions of a landed shot; after an attack, the engine resolves the delayed effects (KT-4). */
            EXPLOSIONS,
            EVADE,
            /** The engine resolves the fights that are due (AWAY-4, PIN-3). */
            FIGHTS;

            static Vector<Step> of(Step... steps) {
                return Vector.ofAll(Arrays.asList(steps));
            }
        }
    }

    /**
     * An attack after its dice are rolled (KT-2).
     *
     * @param context the context of its test
     * @param attacker the model that deals damage: the target of the ASSAULT if its fight back won (KT-8)
     * @param margin the attacker's successes minus the target's; 0 or less if the attacker has not won
     * @param effects whether the keywords of attacker and weapon apply; false for blazing away (K-RAPID-FIRE)
     * @param targetWasPinned whether the target was pinned when it was attacked
     */
    @SavedName("attack")
    public record Attack(
            TestContext context,
            ModelId attacker,
            ModelId target,
            WeaponChoice weapon,
            int successes,
            int margin,
            boolean effects,
            boolean targetWasPinned) {
        /** An attack of the model that shoots or assaults, on its target. */
        public static Attack of(TestContext context, int successes, int margin, boolean effects) {
            return new Attack(
                    context,
                    context.attacker(),
                    context.target(),
                    context.weapon(),
                    successes,
                    margin,
                    effects,
                    context.wasPinned());
        }

        /** Whether the attacker has more successes: false for a draw. */
        public boolean won() {
            return margin > 0;
        }
    }

    /**
     * The place where a shot has landed or a trap goes off: an effect resolves there (KT-15).
     *
     * @param side the side that rolls for the effect: that of the weapon or trap, or the one that controls a model out
     *     of control (DICE-11)
     * @param attacker the model that has the weapon; none for a trap
     * @param weapon the weapon; its AP and keywords apply
     * @param rule the rule of the trap; KT-15 for a shot
     */
    @SavedName(value = "impact", usual = "rule=KT-15")
    public record Impact(Cube cube, Side side, Option<ModelId> attacker, WeaponChoice weapon, RuleId rule) {
        /** The place where a shot has landed. */
        public Impact(Cube cube, Side side, Option<ModelId> attacker, WeaponChoice weapon) {
            this(cube, side, attacker, weapon, RuleIds.KT_15);
        }

        /** A phrase that names the trap, such as {@code a trap in c5 (K-TRAP)}; none for a shot. */
        public Option<String> trap() {
            return Option.when(!rule.equals(RuleIds.KT_15), () -> "a trap in " + cube + " (" + rule + ")");
        }
    }
}
