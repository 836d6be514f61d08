package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Profile.Skill;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.immutables.value.Value;

/** A leader's special order (CMD-9): what a <em>Special Order</em> command die buys. */
public interface SpecialOrder extends LibraryRule {
    /** Its name as the leader's profile prints it: free text on one line. */
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

    /** What it does, for people: a sentence or two. */
    @Override
    String text();

    /** Whether it ever acts at a moment; if not, nobody is asked there: true for one or more. */
    boolean actsAt(Trigger<?> trigger);

    /** How often it may be used (ORD-1): once an activation for most. */
    default Frequency frequency() {
        return Frequency.ACTIVATION;
    }

    /** What it must know of the past; the engine notes no more than orders ask for: nothing for most. */
    default Vector<TrackedFact> trackedFacts() {
        return Vector.empty();
    }

    /**
     * Whether a use is a SPECIAL action of the active model, and obeys what these obey.
     *
     * @param use one of the {@link #options} in an activation
     * @return false for most (CMD-9)
     */
    default boolean isAction(Choice.Use use) {
        return false;
    }

    /** Rules of their own that belong to it, each with its marks: none for most. */
    default Vector<LibraryRule> parts() {
        return Vector.empty();
    }

    /**
     * What may be chosen at a moment, with a die in hand.
     *
     * @param each called once a {@link Choice.Use} of this order's rule, or of one of its parts'
     */
    void options(GameView game, OrderContext context, Consumer<Choice.Use> each);

    /** Does it; the die is spent. */
    void use(Effects effects, OrderContext context, Choice.Use use);

    /** ORD-1: how often a special order may be used; each use costs a die. */
    enum Frequency {
        /** Once in an activation, whichever side's; in the command phase and in the end phase once each. */
        ACTIVATION,
        /** As often as its side has a die for it. */
        DIE,
        /** Once for each attack, test or other thing that happens; for one roll against several models once for all of them (DICE-11). */
        ROLL,
        /** Once a round. */
        ROUND
    }

    /**
     * What a state does not tell by itself, and what the engine notes on models, by marks, in games in which a special order asks for it
     * ({@link SpecialOrder#trackedFacts}).
     */
    enum TrackedFact {
        /**
         * CMD-8: a command die that is spent on the active model leaves a mark of the rule CMD-8 on it until its activation ends. The mark's amount
         * is the number of the face, counted from 1.
         */
        DICE,
        /**
         * ORD-2: whoever shares a cube with an enemy as an action or a movement begins bears a mark of the rule ORD-2 until the next begins, or
         * the activation ends.
         */
        ENEMIES_BESIDE,
        /** KT-17: marks that last for one SHOOT go when that is over. */
        SHOTS
    }

    /**
     * What a special order is asked about: a moment of ORD-2, and what happens then.
     *
     * @param side whose order it is
     * @param subject the model that the moment is about: the active model, who attacks or is attacked, is tested, has entered, is
     *     about to lose HP, or has died; the side's first model in the command phase and in the end phase
     * @param context the attack, or why the test is made; none where there is neither
     * @param skill what is tested; none where nothing is
     * @param rerollsBarred whether the test is closed to modifiers and re-rolls (ORD-5)
     * @param cube where it was that died, or has come; none at other moments
     * @param hitPoints how many HP are about to be lost; 0 at other moments
     */
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
        /** A moment of which there is no more to say. */
        public static OrderContext of(Trigger<?> trigger, Side side, ModelId subject) {
            return new OrderContext(trigger, side, subject, Option.none(), Option.none(), false, Option.none(), 0);
        }

        /** Who attacks the subject, or whom the subject attacks: none if the moment is not about an attack. */
        public Option<ModelId> opponent() {
            return context.map(o -> o.opponent(subject)).filter(other -> !other.equals(subject));
        }
    }
}
