package io.github.deadcube.faults;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Transition;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Spent;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.testkit.contract.Promise;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** Tables on which what lies and stands cannot be so, though the events agree with them. */
final class TableFaults {
    static final Vector<Fault> ALL = Vector.of(
            fault(
                    "who is thrown lands on a spot that is taken",
                    (before, input, after) -> forced(after).isEmpty()
                            ? after
                            : onto(after, forced(after).get())),
            fault(
                    "who stands up is on the level above",
                    (before, input, after) -> after.events()
                            .find(Event.StoodUp.class::isInstance)
                            .map(e -> ((Event.StoodUp) e).model())
                            .map(model -> moved(after, model, place -> new Place(above(place.cube()), place.spot())))
                            .getOrElse(after)),
            fault(
                    "who is forced to one of three spots stands on a tenth",
                    (before, input, after) -> forced(after)
                            .filter(f -> f.place().spot() <= 3)
                            .map(f -> moved(after, f.model(), place -> new Place(place.cube(), 10)))
                            .getOrElse(after)),
            fault(
                    "who is forced to the last spot is in play nowhere",
                    (before, input, after) -> forced(after)
                            .filter(f -> f.place().spot() > 6)
                            .map(f -> moved(after, f.model(), place -> Place.NOWHERE))
                            .getOrElse(after)),
            fault(
                    "healing goes on beyond the last point of damage",
                    (before, input, after) -> after.events()
                            .find(Event.Healed.class::isInstance)
                            .map(e -> ((Event.Healed) e).model())
                            .map(model -> healed(after, model))
                            .getOrElse(after)),
            fault(
                    "a token that is taken lies there still",
                    (before, input, after) -> after.events()
                            .find(Event.ItemTaken.class::isInstance)
                            .flatMap(e -> lying(before, ((Event.ItemTaken) e).token()))
                            .map(token -> laid(after, token))
                            .getOrElse(after)),
            fault(
                    "a token that somebody lets fall makes the last one undrawn",
                    (before, input, after) -> after.events().exists(Event.ItemDropped.class::isInstance)
                            ? new Transition(undrawn(after.state()), after.events())
                            : after),
            fault(
                    "what was used up comes back in a later round",
                    (before, input, after) -> When.told(Event.RoundBegan.class).test(after) && When.late(after.state())
                            ? changed(after, m -> Tampered.with(m, "spent", Spent.NONE))
                            : after),
            fault(
                    "what was used up comes back when its model stands up",
                    (before, input, after) -> When.told(Event.StoodUp.class).test(after)
                            ? changed(after, m -> Tampered.with(m, "spent", Spent.NONE))
                            : after),
            fault(
                    "the dead keep their last point",
                    (before, input, after) -> changed(
                            after,
                            m -> m.status() == ModelState.Status.KILLED
                                            && m.profile().hitPoints() > 2
                                    ? Tampered.with(m, "damage", m.profile().hitPoints() - 1)
                                    : m)),
            fault(
                    "who dies in smoke keeps its marks",
                    (before, input, after) -> When.smoke(before)
                            ? changed(
                                    after,
                                    m -> m.status() == ModelState.Status.KILLED
                                            ? Tampered.with(
                                                    m,
                                                    "marks",
                                                    before.position()
                                                            .model(m.id())
                                                            .get()
                                                            .marks())
                                            : m)
                            : after),
            fault(
                    "a thrown model owes a fight for ever",
                    (before, input, after) -> When.told(Event.Slammed.class).test(after)
                            ? changed(
                                    after,
                                    m -> m.inPlay() && m.pinned() && m.activated() ? Tampered.with(m, "forced", 1) : m)
                            : after),
            fault(
                    "who goes into reserve keeps its place",
                    (before, input, after) -> changed(
                            after,
                            m -> m.status() == ModelState.Status.RESERVE
                                            && m.place().equals(Place.NOWHERE)
                                            && m.id().number() > 1
                                    ? Tampered.with(
                                            m,
                                            "place",
                                            new Place(Cube.parse("a1").get(), 1))
                                    : m)),
            fault(
                    "who dies in an explosion stays pinned",
                    (before, input, after) -> changed(
                            after,
                            m -> m.status() == ModelState.Status.KILLED
                                            && When.told(Event.Exploded.class).test(after)
                                    ? Tampered.with(m, "pinned", true)
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
                    (before, input, after) -> !before.position().waiting().isEmpty()
                                    && after.state().position().waiting().size()
                                            < before.position().waiting().size()
                            ? new Transition(
                                    Tampered.position(
                                            after.state(),
                                            "waiting",
                                            before.position().waiting()),
                                    after.events())
                            : after));

    private TableFaults() {}

    private static Fault fault(String name, Meddling.Leads leads) {
        return Fault.ofRules(name, Promise.TABLE_IS_SOUND, () -> Meddling.leading(leads));
    }

    private static Transition changed(Transition after, UnaryOperator<ModelState> change) {
        return new Transition(Tampered.models(after.state(), change), after.events());
    }

    private static Option<Event.ForcedTo> forced(Transition after) {
        return after.events()
                .find(e -> e instanceof Event.ForcedTo f && f.place().spot() > 0)
                .map(e -> (Event.ForcedTo) e);
    }

    private static Option<ModelState> companion(Transition after, ModelId model) {
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

    /** Somewhere else, as a further event says. */
    private static Transition moved(Transition after, ModelId model, UnaryOperator<Place> where) {
        ModelState m = after.state().position().model(model).get();
        if (!m.inPlay() || m.place().spot() == 0) return after;
        Place place = where.apply(m.place());
        return new Transition(
                Tampered.model(after.state(), model, it -> Tampered.with(it, "place", place)),
                after.events().append(new Event.ForcedTo(model, place, RuleIds.ADV_17)));
    }

    private static Transition healed(Transition after, ModelId model) {
        int damage = after.state().position().model(model).get().damage();
        return new Transition(
                Tampered.model(after.state(), model, m -> m.inPlay() ? Tampered.with(m, "damage", -1) : m),
                after.events().append(new Event.Healed(model, damage + 1, RuleIds.ADV_17)));
    }

    private static Option<Token> lying(GameState before, int number) {
        return before.position().tokens().find(t -> t.number() == number);
    }

    private static Transition laid(Transition after, Token token) {
        ItemTokens items = after.state().position().items();
        return new Transition(
                Tampered.position(
                        after.state(), "items", items.lying(items.lying().append(token))),
                after.events().append(new Event.TokenPlaced(token.number(), token.cube())));
    }

    private static GameState undrawn(GameState state) {
        ItemTokens items = state.position().items();
        return Tampered.position(
                state,
                "items",
                new ItemTokens(items.lying(), items.drawn().dropRight(1), List.ofAll(items.revealed())));
    }
}
