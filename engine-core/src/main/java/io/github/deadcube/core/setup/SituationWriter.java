package io.github.deadcube.core.setup;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Situation;
import io.github.deadcube.api.Situation.CurrentActivation;
import io.github.deadcube.api.Situation.ModelOffBoard;
import io.github.deadcube.api.Situation.ModelOnBoard;
import io.github.deadcube.api.Situation.PlacedToken;
import io.github.deadcube.api.Situation.RemovedToken;
import io.github.deadcube.api.SituationBuilder;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Keyword;
import io.github.deadcube.api.team.Profile;
import io.github.deadcube.api.team.Weapon;
import io.github.deadcube.core.resolve.PreparedGame;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Converts a state to a situation. It leaves out each fact that follows from the others. */
record SituationWriter(GameState state) {
    Situation situation(Option<CurrentActivation> underway) {
        Position p = state.position();
        Situation full = full(models(m -> m.inPlay() && m.place().spot() > 0), underway);
        boolean unsaid = p.models().exists(m -> m.inPlay() && m.place().spot() == 0 && found(m).isDefined());
        return brief(full.withOverfull(new CapacityCheck(full).overfull()), (PreparedGame) p.game(), unsaid);
    }

    /** The situation with every fact, and with the models that pass through their cubes (ADV-17), on spot 0. */
    Situation whole() {
        return full(models(ModelState::inPlay), Option.none());
    }

    private Situation full(Vector<ModelState> inPlay, Option<CurrentActivation> underway) {
        Position p = state.position();
        return new SituationBuilder()
                .setup(p.game().setup())
                .round(Math.max(1, p.round()))
                .initiative(p.initiative())
                .starter(p.starter())
                .a(p.a())
                .b(p.b())
                .models(inPlay.map(SituationWriter::standing))
                .away(models(SituationWriter::needsMention).map(SituationWriter::gone))
                .tokens(p.tokens().map(t -> new PlacedToken(t.number(), known(t.number()), t.cube(), t.faceUp())))
                .gone(state.secrets()
                        .tokens()
                        .filter(this::vanished)
                        .map(t -> new RemovedToken(
                                t.token(), t.item(), p.revealed().contains(t))))
                .revealed(p.revealed().toVector().map(TokenItem::token))
                .markers(p.markers())
                .faces(unsaid() ? p.changedFaces() : Vector.empty())
                .overfull(Vector.empty())
                .underway(underway)
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

    private Vector<ModelState> models(Predicate<ModelState> which) {
        return state.position().models().filter(which).toVector();
    }

    private RuleId known(int token) {
        return state.secrets().item(token).get();
    }

    private boolean vanished(TokenItem t) {
        Position p = state.position();
        return !p.tokens().map(Token::number).contains(t.token())
                && !p.models().exists(m -> m.item().exists(carried -> carried.token() == t.token()));
    }

    /** Whether the situation must list the model as away. It omits a killed model or a spare without other facts. */
    private static boolean needsMention(ModelState m) {
        return switch (m.status()) {
            case RESERVE, LEFT -> true;
            case KILLED, SPARE -> !gone(m).equals(Setups.unmentioned(m));
            case WAITING, IN_PLAY -> false;
        };
    }

    private static ModelOnBoard standing(ModelState m) {
        return new ModelOnBoard(
                m.id(),
                m.place(),
                m.damage(),
                m.pinned(),
                m.activated(),
                m.allegiance(),
                found(m).map(Carried::item),
                found(m).map(Carried::token).getOrElse(0),
                usedUp(m),
                m.marks());
    }

    private static ModelOffBoard gone(ModelState m) {
        boolean killed = m.status() == ModelState.Status.KILLED;
        return new ModelOffBoard(
                m.id(),
                m.status(),
                killed ? 0 : m.damage(),
                m.activated(),
                m.allegiance(),
                found(m).map(Carried::item),
                found(m).map(Carried::token).getOrElse(0),
                killed ? printed(m) : usedUp(m),
                m.marks());
    }

    /** ITEM-1: the carried item, except bought equipment: the card names that. */
    private static Option<Carried> found(ModelState m) {
        return m.item().filter(carried -> !carried.bought());
    }

    private static Vector<String> usedUp(ModelState m) {
        return printed(m)
                .appendAll(m.profile()
                        .equipment()
                        .filter(piece -> !m.item().exists(Carried::bought))
                        .map(RuleId::id));
    }

    /** SHO-8, ITEM-7: the used-up weapons and the used-up items that the card prints. */
    private static Vector<String> printed(ModelState m) {
        Profile card = m.profile();
        return card.weapons()
                .map(Weapon::name)
                .appendAll(card.keywords().map(Keyword::name))
                .filter(m::usedUp);
    }

    /**
     * Omits every fact that {@link FirstSide} and {@link SituationItems} derive.
     *
     * @param unsaid whether a model that passes through its cube (ADV-17) carries a token: then the other tokens keep their numbers
     */
    private static Situation brief(Situation full, PreparedGame game, boolean unsaid) {
        Situation starter = full.withStarter(Option.none());
        Situation brief = new FirstSide(starter, game).settled().equals(full.starter()) ? starter : full;
        Situation unnumbered = brief.withModels(brief.models().map(s -> s.withToken(0)))
                .withAway(brief.away().map(a -> a.withToken(0)));
        if (!unsaid
                && new SituationItems(unnumbered).secrets().equals(new SituationItems(full).secrets())
                && same(full, unnumbered)) brief = unnumbered;
        Situation unordered = brief.withRevealed(Vector.empty());
        return new SituationItems(unordered).open().equals(new SituationItems(full).open()) ? unordered : brief;
    }

    private static boolean same(Situation full, Situation unnumbered) {
        SituationItems one = new SituationItems(full);
        SituationItems other = new SituationItems(unnumbered);
        return full.models()
                .map(ModelOnBoard::id)
                .appendAll(full.away().map(ModelOffBoard::id))
                .forAll(id -> one.carried(id).equals(other.carried(id)));
    }
}
