package io.github.deadcube.faults;

import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Events that are missing, repeated, or wrong. */
final class EventFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            silent(
                    "a move to the third spot has no event",
                    e -> e instanceof Event.Moved m && m.place().spot() == 3),
            silent(
                    "a pin on an upper level has no event",
                    (after, e) -> e instanceof Event.Pinned pin && in(after, pin.model(), GameConditions::up)),
            silent(
                    "several markers removed at once have no events",
                    (after, e) -> e instanceof Event.MarkerGone
                            && after.events().count(Event.MarkerGone.class::isInstance) > 1),
            silent("a removed token has no event", e -> e instanceof Event.TokenGone),
            silent(
                    "the dropped item of a dead model has no event",
                    (after, e) -> e instanceof Event.ItemDropped
                            && GameConditions.hasEvent(Event.Killed.class).test(after)),
            silent(
                    "a mark removed by a new round has no event",
                    (after, e) -> e instanceof Event.Unmarked
                            && GameConditions.hasEvent(Event.RoundBegan.class).test(after)),
            silent(
                    "the end of an activation out of control has no event",
                    (after, e) -> e instanceof Event.ActivationMarked m
                            && GameConditions.hasEvent(Event.ControlPassed.class)
                                    .test(after)
                            && in(after, m.model(), model -> true)),
            silent("taking the initiative has no event", e -> e instanceof Event.InitiativeTaken),
            silent("the fifth round has no event", e -> e instanceof Event.RoundBegan r && r.round() == 5),
            silent("a move to the reserve has no event", e -> e instanceof Event.WentToReserve),
            silent("a removed activation marker has no event", e -> e instanceof Event.ActivationUnmarked),
            silent("a lost item has no event", e -> e instanceof Event.ItemGone),
            silent(
                    "the damage of a fall of more than one level has no event",
                    (after, e) -> e instanceof Event.Damaged
                            && after.events().exists(f -> f instanceof Event.Fell fell && fell.cubes() > 1)),
            changing(
                    "healing is reported as one more",
                    e -> e instanceof Event.Healed h ? new Event.Healed(h.model(), h.amount() + 1, h.rule()) : e),
            changing(
                    "damage is reported as one more, of three or more",
                    e -> e instanceof Event.Damaged d && d.amount() > 2
                            ? new Event.Damaged(d.model(), d.amount() + 1, d.rule())
                            : e),
            changing(
                    "an Advance die is reported as a Shoot die",
                    e -> e instanceof Event.CommandSpent s && s.face() == CommandFace.ADVANCE
                            ? new Event.CommandSpent(s.side(), CommandFace.SHOOT, s.rule())
                            : e),
            changing(
                    "the event of a deployment names the wrong spot",
                    e -> e instanceof Event.Deployed d && d.place().spot() == 2
                            ? new Event.Deployed(d.model(), new Place(d.place().cube(), 3), d.rule())
                            : e),
            changing(
                    "the event of a mark names no side",
                    e -> e instanceof Event.Marked m && m.mark().by().isDefined()
                            ? new Event.Marked(
                                    m.model(),
                                    new Mark(
                                            m.mark().rule(),
                                            Option.none(),
                                            m.mark().amount(),
                                            m.mark().until()))
                            : e),
            twice("a score of three or more has two events", e -> e instanceof Event.Scored s && s.points() > 2),
            twice("a death has two events", e -> e instanceof Event.Killed));

    private EventFaults() {}

    private static PlantedFault fault(String name, Function<Transition, List<Event>> tells) {
        return PlantedFault.ofRules(
                name,
                Promise.CHANGES_ARE_ANNOUNCED,
                () -> AlteredRules.leading(
                        (before, input, after) -> new Transition(after.state(), tells.apply(after))));
    }

    private static PlantedFault silent(String name, BiPredicate<Transition, Event> which) {
        return fault(name, after -> after.events().reject(e -> which.test(after, e)));
    }

    private static PlantedFault silent(String name, Predicate<Event> which) {
        return silent(name, (after, e) -> which.test(e));
    }

    private static PlantedFault changing(String name, UnaryOperator<Event> change) {
        return fault(name, after -> after.events().map(change));
    }

    private static PlantedFault twice(String name, Predicate<Event> which) {
        return fault(name, after -> after.events().flatMap(e -> which.test(e) ? List.of(e, e) : List.of(e)));
    }

    private static boolean in(Transition after, ModelId model, Predicate<Model> what) {
        return after.state().position().model(model).exists(what);
    }
}
