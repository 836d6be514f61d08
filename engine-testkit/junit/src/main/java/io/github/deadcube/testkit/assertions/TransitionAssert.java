package io.github.deadcube.testkit.assertions;

import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.testkit.report.FailureReport;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Assertions about a transition: the new state and the events of an input. */
public final class TransitionAssert extends FailureMessages<TransitionAssert, Transition> {
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
                + FailureReport.text(rules, transition.state());
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
