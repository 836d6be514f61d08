package io.github.deadcube.faults;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Events that are missing, told twice, or told otherwise than it was. */
final class EventFaults {
    static final Vector<Fault> ALL = Vector.of(
            silent(
                    "a move to the third spot is not told",
                    e -> e instanceof Event.Moved m && m.place().spot() == 3),
            silent(
                    "a pin on an upper level is not told",
                    (after, e) -> e instanceof Event.Pinned pin && in(after, pin.model(), When::up)),
            silent(
                    "several markers that go at once are not told",
                    (after, e) -> e instanceof Event.MarkerGone
                            && after.events().count(Event.MarkerGone.class::isInstance) > 1),
            silent("a token that goes is not told", e -> e instanceof Event.TokenGone),
            silent(
                    "what the dead let fall is not told",
                    (after, e) -> e instanceof Event.ItemDropped
                            && When.told(Event.Killed.class).test(after)),
            silent(
                    "a mark that a new round takes off is not told",
                    (after, e) -> e instanceof Event.Unmarked
                            && When.told(Event.RoundBegan.class).test(after)),
            silent(
                    "the end of an activation out of control is not told",
                    (after, e) -> e instanceof Event.MarkedActivated m
                            && When.told(Event.ControlPassed.class).test(after)
                            && in(after, m.model(), model -> true)),
            silent("taking the initiative is not told", e -> e instanceof Event.InitiativeTaken),
            silent("the fifth round is not told", e -> e instanceof Event.RoundBegan r && r.round() == 5),
            silent("going into reserve is not told", e -> e instanceof Event.WentToReserve),
            silent("a model that is made ready again is not told", e -> e instanceof Event.MarkerRemoved),
            silent("the item that a model has no more is not told", e -> e instanceof Event.ItemGone),
            silent(
                    "a fall of more than one level is not told to have harmed",
                    (after, e) -> e instanceof Event.Damaged
                            && after.events().exists(f -> f instanceof Event.Fell fell && fell.cubes() > 1)),
            changing(
                    "healing is told as one more",
                    e -> e instanceof Event.Healed h ? new Event.Healed(h.model(), h.amount() + 1, h.rule()) : e),
            changing(
                    "damage is told as one more, of three or more",
                    e -> e instanceof Event.Damaged d && d.amount() > 2
                            ? new Event.Damaged(d.model(), d.amount() + 1, d.rule())
                            : e),
            changing(
                    "an advance die is told as a shoot die",
                    e -> e instanceof Event.CommandSpent s && s.face() == CommandFace.ADVANCE
                            ? new Event.CommandSpent(s.side(), CommandFace.SHOOT, s.rule())
                            : e),
            changing(
                    "a deployment is told a spot too far",
                    e -> e instanceof Event.Deployed d && d.place().spot() == 2
                            ? new Event.Deployed(d.model(), new Place(d.place().cube(), 3), d.rule())
                            : e),
            changing(
                    "nobody is told to have made a mark",
                    e -> e instanceof Event.Marked m && m.mark().by().isDefined()
                            ? new Event.Marked(
                                    m.model(),
                                    new Mark(
                                            m.mark().rule(),
                                            Option.none(),
                                            m.mark().amount(),
                                            m.mark().until()))
                            : e),
            twice("a score of three or more is told twice", e -> e instanceof Event.Scored s && s.points() > 2),
            twice("a death is told twice", e -> e instanceof Event.Killed));

    private EventFaults() {}

    private static Fault fault(String name, Function<Transition, List<Event>> tells) {
        return Fault.ofRules(
                name,
                Promise.CHANGES_ARE_ANNOUNCED,
                () -> Meddling.leading((before, input, after) -> new Transition(after.state(), tells.apply(after))));
    }

    private static Fault silent(String name, BiPredicate<Transition, Event> which) {
        return fault(name, after -> after.events().reject(e -> which.test(after, e)));
    }

    private static Fault silent(String name, Predicate<Event> which) {
        return silent(name, (after, e) -> which.test(e));
    }

    private static Fault changing(String name, UnaryOperator<Event> change) {
        return fault(name, after -> after.events().map(change));
    }

    private static Fault twice(String name, Predicate<Event> which) {
        return fault(name, after -> after.events().flatMap(e -> which.test(e) ? List.of(e, e) : List.of(e)));
    }

    private static boolean in(Transition after, ModelId model, Predicate<ModelState> what) {
        return after.state().position().model(model).exists(what);
    }
}
