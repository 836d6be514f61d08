package io.github.deadcube.api.extend;

import io.github.deadcube.api.extend.DiceTest.Outcome;
import io.github.deadcube.api.extend.Hit.Protection;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.play.Target;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The next step of a rule after its test is decided, its dice are rolled or its choice is made. Implement it as a small
 * record that holds all data for this step. While the engine waits, the record is part of the state. Prompts and events
 * cite its rule.
 *
 * <pre>{@code
 * @SavedName("headstrong.rise")
 * record Rise(Option<ModelId> model) implements Continuation.AfterRoll {
 *     public RuleId rule() { return RuleIds.K_HEADSTRONG; }
 *     public void rolled(Effects effects, Dice dice) { if (dice.face(0) >= 5) model.forEach(effects::letStandUp); }
 * }
 * }</pre>
 */
@SavedName("continuation")
public interface Continuation extends RuleData {
    /** The model that has the rule; none if no model has it, as for smoke. */
    Option<ModelId> model();

    /** The target of the rule. By default {@link Target#NOTHING}. */
    default Target target() {
        return Target.NOTHING;
    }

    /**
     * A clause that describes the step, such as {@code A1 uses Medic on A2 (K-MEDIC)}: a {@link Sentence}, or a text
     * in the language of the application.
     *
     * @param titles the title of a rule in the game, in the language of the reader
     */
    default CharSequence describe(Function<RuleId, String> titles) {
        Option<ModelId> model = model();
        String title = titles.apply(rule());
        boolean aimed = !target().equals(Target.NOTHING);
        if (model.isEmpty())
            return aimed
                    ? Sentence.of("{title} on {target} ({rule})", title, target(), rule())
                    : Sentence.of("{title} ({rule})", title, rule());
        return aimed
                ? Sentence.of("{model} uses {title} on {target} ({rule})", model.get(), title, target(), rule())
                : Sentence.of("{model} uses {title} ({rule})", model.get(), title, rule());
    }

    /** The step after a test. */
    @SavedName("continuation.afterTest")
    interface AfterTest extends Continuation {
        void decided(Effects effects, Outcome outcome);
    }

    /** The step after a roll of single dice (DICE-12). */
    @SavedName("continuation.afterRoll")
    interface AfterRoll extends Continuation {
        void rolled(Effects effects, Dice dice);
    }

    /** A choice, and the step after it. */
    @SavedName("continuation.afterChoice")
    interface AfterChoice extends Continuation {
        /**
         * A clause that describes the pending choice, such as {@code A1 may use Medic on A2 (K-MEDIC)}: a
         * {@link Sentence}, or a text in the language of the application.
         *
         * @param titles the title of a rule in the game, in the language of the reader
         */
        default CharSequence describeChoice(Function<RuleId, String> titles) {
            if (model().isEmpty()) return describe(titles);
            ModelId model = model().get();
            String title = titles.apply(rule());
            return target().equals(Target.NOTHING)
                    ? Sentence.of("{model} may use {title} ({rule})", model, title, rule())
                    : Sentence.of("{model} may use {title} on {target} ({rule})", model, title, target(), rule());
        }

        /** The purpose that the prompt shows. */
        default Purpose purpose() {
            return Purpose.KEYWORD;
        }

        /**
         * Passes every option to {@code each}: at most 9,999. Each of them has a notation, and names models and cubes
         * of the game.
         *
         * @param each called once an option, in a stable order
         */
        void options(GameView game, Consumer<Choice> each);

        /** The rule's own reason why a choice is not among the options; none for the standard text. */
        default Option<Rejection> refusal(GameView game, Choice choice) {
            return Option.none();
        }

        void chosen(Effects effects, Choice choice);
    }

    /** The step after one roll against several models (DICE-11): for each model, and for all of them together. */
    @SavedName("continuation.afterGroupTest")
    interface AfterGroupTest extends Continuation {
        /** The weapon of the roll. By default {@link WeaponChoice#NONE}, for a roll that no model makes. */
        default WeaponChoice weapon() {
            return WeaponChoice.NONE;
        }

        /** The kind of context of each model's SURVIVE test. By default {@link TestContext.Kind#HAZARD}. */
        default TestContext.Kind kind() {
            return TestContext.Kind.HAZARD;
        }

        /** The model at which the roll is aimed; none if it is aimed at all of them alike. */
        default Option<ModelId> primaryTarget() {
            return Option.none();
        }

        /**
         * Continues after one model's SURVIVE test is decided.
         *
         * @param margin the successes of the roll minus the model's; 0 or less if the model survived
         * @param protection its protection before the roll (KT-14), for a {@link Hit}
         */
        void decided(Effects effects, ModelId victim, int margin, Protection protection);

        /**
         * Continues after every model's SURVIVE test is decided and all its effects are done.
         *
         * @param margins for each of {@code victims}, in SCAT-8 order, the successes of the roll minus the model's; 0
         *     or less if the model survived
         */
        void allDecided(Effects effects, int successes, Seq<ModelId> victims, Seq<Integer> margins);
    }
}
