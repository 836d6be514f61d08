package io.github.deadcube.testkit.contract;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.extend.Ruleset;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.testkit.contract.CheckedGame.Step;
import io.github.deadcube.testkit.contract.Promise.BrokenPromise;
import io.github.deadcube.testkit.jqwik.PlayedState;
import io.github.deadcube.testkit.report.Difference;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/**
 * Plays a game again and compares. A rule that depends on more than the game may break any promise: after a failure
 * this class asks everything several times, and finds the first question or input with two answers, and the hook that
 * gives them.
 */
final class RepeatCheck {
    private static final String WHY = ": a hook depends on more than the game state";

    private static final String ADVICE = """

            A rule must not use Math.random, a clock, an identity hash code, the order of a HashMap or HashSet, or a field or static that
            changes. What it remembers must be a Mark, a Marker, a RuleData.Memory or a part of a Continuation.
            """;

    /** How often each question of a game is asked; less often in a game of more inputs than this allows. */
    private static final int TIMES = 20;

    private static final int MOST_ANSWERS = 2_000;
    private static final int FEWEST_TIMES = 4;

    private static final int ROUNDS = 3;
    private static final int MOST_PARTS = 4;
    private static final int WIDTH = 120;

    private final PlayedState played;
    private final Rules rules;
    private final int times;
    /** The result of each input in the first round. */
    private final List<Object> results = new ArrayList<>();

    private RepeatCheck(PlayedState played, int times) {
        this.played = played;
        this.rules = played.rules();
        this.times = times;
    }

    /**
     * The promise: the game is played once more, with the same results, and each hook that was asked twice has given
     * one answer.
     */
    static void check(CheckedGame replayed) {
        twoAnswers(replayed.setup().ruleset()).forEach(RepeatCheck::fail);
        Vector<Step> steps = replayed.steps();
        Vector<Transition> repeated = replayed.played().transitions();
        IntPredicate closely = replayed.sample().sparse() ? replayed.isOneOfMany() : index -> true;
        for (int i = 0; i < steps.size(); i++)
            difference(i + 1, steps.get(i), repeated.get(i), closely.test(i + 1))
                    .forEach(RepeatCheck::fail);
        GameState end = steps.isEmpty()
                ? replayed.beginning()
                : steps.last().transition().state();
        if (!end.equals(replayed.state()))
            fail(told("the same inputs led to another state before" + WHY, replayed.state(), end, Option.none(), end));
        twoAnswers(replayed.setup().ruleset()).forEach(RepeatCheck::fail);
    }

    /**
     * A hook of a watched rule that has given two answers to one question since the last call; none if there is none.
     */
    static Option<String> twoAnswers(Ruleset ruleset) {
        return noted(ruleset).map(hook -> hook + WHY + ADVICE.stripTrailing());
    }

    private static Option<String> noted(Ruleset ruleset) {
        return WatchedRule.logs(ruleset).flatMap(HookLog::takeTwoAnswers).headOption();
    }

    private static void fail(String difference) {
        throw new AssertionError(difference);
    }

    private static Option<String> difference(int number, Step step, Transition again, boolean closely) {
        Transition once = step.transition();
        if (!once.events().equals(again.events()) || closely && !once.state().equals(again.state()))
            return Option.some(
                    told(changed(number, step.input(), once, again), once, again, Option.none(), step.before()));
        if (!closely) return Option.none();
        return two("hash codes", once.state().hashCode(), again.state().hashCode(), number, step)
                .orElse(() ->
                        two("digests", once.state().digest(), again.state().digest(), number, step));
    }

    private static Option<String> two(String what, long once, long again, int number, Step step) {
        return Option.when(
                once != again,
                () -> numbered(number, step.input()) + "leads to equal states with two " + what + ", " + once + " and "
                        + again + "\n" + step.before());
    }

    /** The first input that has another result than before; none if all have the same. */
    static Option<String> difference(PlayedState played, Vector<Transition> before) {
        RepeatCheck check = new RepeatCheck(played, 1);
        check.results.addAll(before.asJava());
        return check.again();
    }

    /**
     * Why a failure is one of rules that answer in two ways: a question with two answers, and the hook that gives them,
     * or that the check passes when it is made again; none if the rules answer alike each time.
     */
    static Option<String> unsteady(PlayedState played, Throwable failure, Runnable check) {
        boolean known = failure instanceof BrokenPromise of && of.promise() == Promise.SAME_INPUTS_SAME_STATE;
        String first =
                failure instanceof BrokenPromise && !known ? "\nIt was seen first as " + failure.getMessage() : "";
        int times = Math.max(
                FEWEST_TIMES, Math.min(TIMES, MOST_ANSWERS / (played.inputs().size() + 1)));
        RepeatCheck repeated = new RepeatCheck(played, times);
        for (int round = 0; round < ROUNDS; round++) {
            Option<String> found = repeated.again();
            if (found.isDefined()) return found.map(why -> why + first);
        }
        if (known) return Option.none();
        try {
            check.run();
            return Option.some(
                    "a check fails, and passes when it is made again" + WHY + ADVICE.stripTrailing() + first);
        } catch (RuntimeException | AssertionError | StackOverflowError again) {
            return Option.none();
        }
    }

