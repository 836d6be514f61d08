package io.github.deadcube.core;

import io.github.deadcube.api.GameState;
import io.github.deadcube.api.Position;
import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.Game;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.Rules;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.FullPosition;
import io.github.deadcube.api.internal.ItemTokens;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.internal.RuleStore;
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
import java.util.TreeMap;

/**
 * Builds the state of a game that a program sets up, without pending steps. {@link Rules#resume} checks it and fills them in:
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
 * <p>A model that is not given counts as killed, or as a spare, with nothing of its card used up. Unless something else is given, it is the first
 * round, side A has the turn, no side has a score, and no token and no marker is on the battlefield.
 */
public final class GameStateBuilder {
    private final TreeMap<ModelId, Model> models = new TreeMap<>();
    private Game game;
    private int round = 1;
    private Side initiative = Side.A;
    private Option<Side> starter = Option.none();
    private Option<ActiveModel> active = Option.none();
    private SideState a = SideState.NONE;
    private SideState b = SideState.NONE;
    private Vector<Token> lying = Vector.empty();
    private Vector<TokenItem> items = Vector.empty();
    private Vector<TokenItem> revealed = Vector.empty();
    private Vector<Marker> markers = Vector.empty();

    private GameStateBuilder(Game game) {
        this.game = game;
    }

    /** A builder for the states of a game. */
    public static GameStateBuilder of(Game game) {
        return new GameStateBuilder(Objects.requireNonNull(game, "game"));
    }

    /** A builder that begins with the position of a state; what its pending steps, its active model and its rules remember is left out. */
    public static GameStateBuilder from(GameState state) {
        Position p = state.position();
        GameStateBuilder builder = of(p.game())
                .round(p.round())
                .initiative(p.initiative())
                .side(Side.A, p.a())
                .side(Side.B, p.b())
                .models(p.models())
                .markers(p.markers());
        builder.starter = p.starter();
        builder.lying = p.tokens();
        builder.items = state.secrets().reject(builder::isCarried);
        builder.revealed = p.revealed().toVector().reject(builder::isCarried);
        return builder;
    }

    /** The round, 1 or more. */
    public GameStateBuilder round(int number) {
        round = number;
        return this;
    }

    /** The side that has the turn. */
    public GameStateBuilder initiative(Side side) {
        initiative = Objects.requireNonNull(side, "side");
        return this;
    }

    /**
     * The side that starts the next round (RND-7). It need not be given if both sides still have models to activate, or if the models show
     * it: then it is the side that has activated models and has none left to activate, while the other side has some.
     */
    public GameStateBuilder starter(Side side) {
        starter = Option.some(Objects.requireNonNull(side, "side"));
        return this;
    }

    /** The score, the command dice, the tokens that it has looked at, and the zone of a side. */
    public GameStateBuilder side(Side side, SideState state) {
        Objects.requireNonNull(state, "state");
        if (Objects.requireNonNull(side, "side") == Side.A) a = state;
        else b = state;
        return this;
    }

    /**
     * A model in play, in reserve (SET-11), killed or gone over the edge, with the card of the set-up. It replaces what was given for the
     * same model.
     *
     * @throws IllegalArgumentException if the game has no such model
     */
    public GameStateBuilder model(Model model) {
        Objects.requireNonNull(model, "model");
        int members = game.setup().team(model.id().side()).members().size();
        if (model.id().number() < 1 || model.id().number() > members)
            throw new IllegalArgumentException("the team has no " + model.id() + ": its models are "
                    + model.id().side() + "1 to " + model.id().side() + members);
        models.put(model.id(), model);
        return this;
    }

    /** Several models, as {@link #model} takes them. */
    public GameStateBuilder models(Iterable<Model> several) {
        several.forEach(this::model);
        return this;
    }

    /** The model that is active and has taken no action, of the side that has the turn; none is active if it is not given. */
    public GameStateBuilder active(ModelId model) {
        active = Option.some(new ActiveModel(model, model.side(), false, false, 0, 0));
        return this;
    }

    /**
     * An item token on the battlefield (ITEM-3), after those that were given before. A token that a model carries is not given here.
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
        markers = Vector.ofAll(all);
        return this;
    }

    /**
     * The battlefield as it is now. If it is not given, or is that of the set-up, its faces follow from the markers (VIC-9).
     *
     * @throws IllegalArgumentException if it differs in more than faces from that of the set-up
     */
    public GameStateBuilder battlefield(Battlefield changed) {
        game = game.on(changed);
        return this;
    }

    /** The state, which nothing has checked yet. */
    public GameState build() {
        Array<Model> all = Array.ofAll(Side.BOTH)
                .flatMap(side -> Array.rangeClosed(
                                1, game.setup().team(side).members().size())
                        .map(number -> model(new ModelId(side, number))));
        Vector<TokenItem> carried = all.flatMap(Model::found)
                .map(item -> new TokenItem(item.token(), item.item()))
                .toVector();
        Vector<TokenItem> tokens = sorted(items.appendAll(carried));
        return new GameState(
                new FullPosition(
                        game,
                        Roster.of(all),
                        a,
                        b,
                        round,
                        initiative,
                        starter,
                        active,
                        new ItemTokens(
                                lying,
                                tokens.map(TokenItem::token),
                                sorted(revealed.appendAll(carried)).toList()),
                        markers,
                        Option.none(),
                        RuleStore.NONE,
                        Option.none()),
                tokens,
                List.empty());
    }

    private Model model(ModelId id) {
        Model given = models.get(id);
        return given != null ? given : Roster.absent(id, game.setup().card(id));
    }

    private static Vector<TokenItem> sorted(Vector<TokenItem> tokens) {
        return tokens.sortBy(TokenItem::token);
    }

    private boolean isCarried(TokenItem token) {
        return models.values().stream().anyMatch(m -> m.found().exists(carried -> carried.token() == token.token()));
    }
}
