package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Assertions about a state. */
public final class StateAssert extends FailureMessages<StateAssert, GameState> {
    private final Rules rules;

    StateAssert(GameState actual, Rules rules) {
        super(actual, StateAssert.class, () -> FailureReport.text(rules, actual));
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
        Option<String> difference = ShownLines.missing(picture, TextDrawing.script(actual));
        difference.forEach(this::fails);
        return this;
    }
}
