package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.CurrentActivation;
import io.github.deadcube.api.Situation.ItemToken;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.core.resolve.PreparedGame;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Converts a state to a situation. It leaves out each fact that follows from the others. */
record SituationWriter(GameState state) {
    Situation situation(Option<CurrentActivation> underway) {
        PreparedGame game = (PreparedGame) state.position().game();
        Situation full = full(m -> !m.inPlay() || m.place().spot() > 0).withUnderway(underway);
        Situation brief = full.withStarter(Option.none());
        return (new FirstSide(brief, game).settled().equals(full.starter()) ? brief : full)
                .withOverfull(new CapacityCheck(full.setup(), full.models()).overfull());
    }

    /** The situation with every fact, and with the models that pass through their cubes (ADV-17), on spot 0. */
    Situation whole() {
        return full(m -> true);
    }

    private Situation full(Predicate<Model> which) {
        Position p = state.position();
        return new SituationBuilder()
                .setup(p.game().setup())
                .round(Math.max(1, p.round()))
                .initiative(p.initiative())
                .starter(p.starter())
                .a(p.a())
                .b(p.b())
                .models(p.models()
                        .filter(which)
                        .reject(m -> m.status() == Model.Status.WAITING || m.equals(SetupRules.unmentioned(m)))
                        .map(m -> m.withForced(0))
                        .toVector())
                .tokens(p.tokens()
                        .map(t -> ItemToken.at(
                                t.number(), state.secrets().item(t.number()).get(), t.cube(), t.faceUp()))
                        .appendAll(state.secrets()
                                .tokens()
                                .filter(this::vanished)
                                .map(t -> ItemToken.gone(
                                        t.token(), t.item(), p.revealed().contains(t)))))
                .markers(p.markers())
                .faces(unsaid() ? p.changedFaces() : Vector.empty())
                .overfull(Vector.empty())
                .underway(Option.none())
                .build();
    }

    /** Whether the faces do not follow from the markers. */
    private boolean unsaid() {
        PreparedGame game = (PreparedGame) state.position().game();
        return !game.on(game.setup().battlefield())
                .with(state.position().markers())
                .changedFaces()
                .equals(game.changedFaces());
    }

    private boolean vanished(TokenItem t) {
        Position p = state.position();
        return !p.tokens().map(Token::number).contains(t.token())
                && !p.models().exists(m -> m.item().exists(carried -> carried.token() == t.token()));
    }
}
