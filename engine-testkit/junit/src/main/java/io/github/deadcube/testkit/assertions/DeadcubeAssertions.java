package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Choice;
import io.github.deadcube.api.play.Dice.Die;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Model.Status;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Prompt.Purpose;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.assertions.FailureMessages.Lines;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.Script;
import io.github.deadcube.testkit.script.Script.Playback;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.assertj.core.api.Assertions;

/**
 * The assertions of AssertJ, and assertions about values of the game. {@code id} is a model such as {@code B1}, {@code rule} a rule such as
 * {@code ADV-7}.
 */
@SuppressWarnings("exports")
public class DeadcubeAssertions extends Assertions {
    /** For subclasses that add assertions. */
    protected DeadcubeAssertions() {}

    /** Uses the engine's standard rules for prompts and inputs, unless {@link StateAssert#withRules} names other rules. */
    public static StateAssert assertThat(GameState actual) {
        return new StateAssert(actual, Deadcube.rules());
    }

    /** With {@link StateAssert#model} instead, failures show the state too. */
    public static ModelAssert assertThat(Model actual) {
        return new ModelAssert(actual, FailureMessages.NOTHING);
    }

    public static TransitionAssert assertThat(Transition actual) {
        return new TransitionAssert(actual, Deadcube.rules());
    }

    /** Assertions about the result of a script: its last state and all its events. */
    public static TransitionAssert assertThat(Playback actual) {
        return assertThat(new Transition(actual.state(), actual.events().toList()));
    }

    /** Assertions about the result of {@link io.github.deadcube.api.Rules#apply}. */
    public static AnswerAssert assertThat(Either<Rejection, Transition> actual) {
        return new AnswerAssert(
                actual.swap().toOption(),
                actual.toOption(),
                () -> actual.map(to -> TransitionAssert.shown(to, Deadcube.rules()))
                        .getOrElse(""));
    }

    /** Assertions about the result of {@link io.github.deadcube.api.Rules#explain}. */
    public static AnswerAssert assertThat(Option<Rejection> actual) {
        return new AnswerAssert(actual, Option.none(), FailureMessages.NOTHING);
    }

    public static AnswerAssert assertThat(Rejection actual) {
        return assertThat(Option.some(actual));
    }

    /** With {@link StateAssert#prompt} instead, failures show the state too. */
    public static PromptAssert assertThat(Prompt actual) {
        return new PromptAssert(actual, FailureMessages.NOTHING);
    }

    /** Assertions about a state. */
    public static final class StateAssert extends FailureMessages<StateAssert, GameState> {
        private final Rules rules;

        StateAssert(GameState actual, Rules rules) {
            super(actual, StateAssert.class, () -> FailureReport.of(rules, actual));
            this.rules = rules;
        }

        /** Uses other rules for prompts and inputs. */
        public StateAssert withRules(Rules engine) {
            return new StateAssert(actual, engine);
        }

        /**
         * The state meets these expectations. A script may have them after {@code expect}, for example
         * {@code B1 at c6/5, pinned, score A 2, asks A: activation}. Each line is a statement. Events are not allowed.
         *
         * @throws IllegalArgumentException if the expectations are not valid notation
         */
        public StateAssert meets(String expectations) {
            Vector<Fault> unmet = Fault.orThrow(Script.unmet(rules, actual, Vector.empty(), expectations));
            if (unmet.nonEmpty()) fails(unmet.map(Fault::text).mkString("\n"));
            return this;
        }

        /** Fails if the state does not have the model. */
        public ModelAssert model(String id) {
            Option<Model> model = actual.position().model(ModelId.of(id));
            if (model.isEmpty()) fails("Expected a model " + id + ", but there is none.");
            return new ModelAssert(model.get(), circumstances());
        }

        public PromptAssert prompt() {
            return new PromptAssert(rules.prompt(actual), circumstances());
        }

        /** {@code input} is an input that the rules accept, such as {@code A1 advance} or {@code 5 7 1}. */
        public TransitionAssert accepts(String input) {
            Either<Rejection, Transition> answer = rules.apply(actual, Input.of(input));
            check(answer.isRight(), "'" + input + "' to be accepted", () -> "it is refused by " + answer.getLeft());
            return new TransitionAssert(answer.get(), rules);
        }

        public AnswerAssert refuses(String input) {
            Either<Rejection, Transition> answer = rules.apply(actual, Input.of(input));
            check(answer.isLeft(), "'" + input + "' to be refused", () -> "it is accepted");
            return new AnswerAssert(Option.some(answer.getLeft()), Option.none(), circumstances());
        }

