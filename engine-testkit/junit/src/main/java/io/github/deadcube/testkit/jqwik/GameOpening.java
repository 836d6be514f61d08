package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The beginning of a game: a deployment, for which only the set-up counts, or a turn in the middle of a game.
 *
 * @param turn a state without pending steps, which is played with the set-up of the opening instead of its own; none
 *     for a deployment
 */
record GameOpening(Setup setup, Option<GameState> turn) {
    /** Returns the opening of a state that has had no input. */
    static GameOpening of(GameState beginning) {
        return beginning.position().round() == 0
                ? new GameOpening(beginning.position().game().setup(), Option.none())
                : at(beginning);
    }

    /**
     * Returns an opening at the beginning of a turn, with the models and tokens of a state. Unfinished frames are left
     * out.
     */
    static GameOpening at(GameState state) {
        Position p = state.position();
        GameState turn = GameStateBuilder.from(state)
                .round(Math.max(1, p.round()))
                .models(p.models().map(GameOpening::still))
                .build();
        return new GameOpening(p.game().setup().withStarting(Option.some(p.initiative())), Option.some(turn));
    }

    /** A model that waits or is moving is left out. */
    private static Model still(Model m) {
        boolean stays =
                m.status() != Model.Status.WAITING && !(m.inPlay() && m.place().spot() == 0);
        return stays ? m.withForced(0) : Roster.absent(m.id(), m.card());
    }

    /**
     * Returns the state, unless the rules refuse it or continue without an input. In the second case a picture would
     * show another state.
     */
    Option<GameState> begin(Script.Runner runner) {
        return begun(runner).toOption();
    }

    /** As {@link #begin}, with the faults of what the rules refuse. */
    Either<Seq<Fault>, GameState> begun(Script.Runner runner) {
        if (turn.isEmpty()) return runner.rules().start(setup);
        return Deadcube.game(setup)
                .flatMap(game -> in(game).flatMap(written -> runner.rules().resume(written))
                        .filterOrElse(
                                begun -> at(begun)
                                        .unsettled()
                                        .in(game)
                                        .equals(unsettled().in(game)),
                                begun -> Vector.of(Fault.of("the rules go on without an input"))));
    }

    private Either<Seq<Fault>, GameState> in(Game game) {
        GameState begun = turn.get();
        return setup.battlefield()
                .withFaces(begun.position().changedFaces())
                .map(field -> with(p -> p.withGame(game.on(field))).turn.get());
    }

    /** Returns the opening without the side that starts the next round: the rules may add it. */
    GameOpening unsettled() {
        return with(p -> p.withStarter(Option.none()));
    }

    private Array<Model> all() {
        return turn.map(state -> state.position().models()).getOrElse(Array.empty());
    }

    /** The models of a turn, without those of which there is nothing to say. */
    Vector<Model> models() {
        return all().reject(GameOpening::isAbsent).toVector();
    }

    private static boolean isAbsent(Model m) {
        return m.equals(Roster.absent(m.id(), m.card()));
    }

    Vector<Marker> markers() {
        return turn.map(state -> state.position().markers()).getOrElse(Vector.empty());
    }

    /** The tokens that no model carries. */
    Vector<TokenItem> tokens() {
        Vector<Integer> carried = carried(all());
        return turn.map(GameState::secrets).getOrElse(Vector.empty()).reject(t -> carried.contains(t.token()));
    }

    private static Vector<Integer> carried(Array<Model> models) {
        return models.flatMap(Model::found).map(Carried::token).toVector();
    }

    /** Returns the opening with another set-up, and models without what their new cards do not have. */
    GameOpening with(Setup other) {
        return new GameOpening(other, turn).withModels(all().map(m -> on(m, other.card(m.id()))));
    }

    private static Model on(Model m, Card card) {
        if (isAbsent(m)) return Roster.absent(m.id(), card);
        return m.withCard(card)
                .withDamage(m.status() == Model.Status.KILLED ? card.hitPoints() : m.damage())
                .withItem(m.item()
                        .filter(item -> !item.bought() || card.equipment().contains(item.item())));
    }

    GameOpening withInitiative(Side side) {
        return new GameOpening(setup.withStarting(Option.some(side)), turn).with(p -> p.withInitiative(side));
    }

    /** Returns the opening with changed models, of which there is something to say. */
    GameOpening withEach(UnaryOperator<Model> change) {
        return withModels(all().map(m -> isAbsent(m) ? m : change.apply(m)));
    }

    GameOpening withModel(Model other) {
        return withModels(all().map(m -> m.id().equals(other.id()) ? other : m));
    }

    /** Returns the opening without a model, and with other numbers of the models after it. */
    GameOpening withIds(Function<ModelId, Option<ModelId>> others) {
        return withModels(all().flatMap(m -> others.apply(m.id()).map(m::withId)));
    }

    /** Without the tokens that no model carries any more. */
    private GameOpening withModels(Array<Model> others) {
        return without(carried(all()).removeAll(carried(others))).with(p -> p.withRoster(Roster.of(others)));
    }

    GameOpening without(Vector<Integer> tokens) {
        return new GameOpening(
                setup,
                turn.map(state -> new GameState(
                        FullPosition.of(state.position())
                                .withItems(new ItemTokens(
                                        state.position().tokens().reject(t -> tokens.contains(t.number())),
                                        state.position().drawn().removeAll(tokens),
                                        state.position().revealed().reject(t -> tokens.contains(t.token())))),
                        state.secrets().reject(t -> tokens.contains(t.token())),
                        List.empty())));
    }

    GameOpening with(UnaryOperator<FullPosition> change) {
        return new GameOpening(
                setup,
                turn.map(state ->
                        new GameState(change.apply(FullPosition.of(state.position())), state.secrets(), List.empty())));
    }
}