    private Option<String> again() {
        GameState state = played.firstState();
        for (int i = 0; i < played.inputs().size(); i++) {
            Input input = played.inputs().get(i);
            Option<String> two = twoAnswers(i + 1, input, state);
            if (two.isDefined()) return two;
            Object result = result(state, input);
            if (results.size() <= i) results.add(result);
            Object once = result instanceof Transition || showsBug(i, state) ? results.get(i) : "accepted";
            if (!once.equals(result)) {
                Option<String> cause = noted(played.setup().ruleset());
                return Option.some(told(changed(i + 1, input, once, result), once, result, cause, state));
            }
            if (!(result instanceof Transition transition)) return Option.none();
            state = transition.state();
        }
        return Option.none();
    }

    /** Whether the input was the last one and changed nothing when the game was played first. */
    private boolean showsBug(int index, GameState before) {
        return index + 1 == played.inputs().size() && before.equals(played.state());
    }

    private Option<String> twoAnswers(int number, Input input, GameState state) {
        return twoAnswers(
                        () -> prompt(state),
                        (once, again) ->
                                "before " + numbered(number, input) + "the prompt changes when asked again" + WHY,
                        state)
                .orElse(() -> twoAnswers(
                        () -> result(state, input), (once, again) -> changed(number, input, once, again), state));
    }

    private Option<String> twoAnswers(
            Supplier<Object> question, BiFunction<Object, Object, String> what, GameState state) {
        Object once = question.get();
        for (int i = 1; i < times; i++) {
            Object again = question.get();
            if (!once.equals(again))
                return Option.some(told(what.apply(once, again), once, again, cause(question), state));
        }
        return Option.none();
    }

    /** The options, or the prompt if nobody chooses. */
    private Object prompt(GameState state) {
        return orBug(() -> {
            Prompt prompt = rules.prompt(state);
            return prompt instanceof Prompt.Decision decision ? decision.options() : prompt;
        });
    }

    /** The transition, the rejection, or the text of the bug. */
    private Object result(GameState before, Input input) {
        return orBug(() -> rules.apply(before, input).fold(no -> no, next -> next));
    }

    private static Object orBug(Supplier<Object> answer) {
        try {
            return answer.get();
        } catch (RuntimeException | StackOverflowError bug) {
            return bug.toString();
        }
    }

    /**
     * The call of a hook that changes when a question is asked again; none if no rule of a contract is played, or if it
     * does not change again.
     */
    private Option<String> cause(Supplier<Object> question) {
        for (HookLog log : WatchedRule.logs(played.setup().ruleset())) {
            Option<String> answered = log.takeTwoAnswers();
            if (answered.isDefined()) return answered;
            Vector<String> once = log.traced(question::get);
            for (int i = 0; i < TIMES; i++) {
                Vector<String> again = log.traced(question::get);
                if (!once.equals(again)) return Option.some(firstChange(once, again));
            }
        }
        return Option.none();
    }

    private static String firstChange(Vector<String> once, Vector<String> again) {
        int same = once.zip(again).takeWhile(two -> two._1.equals(two._2)).size();
        return once.drop(same).headOption().getOrElse("no hook is called") + "\n  then "
                + again.drop(same).headOption().getOrElse("no hook is called");
    }

    private static String changed(int number, Input input, Object once, Object again) {
        return numbered(number, input) + how(once, again) + WHY;
    }

    private static String how(Object once, Object again) {
        if (again instanceof Rejection no) return "was accepted, then refused on replay by " + no;
        if (once instanceof Rejection no) return "was refused by " + no + ", then accepted on replay";
        return once instanceof Transition one
                        && again instanceof Transition other
                        && one.events().equals(other.events())
                ? "leads to another state when played again"
                : "has other events when played again";
    }

    private static String numbered(int number, Input input) {
        return "input " + number + ", '" + input + "', ";
    }

    private static String told(String what, Object once, Object again, Option<String> cause, GameState state) {
        return what
                + cause.map("\n  "::concat).getOrElse("")
                + (again instanceof Rejection || once instanceof Rejection ? "" : parts(once, again))
                + ADVICE
                + state;
    }

    private static String parts(Object once, Object again) {
        return Difference.between(once, again)
                .take(MOST_PARTS)
                .map(RepeatCheck::told)
                .mkString();
    }

    private static String told(Difference of) {
        String once = of.actual().toString();
        String again = of.expected().toString();
        return "\n  " + (of.part().isEmpty() ? "" : of.part() + ": ") + near(once, again) + ", then "
                + near(again, once);
    }

    /** A long text from shortly before the first character in which another one differs. */
    private static String near(String text, String other) {
        if (text.length() <= WIDTH) return text;
        int same = 0;
        while (same < Math.min(text.length(), other.length()) && text.charAt(same) == other.charAt(same)) same++;
        int from = Math.max(0, same - WIDTH / 2);
        return (from > 0 ? "…" : "") + HookLog.said(text.substring(from));
    }
}
