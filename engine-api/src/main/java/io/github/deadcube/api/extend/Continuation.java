package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.function.Consumer;

/**
 * What a rule does once its test is decided, its dice are rolled or its choice is made. Each is a small record that holds all that
 * the rule must remember; it is part of the state while the engine waits, so its components are values of the api, numbers,
 * text, enums, or options and sequences of these.
 *
 * <pre>{@code
 * record Rise(Option<ModelId> model) implements Then.Rolled {
 *     public RuleId rule() { return RuleIds.K_HEADSTRONG; }
 *     public void rolled(Flow flow, Dice dice) { if (dice.face(0) >= 5) flow.rise(model.get()); }
 * }
 * }</pre>
 *
 * <p>A record of a Java module is public in an exported package, or its package is open to {@code io.github.deadcube.core}: the
 * engine reads the components for the state's digest.
 */
public interface Continuation {
    /** The rule that goes on: what prompts and events cite. */
    RuleId rule();

    /** The model whose rule it is: none if it is no model's, such as smoke's. */
    Option<ModelId> model();

    /** At what it is aimed: nothing for most. */
    default Target target() {
        return Target.NOTHING;
    }

    /** What is going on, in the rules' words, as a clause: such as {@code A1 uses Medic on A2 (K-MEDIC)}. */
    default String describe(HouseRulebook rulebook) {
        return clause(this, " uses ", rulebook);
    }

    private static String clause(Continuation next, String does, HouseRulebook rulebook) {
        String on = next.target().equals(Target.NOTHING) ? "" : " on " + next.target();
        String who = next.model().map(m -> m + does).getOrElse("");
        return who + rulebook.title(next.rule()) + on + " (" + next.rule() + ")";
    }

    /** What follows a test. */
    interface AfterTest extends Continuation {
        /** The test is decided. */
        void decided(Effects effects, Outcome outcome);
    }

    /** What follows single dice (DICE-12). */
    interface AfterRoll extends Continuation {
        /** The dice are rolled. */
        void rolled(Effects effects, Dice dice);
    }

    /** A choice, and what follows it. */
    interface AfterChoice extends Continuation {
        /** What goes on while the choice is made, as a clause: such as {@code A1 may use Medic on A2 (K-MEDIC)}. */
        default String describeChoice(HouseRulebook rulebook) {
            return Continuation.clause(this, " may use ", rulebook);
        }

        /** What the choice is for: what its prompt says. */
        default Purpose purpose() {
            return Purpose.KEYWORD;
        }

        /**
         * Every option.
         *
         * @param each called once an option, in a stable order
         */
        void options(GameView game, Consumer<Choice> each);

        /**
         * Why a choice is not among the options.
         *
         * @param choice a choice that is not
         * @return what the rule itself says; none for the usual words
         */
        default Option<Rejection> refusal(GameView game, Choice choice) {
            return Option.none();
        }

        /** One of the options has been chosen. */
        void chosen(Effects effects, Choice choice);
    }

    /** What one roll against several models does to each, and to all of them (DICE-11). */
    interface AfterGroupTest extends Continuation {
        /** The weapon with which the roll is made, if a model makes it: none for what is no model's. */
        default WeaponChoice weapon() {
            return WeaponChoice.NoWeapon.NONE;
        }

        /** What kind of thing each model survives: {@link TestContext.Kind#HAZARD} for most. */
        default TestContext.Kind kind() {
            return TestContext.Kind.HAZARD;
        }

        /** At which of the models the roll is aimed: none if at all of them alike. */
        default Option<ModelId> primaryTarget() {
            return Option.none();
        }

        /**
         * One model's SURVIVE is decided.
         *
         * @param margin by how many successes the roll has beaten it; 0 or less if it has not
         * @param protection its protection before the roll (KT-14), for a {@link Hit}
         */
        void decided(Effects effects, ModelId victim, int margin, Protection protection);

        /**
         * Every model's SURVIVE is decided, and what it brought about is through.
         *
         * @param victims all of them, in SCAT-8 order
         * @param margins by how many successes the roll has beaten each of them, in the same order; 0 or less if it has not
         */
        void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins);
    }

    /**
     * A record component that a state's digest leaves out while it has its usual value. A rule that gets a component more keeps by it the
     * digests of all states that do not use the component.
     */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @java.lang.annotation.Target(ElementType.RECORD_COMPONENT)
    @interface DefaultValue {
        /**
         * The usual value, as it is written: a number, {@code true} or {@code false}, the name of an enum's constant, or a rule's
         * identifier.
         */
        String value();
    }
}
