package io.github.deadcube.api.extend;

import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Card.Skill;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Weapon;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** A leader's special order (CMD-9). A <em>Special Order</em> command die buys its use. */
public interface SpecialOrder extends Library.Rule {
    /** The name on the leader's card: free text on one line. */
    String name();

    /**
     * {@inheritDoc}
     *
     * @return by default the name
     */
    @Override
    default String title() {
        return name();
    }

    /** The text for people: one or two sentences. */
    @Override
    String text();

    /**
     * Whether it can be used at a trigger; true for one trigger or more. The engine calls {@link #options} only at
     * these triggers.
     */
    boolean actsAt(Trigger<?> trigger);

    /** How often it may be used (ORD-1). By default once in an activation. */
    default Frequency frequency() {
        return Frequency.ACTIVATION;
    }

    /**
     * The facts of the past that it needs, by the rule of the marks with which the engine records them. The engine
     * records only the facts that some order of the game needs:
     *
     * <ul>
     *   <li>CMD-8: a command die that is spent on the active model leaves a mark on it until its activation ends. The
     *       amount of the mark is the number of the face, from 1.
     *   <li>ORD-2: a model that shares a cube with an enemy when an action or a movement begins has a mark until the
     *       next action or movement begins, or the activation ends.
     *   <li>KT-17: marks that last for one SHOOT are removed when the SHOOT is over.
     * </ul>
     *
     * @return any of these rules, no others; by default none
     */
    default Vector<RuleId> trackedFacts() {
        return Vector.empty();
    }

    /**
     * Whether a use is a SPECIAL action of the active model and obeys the rules of SPECIAL actions.
     *
     * @param use one of the {@link #options} in an activation
     * @return by default false (CMD-9)
     */
    default boolean isAction(Choice.Use use) {
        return false;
    }

    /** Additional rules that belong to it, each with its own marks. By default none. */
    default Vector<Library.Rule> parts() {
        return Vector.empty();
    }

    /**
     * The effects of one of its {@link #parts}. A state that waits for a choice about an effect finds it here.
     *
     * @param part the rule of this order or of a part
     * @return by default none
     */
    default Vector<Effect> effects(RuleId part) {
        return Vector.empty();
    }

    /**
     * Passes the possible uses at a trigger to {@code each}. The side has a command die for it.
     *
     * @param each called once for each {@link Choice.Use} with the rule of this order or of one of its {@link #parts}
     */
    void options(GameView game, OrderContext context, Consumer<Choice.Use> each);

    /** Carries out a use. The die is already spent. */
    void use(Effects effects, OrderContext context, Choice.Use use);

    /** ORD-1: how often a special order may be used; each use costs a die. */
    @SavedName("frequency")
    enum Frequency {
        /** Once in each activation of either side, once in the command phase, and once in the end phase. */
        ACTIVATION,
        /** As often as its side pays a die. */
        DIE,
        /**
         * Once for each attack, test or other trigger; for one roll against several models once for all of them
         * (DICE-11).
         */
        ROLL,
        /** Once a round. */
        ROUND
    }

    /**
     * The context in which a special order may be used: a trigger of ORD-2 with its details.
     *
     * @param side the side that has the order
     * @param subject the model of the trigger: the active model, or the model that attacks, is attacked, is tested, has
     *     entered, is about to lose HP, or has died; the side's first model in the command phase and in the end phase
     * @param context the context of the attack or test; none if there is no attack and no test
     * @param skill the tested skill; none if there is no test
     * @param rerollsBarred whether the test allows no modifiers and re-rolls (ORD-5)
     * @param cube the cube in which the model died or to which it came; none at other triggers
     * @param hitPoints the HP that are about to be lost; 0 at other triggers
     */
    @SavedName("orderContext")
    @Value.Builder
    record OrderContext(
            Trigger<?> trigger,
            Side side,
            ModelId subject,
            Option<TestContext> context,
            Option<Skill> skill,
            boolean rerollsBarred,
            Option<Cube> cube,
            int hitPoints)
            implements WithOrderContext {
        /** A context with only a trigger, a side and a model. */
        public static OrderContext of(Trigger<?> trigger, Side side, ModelId subject) {
            return new OrderContext(trigger, side, subject, Option.none(), Option.none(), false, Option.none(), 0);
        }

        /**
         * The model that attacks the subject or that the subject attacks; none if the trigger is not about an attack.
         */
        public Option<ModelId> opponent() {
            return context.map(o -> o.opponent(subject)).filter(other -> !other.equals(subject));
        }
    }

    /**
     * A condition that a model must meet before a special order can be used for it or on it.
     * {@link io.github.deadcube.api.order.Conditions} has those of the game; an application may write its own.
     */
    @FunctionalInterface
    interface Condition {
        /** Whether the model meets the condition. */
        boolean holds(GameView game, OrderContext context, ModelId model);

        /** The facts of the past that it needs, as {@link SpecialOrder#trackedFacts}. By default none. */
        default Vector<RuleId> trackedFacts() {
            return Vector.empty();
        }
    }

    /**
     * An effect of a special order on a model. {@link io.github.deadcube.api.order.OrderEffects} has those of the game;
     * an application may write its own, as an immutable value. An effect that acts at once implements {@link #apply}.
     * For an effect that {@linkplain #lasts lasts}, the mode puts a mark of the order on the model, and the hooks of
     * that mark act.
     */
    interface Effect {
        /** Whether it would change anything. */
        default boolean isPossible(GameView game, RuleId by, OrderContext context, ModelId model) {
            return true;
        }

        /**
         * The targets from which the user chooses, in a mode that acts on the subject or its opponent: a use names one
         * target, so it cannot name another model too. By default none.
         */
        default Vector<Target> targets(GameView game, OrderContext context, ModelId model) {
            return Vector.empty();
        }

        /** Whether it needs a mark of the order on the model. By default false. */
        default boolean lasts() {
            return false;
        }

        /** Registers the hooks of the mark. */
        default void attachToMarked(Hooks hooks) {}

        /**
         * Acts at once.
         *
         * @param target the chosen one of {@link #targets}, if there are any
         */
        default void apply(Effects effects, RuleId by, OrderContext context, ModelId model, Target target) {}

        /** The weapon that it describes. By default none. */
        default Option<Weapon> weapon() {
            return Option.none();
        }

        /** The keywords that it uses: the library must have their rules. By default none. */
        default Vector<Keyword> keywords() {
            return Vector.empty();
        }
    }
}
