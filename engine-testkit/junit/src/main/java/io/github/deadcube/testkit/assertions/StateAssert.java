package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.text.TextDrawing;
import io.github.deadcube.testkit.assertions.FailureMessages.Lines;
import io.github.deadcube.testkit.report.FailureReport;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Assertions about a state. */
public final class StateAssert extends FailureMessages<StateAssert, GameState> {
    private final Rules rules;

    StateAssert(GameState actual) {
        this(actual, Deadcube.rules());
    }

    private StateAssert(GameState actual, Rules rules) {
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

    /** {@code id} is a model such as {@code B1}; the assertion fails if the state does not have it. */
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
        return new AnswerAssert(Option.some(answer.getLeft()), circumstances());
    }

    public StateAssert hasScore(Side side, int points) {
        int has = actual.position().side(side).score();
        return check(has == points, "a score of " + points + " for " + side, () -> "it is " + has);
    }

    /** {@code round} is the round, 0 before the first. */
    public StateAssert isInRound(int round) {
        int is = actual.position().round();
        return check(is == round, "round " + round, () -> "it is round " + is);
    }

    public StateAssert hasInitiative(Side side) {
        Side has = actual.position().initiative();
        return check(has == side, "the initiative with " + side, () -> has + " has it");
    }

    /** {@code id} is the active model, such as {@code A1}. */
    public StateAssert hasActive(String id) {
        Option<String> active =
                actual.position().active().map(model -> model.model().toString());
        return check(
                active.contains(ModelId.of(id).toString()),
                id + " to be active",
                () -> active.getOrElse("no model") + " is");
    }

    public StateAssert isNotFinished() {
        return check(result().isEmpty(), "the game to go on", this::ended);
    }

    /** {@code rule} is the rule by which the side has won, such as {@code VIC-5}. */
    public StateAssert isWonBy(Side side, String rule) {
        return ended(new Result(Option.some(side), RuleId.of(rule)));
    }

    /** {@code rule} is the rule by which the game is drawn, such as {@code VIC-6}. */
    public StateAssert isDrawn(String rule) {
        return ended(new Result(Option.none(), RuleId.of(rule)));
    }

    private StateAssert ended(Result result) {
        return check(result().contains(result), result.toString(), this::ended);
    }

    private Option<Result> result() {
        return actual.position().result();
    }

    private String ended() {
        return result().map(Result::toString).getOrElse("the game goes on");
    }

    /** The text of {@link TextDrawing#script(GameState)} has these successive lines, with any indentation. */
    public StateAssert looksLike(String picture) {
        Option<String> difference = Lines.missing(picture, TextDrawing.script(actual));
        difference.forEach(this::fails);
        return this;
    }

    /** The states are equal. A failure names the parts that differ. */
    @Override
    public StateAssert isEqualTo(Object expected) {
        return expected instanceof GameState other ? same("state", other) : super.isEqualTo(expected);
    }
}