        /** The text of {@link TextDrawing#script(GameState)} has these successive lines, with any indentation. */
        public StateAssert looksLike(String picture) {
            Option<String> difference = Lines.missing(picture, TextDrawing.script(actual));
            difference.forEach(this::fails);
            return this;
        }
    }

    /** Assertions about a model in one state. */
    public static final class ModelAssert extends FailureMessages<ModelAssert, Model> {
        ModelAssert(Model actual, Supplier<String> circumstances) {
            super(actual, ModelAssert.class, circumstances);
        }

        private ModelAssert is(boolean holds, String expected) {
            return check(holds, actual.id() + " " + expected, () -> TextDrawing.standing(actual));
        }

        /** {@code place} is a cube such as {@code c4:2}, or a spot of a cube, such as {@code c4:2/5}. */
        public ModelAssert isAt(String place) {
            Place wanted = Place.read(place)
                    .toOption()
                    .orElse(() -> Cube.read(place).toOption().map(cube -> new Place(cube, 0)))
                    .getOrElseThrow(() ->
                            new IllegalArgumentException("'" + place + "' is not a place, such as c4, c4/5 or c4:2/5"));
            boolean there = wanted.spot() == 0
                    ? actual.cube().equals(wanted.cube())
                    : actual.place().equals(wanted);
            return is(actual.inPlay() && there, "at " + place);
        }

        /** The model is pinned (PIN-1). */
        public ModelAssert isPinned() {
            return is(actual.pinned(), "pinned");
        }

        /** The model is in play and not pinned. */
        public ModelAssert isUpright() {
            return is(actual.inPlay() && !actual.pinned(), "upright");
        }

        public ModelAssert hasDamage(int damage) {
            return is(actual.inPlay() && actual.damage() == damage, "with damage " + damage);
        }

        public ModelAssert isUnharmed() {
            return hasDamage(0);
        }

        public ModelAssert isInPlay() {
            return hasStatus(Status.IN_PLAY);
        }

        /** The model is dead (DMG-3). */
        public ModelAssert isKilled() {
            return hasStatus(Status.KILLED);
        }

        public ModelAssert hasStatus(Status status) {
            return is(actual.status() == status, "with the status " + status);
        }

        /** The model has an activation marker (RND-3). */
        public ModelAssert isActivated() {
            return is(actual.activated(), "activated");
        }

        public ModelAssert isNotActivated() {
            return is(!actual.activated(), "not activated");
        }

        public ModelAssert hasAllegiance(Allegiance allegiance) {
            return is(actual.allegiance() == allegiance, "with the allegiance " + allegiance);
        }

        public ModelAssert isMarked(String rule) {
            return is(actual.marked(RuleId.of(rule)), "marked " + rule);
        }

        public ModelAssert isNotMarked(String rule) {
            return is(!actual.marked(RuleId.of(rule)), "not marked " + rule);
        }

        /** {@code item} is the item that the model carries (ITEM-1), such as {@code I-AMMO}. */
        public ModelAssert carries(String item) {
            return is(actual.item().map(Carried::item).contains(RuleId.of(item)), "to carry " + item);
        }

        public ModelAssert carriesNothing() {
            return is(actual.item().isEmpty(), "to carry nothing");
        }
    }

    /** Assertions about a transition: the new state and the events of an input. */
    public static final class TransitionAssert extends FailureMessages<TransitionAssert, Transition> {
        private final Rules rules;

        TransitionAssert(Transition actual, Rules rules) {
            super(actual, TransitionAssert.class, () -> shown(actual, rules));
            this.rules = rules;
        }

        static String shown(Transition transition, Rules rules) {
            return "the events:"
                    + transition
                            .events()
                            .map(event -> "\n  " + event + " (" + event.rule() + ")")
                            .mkString() + "\n"
                    + FailureReport.of(rules, transition.state());
        }

        public StateAssert state() {
            return new StateAssert(actual.state(), rules);
        }

        public ModelAssert model(String id) {
            return state().model(id);
        }

        /** The transition has these events in this order, such as {@code B1 falls 2}. Other events may be between them. */
        public TransitionAssert hasEvents(String... words) {
            List<Event> left = actual.events();
            for (String wanted : words) {
                List<Event> from = left.dropWhile(event -> !event.toString().equals(wanted));
                check(
                        from.nonEmpty(),
                        "the event '" + wanted + "'",
                        () -> actual.events().exists(event -> event.toString().equals(wanted))
                                ? "it comes before an event that must precede it"
                                : "there is none");
                left = from.tail();
            }
            return this;
        }

        public TransitionAssert hasEventBy(String rule) {
            return check(by(rule).isDefined(), "an event by " + rule, () -> "there is none");
        }

