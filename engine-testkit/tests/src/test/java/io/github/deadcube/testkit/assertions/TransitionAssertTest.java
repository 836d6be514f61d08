package io.github.deadcube.testkit.assertions;

import static io.github.deadcube.testkit.assertions.DeadcubeAssertions.assertThat;
import static io.github.deadcube.testkit.assertions.Failing.fault;
import static io.github.deadcube.testkit.assertions.Failing.message;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Rejection;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class TransitionAssertTest {
    private static final Either<Rejection, Transition> ACCEPTED = answer("B1 survive");
    private static final Either<Rejection, Transition> REFUSED = answer("A1 end");

    private static Either<Rejection, Transition> answer(String input) {
        return Deadcube.rules().apply(Fight.SO_FAR.state(), Input.of(input));
    }

    @Test
    void eventsOfATransition() {
        assertThat(Fight.SO_FAR)
                .hasEvents("A1 is activated", "A1 moves to b2/4", "A1 targets B1")
                .hasEventBy("ADV-5")
                .hasNoEventBy("SLAM-1");
        assertThat(Fight.SO_FAR).model("A1").isAt("b2/4");
        assertThat(fault(() -> assertThat(Fight.SO_FAR).hasEvents("A1 falls 2")))
                .isEqualTo("Expected the event 'A1 falls 2', but there is none.");
        assertThat(fault(() -> assertThat(Fight.SO_FAR).hasEvents("A1 targets B1", "A1 is activated")))
                .isEqualTo("Expected the event 'A1 is activated', but it comes before an event that must precede it.");
        assertThat(fault(() -> assertThat(Fight.SO_FAR).hasEventBy("FALL-1")))
                .isEqualTo("Expected an event by FALL-1, but there is none.");
        assertThat(fault(() -> assertThat(Fight.SO_FAR).hasNoEventBy("ADV-5")))
                .isEqualTo("Expected no event by ADV-5, but there is 'A1 targets B1'.");
        assertThat(fault(() -> assertThat(Fight.SO_FAR).hasNoEvents()))
                .startsWith("Expected no events, but there are ");
        assertThat(new Transition(Fight.SO_FAR.state(), io.vavr.collection.List.empty()))
                .hasNoEvents();
    }

    @Test
    void aFailureShowsEventsAndState() {
        assertThat(message(() -> assertThat(Fight.SO_FAR).hasEventBy("FALL-1")))
                .contains("\nthe events:\n  A1 is activated (RND-2)\n")
                .contains("\n  A1 targets B1 (ADV-5)\nquestion: B: fight back (AST-3)\n")
                .contains("\nthe situation:\n");
    }

    @Test
    void theDifferenceIsNamed() {
        Transition transition = ACCEPTED.get();
        assertThat(transition).isEqualTo(answer("B1 survive").get());
        assertThat(message(() -> assertThat(transition)
                        .isEqualTo(new Transition(
                                transition.state(), transition.events().prepend(new Event.Passed(Side.A))))))
                .contains("Expected an equal transition, but these differ:\n  events: ");
    }

    @Test
    void answers() {
        assertThat(ACCEPTED).isAccepted().state().meets("initiative A");
        assertThat(REFUSED).isBy("ADV-5");
        assertThat(REFUSED)
                .isRefused()
                .hasReason(REFUSED.getLeft().text())
                .hasRemedy(REFUSED.getLeft().expected());
        assertThat(fault(() -> assertThat(REFUSED).isAccepted()))
                .startsWith("Expected the input to be accepted, but it is refused by ADV-5: ");
        assertThat(fault(() -> assertThat(REFUSED).isBy("ADV-7")))
                .startsWith("Expected a refusal by ADV-7, but it is refused by ADV-5: ");
        assertThat(fault(() -> assertThat(ACCEPTED).isRefused()))
                .isEqualTo("Expected the input to be refused, but it is accepted.");
        assertThat(message(() -> assertThat(ACCEPTED).isBy("ADV-7")))
                .startsWith("\nExpected a refusal by ADV-7, but it is accepted.\nthe events:\n")
                .contains("\nthe situation:\n");
    }

    @Test
    void explanations() {
        assertThat(Option.<Rejection>none()).isOffered();
        assertThat(Option.some(REFUSED.getLeft())).isBy("ADV-5");
        assertThat(fault(() -> assertThat(Option.<Rejection>none()).isBy("ADV-7")))
                .isEqualTo("Expected a refusal by ADV-7, but it is offered.");
        assertThat(fault(() -> assertThat(Option.some(REFUSED.getLeft())).isOffered()))
                .startsWith("Expected the choice to be offered, but it is refused by ADV-5: ");
    }

    @Test
    void refusals() {
        Rejection no = new Rejection(RuleId.of("ADV-7"), "a wall is there", "go round it");
        assertThat(no).isBy("ADV-7").hasReason("a wall is there").hasRemedy("go round it");
        assertThat(fault(() -> assertThat(no).hasReason("a wall")))
                .isEqualTo("Expected the reason 'a wall', but it is refused by ADV-7: a wall is there (go round it).");
        assertThat(fault(() -> assertThat(no).hasRemedy("climb")))
                .isEqualTo("Expected the remedy 'climb', but it is refused by ADV-7: a wall is there (go round it).");
    }
}
