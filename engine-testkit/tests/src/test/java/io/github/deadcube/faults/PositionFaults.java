package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** Impossible positions of models, tokens and markers. The events agree with them. */
final class PositionFaults {
    static final Vector<PlantedFault> ALL = Vector.of(
            fault(
                    "a thrown model lands on a taken spot",
                    (before, input, after) -> forced(after).isEmpty()
                            ? after
                            : onto(after, forced(after).get())),
            fault(
                    "a model that stands up is on the level above",
                    (before, input, after) -> after.events()
                            .find(Event.StoodUp.class::isInstance)
                            .map(e -> ((Event.StoodUp) e).model())
                            .map(model -> moved(after, model, place -> new Place(above(place.cube()), place.spot())))
                            .getOrElse(after)),
            fault(
                    "a model forced to one of three spots is on spot 10",
                    (before, input, after) -> forced(after)
                            .filter(f -> f.place().spot() <= 3)
                            .map(f -> moved(after, f.model(), place -> new Place(place.cube(), 10)))
                            .getOrElse(after)),
            fault(
                    "a model forced to the last spot is in play without a place",
                    (before, input, after) -> forced(after)
                            .filter(f -> f.place().spot() > 6)
                            .map(f -> moved(after, f.model(), place -> Place.NOWHERE))
                            .getOrElse(after)),
            fault(
                    "healing exceeds the damage",
                    (before, input, after) -> after.events()
                            .find(Event.Healed.class::isInstance)
                            .map(e -> ((Event.Healed) e).model())
                            .map(model -> healed(after, model))
                            .getOrElse(after)),
            fault(
                    "a picked-up token stays on the battlefield",
                    (before, input, after) -> after.events()
                            .find(Event.ItemTaken.class::isInstance)
                            .flatMap(e -> lying(before, ((Event.ItemTaken) e).token()))
                            .map(token -> laid(after, token))
                            .getOrElse(after)),
            fault(
                    "a dropped token makes the last one undrawn",
                    (before, input, after) -> after.events().exists(Event.ItemDropped.class::isInstance)
                            ? new Transition(undrawn(after.state()), after.events())
                            : after),
            fault(
                    "a used item returns in a later round",
                    (before, input, after) ->
                            GameConditions.hasEvent(Event.RoundBegan.class).test(after)
                                            && GameConditions.late(after.state())
                                    ? changed(after, m -> ChangedRecords.with(m, "spent", List.empty()))
                                    : after),
            fault(
                    "a used item returns when its model stands up",
                    (before, input, after) ->
                            GameConditions.hasEvent(Event.StoodUp.class).test(after)
                                    ? changed(after, m -> ChangedRecords.with(m, "spent", List.empty()))
                                    : after),
            fault(
                    "a dead model keeps its last HP",
                    (before, input, after) -> changed(
                            after,
                            m -> m.status() == Model.Status.KILLED && m.card().hitPoints() > 2
                                    ? ChangedRecords.with(m, "damage", m.card().hitPoints() - 1)
                                    : m)),
            fault(
                    "a model that dies in smoke keeps its marks",
                    (before, input, after) -> GameConditions.smoke(before)
                            ? changed(
                                    after,
                                    m -> m.status() == Model.Status.KILLED
                                            ? ChangedRecords.with(
                                                    m,
                                                    "marks",
                                                    before.position()
                                                            .model(m.id())
                                                            .get()
                                                            .marks())
                                            : m)
                            : after),
            fault(
                    "a thrown model has an endless fight",
                    (before, input, after) ->
                            GameConditions.hasEvent(Event.Slammed.class).test(after)
                                    ? changed(
                                            after,
                                            m -> m.inPlay() && m.pinned() && m.activated()
                                                    ? ChangedRecords.with(m, "forced", 1)
                                                    : m)
                                    : after),
            fault(
                    "a model in reserve keeps its place",
                    (before, input, after) -> changed(
                            after,
                            m -> m.status() == Model.Status.RESERVE
                                            && m.place().equals(Place.NOWHERE)
                                            && m.id().number() > 1
                                    ? ChangedRecords.with(m, "place", new Place(Cube.of("a1"), 1))
                                    : m)),
            fault(
                    "a model killed by an explosion stays pinned",
                    (before, input, after) -> changed(
                            after,
                            m -> m.status() == Model.Status.KILLED
                                            && GameConditions.hasEvent(Event.Exploded.class)
                                                    .test(after)
                                    ? ChangedRecords.with(m, "pinned", true)
                                    : m)),
            fault(
                    "a model is deployed on a spot that is taken",
                    (before, input, after) -> after.events()
                            .find(Event.Deployed.class::isInstance)
                            .map(e -> ((Event.Deployed) e).model())
                            .flatMap(model ->
                                    companion(after, model).map(other -> moved(after, model, place -> other.place())))
                            .getOrElse(after)),
            fault(
                    "explosions that have gone off wait still",
                    (before, input, after) ->
                            !FullPosition.of(before.position()).waiting().isEmpty()
                                            && FullPosition.of(after.state().position())
                                                            .waiting()
                                                            .size()
                                                    < FullPosition.of(before.position())
                                                            .waiting()
                                                            .size()
                                    ? new Transition(
                                            ChangedRecords.position(
                                                    after.state(),
                                                    "waiting",
                                                    FullPosition.of(before.position())
                                                            .waiting()),
                                            after.events())
                                    : after));