        public TransitionAssert hasNoEventBy(String rule) {
            return check(by(rule).isEmpty(), "no event by " + rule, () -> "there is '" + by(rule).get() + "'");
        }

        private Option<Event> by(String rule) {
            RuleId id = RuleId.of(rule);
            return actual.events().find(event -> event.rule().equals(id));
        }

        public TransitionAssert hasNoEvents() {
            int events = actual.events().size();
            return check(events == 0, "no events", () -> "there are " + events);
        }
    }

    /** Assertions about the engine's answer to an input: a rejection or a transition; or about the reason why a choice is refused, if it is. */
    public static final class AnswerAssert extends FailureMessages<AnswerAssert, Option<Rejection>> {
        private final Option<Transition> accepted;

        AnswerAssert(Option<Rejection> actual, Option<Transition> accepted, Supplier<String> circumstances) {
            super(actual, AnswerAssert.class, circumstances);
            this.accepted = accepted;
        }

        /** The input of the answer is accepted. */
        public TransitionAssert isAccepted() {
            check(accepted.isDefined(), "the input to be accepted", this::found);
            return assertThat(accepted.get());
        }

        /** The choice that is explained is offered. */
        public AnswerAssert isOffered() {
            return check(actual.isEmpty(), "the choice to be offered", this::found);
        }

        public AnswerAssert isRefused() {
            return check(actual.isDefined(), "the input to be refused", this::found);
        }

        public AnswerAssert isBy(String rule) {
            return check(actual.exists(no -> no.rule().equals(RuleId.of(rule))), "a refusal by " + rule, this::found);
        }

        /** {@code reason} is the complete sentence that says what is wrong. */
        public AnswerAssert hasReason(String reason) {
            return check(actual.exists(no -> no.text().equals(reason)), "the reason '" + reason + "'", this::found);
        }

        /** {@code remedy} is the complete phrase that says what is legal instead. */
        public AnswerAssert hasRemedy(String remedy) {
            return check(actual.exists(no -> no.expected().equals(remedy)), "the remedy '" + remedy + "'", this::found);
        }

        private String found() {
            return actual.map(no -> "it is refused by " + no)
                    .getOrElse(() -> accepted.isDefined() ? "it is accepted" : "it is offered");
        }
    }

    /** Assertions about a prompt. */
    public static final class PromptAssert extends FailureMessages<PromptAssert, Prompt> {
        PromptAssert(Prompt actual, Supplier<String> circumstances) {
            super(actual, PromptAssert.class, circumstances);
        }

        private PromptAssert is(boolean holds, String expected) {
            return check(holds, expected, () -> "the prompt is " + actual);
        }

        /** The side must choose for this purpose, by a rule such as {@code AST-3}. */
        public PromptAssert isDecision(Side side, Purpose purpose, String rule) {
            RuleId id = RuleId.of(rule);
            return is(
                    actual instanceof Prompt.Decision d
                            && d.side() == side
                            && d.purpose() == purpose
                            && d.rule().equals(id),
                    side + " to be asked: " + purpose + " (" + rule + ")");
        }

        /** The side must roll this number of dice of this kind. */
        public PromptAssert isRoll(Side side, int dice, Die die) {
            return is(
                    actual instanceof Prompt.DiceRequest r
                            && r.side() == side
                            && r.dice() == dice
                            && r.die().equals(die),
                    side + " to roll " + dice + " " + die);
        }

        public PromptAssert isFinished() {
            return is(actual instanceof Prompt.Finished, "the game to be over");
        }

        /** {@code choices} are options of the prompt, such as {@code A1 spot 5}. The prompt may have more. */
        public PromptAssert offers(String... choices) {
            Vector<Choice> missing = choices(choices).removeAll(options());
            return is(missing.isEmpty(), "the options " + missing.mkString(", "));
        }

        public PromptAssert doesNotOffer(String... choices) {
            Vector<Choice> there = choices(choices).retainAll(options());
            return is(there.isEmpty(), "no options " + there.mkString(", "));
        }

        /** {@code choices} are all options of the prompt, in any order. */
        public PromptAssert offersOnly(String... choices) {
            Vector<Choice> others = options().removeAll(choices(choices));
            return offers(choices).is(others.isEmpty(), "no other options, such as " + others.mkString(", "));
        }

        private static Vector<Choice> choices(String... choices) {
            return Vector.of(choices).map(text -> {
                if (Input.of(text) instanceof Choice choice) return choice;
                throw new IllegalArgumentException("'" + text + "' is not a choice, such as A1 advance");
            });
        }

        private Vector<Choice> options() {
            return actual instanceof Prompt.Decision decision ? decision.options() : Vector.empty();
        }
    }
}
