package io.github.deadcube.testkit.jqwik;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Model.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Card;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.Deadcube;
import io.github.deadcube.core.GameStateBuilder;
import io.github.deadcube.testkit.script.ScriptRunner;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The beginning of a game: a deployment, for which only the set-up counts, or a turn in the middle of a game.
 *
 * @param models those that are not killed or spare with nothing else to say
 * @param tokens those that no model carries
 */
record GameOpening(
        Setup setup,
        boolean deployment,
        int round,
        Side initiative,
        Option<Side> starter,
        SideState a,
        SideState b,
        Vector<Model> models,
        Vector<FreeToken> tokens,
        Vector<Marker> markers,
        Vector<Face.Placed> faces) {
    /** @param cube none for a token that is out of the game */
    record FreeToken(int number, RuleId item, Option<Cube> cube, boolean faceUp) {}

    /** A deployment. */
    static GameOpening of(Setup setup) {
        return new GameOpening(
                setup,
                true,
                1,
                Side.A,
                Option.none(),
                SideState.NONE,
                SideState.NONE,
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty());
    }

    /** Returns the opening of a state that has had no input. */
    static GameOpening of(GameState beginning) {
        return beginning.position().round() == 0
                ? of(beginning.position().game().setup())
                : at(beginning);
    }

    /** Returns an opening at the beginning of a turn, with the models and tokens of a state. Unfinished frames are left out. */
    static GameOpening at(GameState state) {
        Position p = state.position();
        Vector<Integer> lying = p.tokens().map(Token::number);
        Vector<Integer> carried =
                p.models().flatMap(Model::found).map(Carried::token).toVector();
        return new GameOpening(
                p.game().setup().withStarting(Option.some(p.initiative())),
                false,
                Math.max(1, p.round()),
                p.initiative(),
                p.starter(),
                p.a(),
                p.b(),
                p.models()
                        .reject(m -> m.status() == Model.Status.WAITING
                                || m.inPlay() && m.place().spot() == 0)
                        .map(m -> m.withForced(0))
                        .reject(m -> m.equals(Roster.absent(m.id(), m.card())))
                        .toVector(),
                p.tokens()
                        .map(t -> new FreeToken(
                                t.number(), state.item(t.number()).get(), Option.some(t.cube()), t.faceUp()))
                        .appendAll(state.secrets()
                                .reject(t -> lying.contains(t.token()) || carried.contains(t.token()))
                                .map(t -> new FreeToken(
                                        t.token(),
                                        t.item(),
                                        Option.none(),
                                        p.revealed().contains(t)))),
                p.markers(),
                p.changedFaces());
    }

    /** Returns the state, unless the rules refuse it or continue without an input. In the second case a picture would show another state. */
    Option<GameState> begin(ScriptRunner runner) {
        return deployment
                ? runner.rules().start(setup).toOption()
                : Deadcube.game(setup)
                        .toOption()
                        .flatMap(this::state)
                        .flatMap(state -> runner.rules().resume(state).toOption())
                        .filter(state -> at(state).withStarter(Option.none()).equals(withStarter(Option.none())));
    }

    private Option<GameState> state(Game game) {
        GameStateBuilder state = GameStateBuilder.of(game)
                .round(round)
                .initiative(initiative)
                .side(Side.A, a)
                .side(Side.B, b)
                .models(models)
                .markers(markers);
        starter.forEach(state::starter);
        for (FreeToken t : tokens)
            if (t.cube().isEmpty()) state.token(t.number(), t.item(), t.faceUp());
            else state.token(t.number(), t.item(), t.cube().get(), t.faceUp());
        return setup.battlefield()
                .withFaces(faces)
                .toOption()
                .map(field -> state.battlefield(field).build());
    }

    /** Returns the opening with another set-up, and models without what their new cards do not have. */
    GameOpening with(Setup other) {
        return like(other, models.map(m -> on(m, other.card(m.id()))));
    }

    private static Model on(Model m, Card card) {
        return m.withCard(card)
                .withDamage(m.status() == Model.Status.KILLED ? card.hitPoints() : m.damage())
                .withItem(m.item()
                        .filter(item -> !item.bought() || card.equipment().contains(item.item())));
    }

    GameOpening like(Setup other, Vector<Model> others) {
        return new GameOpening(other, deployment, round, initiative, starter, a, b, others, tokens, markers, faces);
    }

    GameOpening withModels(Vector<Model> others) {
        return like(setup, others);
    }

    GameOpening withRound(int other) {
        return new GameOpening(setup, deployment, other, initiative, starter, a, b, models, tokens, markers, faces);
    }

    GameOpening withInitiative(Side other) {
        return new GameOpening(
                setup.withStarting(Option.some(other)),
                deployment,
                round,
                other,
                starter,
                a,
                b,
                models,
                tokens,
                markers,
                faces);
    }

    GameOpening withStarter(Option<Side> other) {
        return new GameOpening(setup, deployment, round, initiative, other, a, b, models, tokens, markers, faces);
    }

    GameOpening withSides(SideState ofA, SideState ofB) {
        return new GameOpening(setup, deployment, round, initiative, starter, ofA, ofB, models, tokens, markers, faces);
    }

    GameOpening withTokens(Vector<FreeToken> others) {
        return new GameOpening(setup, deployment, round, initiative, starter, a, b, models, others, markers, faces);
    }

    GameOpening withMarkers(Vector<Marker> others) {
        return new GameOpening(setup, deployment, round, initiative, starter, a, b, models, tokens, others, faces);
    }
}