    private PositionFaults() {}

    private static PlantedFault fault(String name, AlteredRules.Leads leads) {
        return PlantedFault.ofRules(name, Promise.POSITION_IS_LEGAL, () -> AlteredRules.leading(leads));
    }

    private static Transition changed(Transition after, UnaryOperator<Model> change) {
        return new Transition(ChangedRecords.models(after.state(), change), after.events());
    }

    private static Option<Event.ForcedTo> forced(Transition after) {
        return after.events()
                .find(e -> e instanceof Event.ForcedTo f && f.place().spot() > 0)
                .map(e -> (Event.ForcedTo) e);
    }

    private static Option<Model> companion(Transition after, ModelId model) {
        return after.state()
                .position()
                .models()
                .find(m -> m.inPlay() && !m.id().equals(model) && m.place().spot() > 0);
    }

    private static Transition onto(Transition after, Event.ForcedTo f) {
        return after.state()
                .position()
                .models()
                .find(m -> m.inPlay()
                        && !m.id().equals(f.model())
                        && m.cube().equals(f.place().cube())
                        && m.place().spot() > 0)
                .map(other -> moved(after, f.model(), place -> other.place()))
                .getOrElse(after);
    }

    private static Cube above(Cube cube) {
        return new Cube(cube.column(), cube.row(), cube.level() + 1);
    }

    /** Moves the model to another place, and adds an event for it. */
    private static Transition moved(Transition after, ModelId model, UnaryOperator<Place> where) {
        Model m = after.state().position().model(model).get();
        if (!m.inPlay() || m.place().spot() == 0) return after;
        Place place = where.apply(m.place());
        return new Transition(
                ChangedRecords.model(after.state(), model, it -> ChangedRecords.with(it, "place", place)),
                after.events().append(new Event.ForcedTo(model, place, RuleIds.ADV_17)));
    }

    private static Transition healed(Transition after, ModelId model) {
        int damage = after.state().position().model(model).get().damage();
        return new Transition(
                ChangedRecords.model(after.state(), model, m -> m.inPlay() ? ChangedRecords.with(m, "damage", -1) : m),
                after.events().append(new Event.Healed(model, damage + 1, RuleIds.ADV_17)));
    }

    private static Option<Token> lying(GameState before, int number) {
        return before.position().tokens().find(t -> t.number() == number);
    }

    private static Transition laid(Transition after, Token token) {
        ItemTokens items = FullPosition.of(after.state().position()).items();
        return new Transition(
                ChangedRecords.position(
                        after.state(), "items", items.lying(items.lying().append(token))),
                after.events().append(new Event.TokenPlaced(token.number(), token.cube())));
    }

    private static GameState undrawn(GameState state) {
        ItemTokens items = FullPosition.of(state.position()).items();
        return ChangedRecords.position(
                state,
                "items",
                new ItemTokens(items.lying(), items.drawn().dropRight(1), List.ofAll(items.revealed())));
    }
}
