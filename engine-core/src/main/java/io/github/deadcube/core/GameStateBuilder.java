package io.github.deadcube.core;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.Setup;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.FullPosition.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Builds the state of a game that a program sets up, without pending steps. {@link Rules#resume} checks it and fills
 * them in:
 *
 * <pre>{@code
 * ModelId a1 = ModelId.of("A1");
 * GameState built = GameStateBuilder.of(Fault.orThrow(Deadcube.game(setup)))
 *         .round(2)
 *         .initiative(Side.B)
 *         .model(Model.at(a1, setup.card(a1), Place.of("c4/5")).withPinned(true))
 *         .build();
 * GameState state = Fault.orThrow(Deadcube.rules().resume(built));
 * }</pre>
 *
 * <p>A model that is not given counts as killed, or as a spare, with nothing of its card used up. Unless something else
 * is given, it is the first round, side A has the turn, no side has a score, and no token and no marker is on the
 * battlefield.
 */
public final class GameStateBuilder {
    /** The position without its item tokens. */
    private FullPosition position;

    private Vector<Token> lying = Vector.empty();
    /** The items of the tokens that no model carries; those of them that were turned face up. */
    private Vector<TokenItem> items = Vector.empty();

    private Vector<TokenItem> revealed = Vector.empty();

    private GameStateBuilder(FullPosition position) {
        this.position = position;
    }

    /** A builder for the states of a game. */
    public static GameStateBuilder of(Game game) {
        Setup setup = Objects.requireNonNull(game, "game").setup();
        Array<Model> absent = Array.ofAll(Side.BOTH)
                .flatMap(side -> Array.rangeClosed(1, setup.team(side).members().size())
                        .map(number -> new ModelId(side, number)))
                .map(id -> Roster.absent(id, setup.card(id)));
        return new GameStateBuilder(FullPosition.of(game, absent).withRound(1));
    }

    /**
     * A builder that begins with the position of a state; what its pending steps, its active model and its rules
     * remember is left out.
     */
    public static GameStateBuilder from(GameState state) {
        FullPosition p = FullPosition.of(state.position());
        GameStateBuilder builder = new GameStateBuilder(p.atRest());
        builder.lying = p.tokens();
        builder.items = state.secrets().reject(builder::isCarried);
        builder.revealed = p.revealed().toVector().reject(builder::isCarried);
        return builder;
    }

    /** The round, 1 or more. */
    public GameStateBuilder round(int number) {
        position = position.withRound(number);
        return this;
    }

    /** The side that has the turn. */
    public GameStateBuilder initiative(Side side) {
        position = position.withInitiative(Objects.requireNonNull(side, "side"));
        return this;
    }

    /**
     * The side that starts the next round (RND-7). It need not be given if both sides still have models to activate, or
     * if the models show it: then it is the side that has activated models and has none left to activate, while the
     * other side has some.
     */
    public GameStateBuilder starter(Side side) {
        position = position.withStarter(Option.some(Objects.requireNonNull(side, "side")));
        return this;
    }

    /** The score, the command dice, the tokens that it has looked at, and the zone of a side. */
    public GameStateBuilder side(Side side, SideState state) {
        Objects.requireNonNull(state, "state");
        position = Objects.requireNonNull(side, "side") == Side.A ? position.withA(state) : position.withB(state);
        return this;
    }

    /**
     * A model in play, in reserve (SET-11), killed or gone over the edge, with the card of the set-up. It replaces what
     * was given for the same model.
     *
     * @throws IllegalArgumentException if the game has no such model
     */
    public GameStateBuilder model(Model model) {
        Objects.requireNonNull(model, "model");
        Setup setup = position.game().setup();
        Side side = model.id().side();
        int members = setup.team(side).members().size();
        if (model.id().number() < 1 || model.id().number() > members)
            throw new IllegalArgumentException(
                    "the team has no " + model.id() + ": its models are " + side + "1 to " + side + members);
        int first = side == Side.A ? 0 : setup.teamA().members().size();
        position = position.withRoster(position.roster().with(first + model.id().number() - 1, model));
        return this;
    }

    /** Several models, as {@link #model} takes them. */
    public GameStateBuilder models(Iterable<Model> several) {
        several.forEach(this::model);
        return this;
    }

    /**
     * The model that is active and has taken no action, of the side that has the turn; none is active if it is not
     * given.
     */
    public GameStateBuilder active(ModelId model) {
        position = position.withActive(Option.some(new ActiveModel(model, model.side(), false, false, 0, 0)));
        return this;
    }

    /**
     * An item token on the battlefield (ITEM-3), after those that were given before. A token that a model carries is
     * not given here.
     *
     * @param number the token's number, 1 or more
     * @param item the kind of item, such as I-AMMO
     * @param faceUp whether both sides have seen the item
     */
    public GameStateBuilder token(int number, RuleId item, Cube cube, boolean faceUp) {
        lying = lying.append(new Token(number, Objects.requireNonNull(cube, "cube"), Option.when(faceUp, item)));
        return token(number, item, faceUp);
    }

    /** An item token that is out of the game: used, destroyed, or discarded unseen (SET-5). */
    public GameStateBuilder token(int number, RuleId item, boolean faceUp) {
        TokenItem token = new TokenItem(number, Objects.requireNonNull(item, "item"));
        items = items.append(token);
        if (faceUp) revealed = revealed.append(token);
        return this;
    }

    /** All markers on the battlefield, such as smoke; those in one cube in the order in which they were laid. */
    public GameStateBuilder markers(Iterable<Marker> all) {
        position = position.withMarkers(Vector.ofAll(all));
        return this;
    }

    /**
     * The battlefield as it is now. If it is not given, or is that of the set-up, its faces follow from the markers
     * (VIC-9).
     *
     * @throws IllegalArgumentException if it differs in more than faces from that of the set-up
     */
    public GameStateBuilder battlefield(Battlefield changed) {
        position = position.withGame(position.game().on(changed));
        return this;
    }

    /** The state, which nothing has checked yet. */
    public GameState build() {
        Vector<TokenItem> carried = position.models()
                .flatMap(Model::found)
                .map(item -> new TokenItem(item.token(), item.item()))
                .toVector();
        Vector<TokenItem> tokens = sorted(items.appendAll(carried));
        ItemTokens seen = new ItemTokens(
                lying,
                tokens.map(TokenItem::token),
                sorted(revealed.appendAll(carried)).toList());
        return new GameState(position.withItems(seen), tokens, List.empty());
    }

    private static Vector<TokenItem> sorted(Vector<TokenItem> tokens) {
        return tokens.sortBy(TokenItem::token);
    }

    private boolean isCarried(TokenItem token) {
        return position.models().exists(m -> m.found().exists(carried -> carried.token() == token.token()));
    }
}
