package io.github.deadcube.api;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.Builders;
import io.github.deadcube.api.shared.InText;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The part of a game state that both sides see: it holds nothing of {@link GameState#secrets}. Only the engine creates
 * positions.
 */
public interface Position {
    /** The part that does not change during the game. */
    Game game();

    /** The battlefield as it is now: that of the set-up with the {@link #changedFaces}. */
    default Battlefield battlefield() {
        return game().battlefield();
    }

    /** The faces that differ from the battlefield of the set-up, such as opened doors (VIC-9), in battlefield order. */
    default Vector<Face.Placed> changedFaces() {
        return game().changedFaces();
    }

    /** Every model of both teams in team order, side A first. */
    Array<Model> models();

    /** The state of side A. */
    SideState a();

    /** The state of side B. */
    SideState b();

    /** 1 for the first round; 0 before it. */
    int round();

    /** The side that has the turn. */
    Side initiative();

    /** RND-7: the side that starts the next round; none while that is not settled. */
    Option<Side> starter();

    /** The active model; none between activations. */
    Option<ActiveModel> active();

    /** The items on the battlefield, in the order in which they were placed or dropped there. */
    Vector<Token> tokens();

    /**
     * The numbers of all item tokens that were drawn for the game, ascending, including tokens that are gone (SET-3).
     */
    Vector<Integer> drawn();

    /** The tokens that were turned face up so far, by ascending number (ITEM-3). */
    List<TokenItem> revealed();

    /**
     * The markers on the battlefield in battlefield order; markers in one cube in the order in which they were laid.
     */
    Vector<Marker> markers();

    /** What rules remember about models, in the order in which they remembered it. */
    List<RuleData.Memory> memories();

    /** The result; none while the game goes on. */
    Option<Result> result();

    /** A side's state without its models. */
    default SideState side(Side side) {
        return side == Side.A ? a() : b();
    }

    /** One model; none if the game has no such model. */
    default Option<Model> model(ModelId id) {
        int inA = game().setup().teamA().members().size();
        int inB = game().setup().teamB().members().size();
        int most = id.side() == Side.A ? inA : inB;
        if (id.number() < 1 || id.number() > most) return Option.none();
        return Option.some(models().get(id.number() - 1 + (id.side() == Side.A ? 0 : inA)));
    }

    /**
     * The model that is being activated.
     *
     * @param controller the side that decides and rolls for it: its own side unless it is out of control (K-RAMPAGE)
     * @param over its activation ends after the current step, because it was pinned (ACT-5) or marked as activated
     *     (RND-8)
     * @param displaced a rule has moved it by force since its movement began (ADV-6, ADV-18)
     * @param ordersA how many special orders side A has used since the model was activated (CMD-9); {@code ordersB}
     *     likewise
     */
    @SavedName("activeModel")
    @Builders
    @Value.Builder
    record ActiveModel(
            ModelId model,
            Side controller,
            boolean over,
            boolean displaced,
            @InText(least = 0, most = 99) int ordersA,
            @InText(least = 0, most = 99) int ordersB)
            implements WithActiveModel {}

    /**
     * The state of a side without its models.
     *
     * @param command the command dice that are not spent yet
     * @param looked the numbers of face-down tokens that it has looked at (SET-5); only this side knows which items
     *     they are
     * @param zone the number of its deployment zone, 1 for the scenario's first; 0 while it has none
     * @param added the ground cubes that it has added to its zone, in battlefield order (SET-9)
     */
    @SavedName("sideState")
    @Builders
    @Value.Builder
    record SideState(
            @InText(least = 0, most = 999_999) int score,
            CommandDice command,
            List<Integer> looked,
            @InText(least = 0, most = 99) int zone,
            Vector<Cube> added)
            implements WithSideState {
        /** The state before the game begins. */
        public static final SideState NONE = new SideState(0, CommandDice.NONE, List.empty(), 0, Vector.empty());
    }

    /**
     * The part of a position that does not change during a game, and the data that the engine has prepared from it.
     * Only faces of its battlefield may change (VIC-9): then a position has another game with the same set-up. Equal
     * for equal set-ups and faces.
     */
    abstract static class Game {
        /** The engine implements this class; a test may do so too. */
        protected Game() {}

        public abstract Setup setup();

        public Battlefield battlefield() {
            return setup().battlefield();
        }

        /** The faces of {@link #battlefield} that differ from the battlefield of the set-up, in battlefield order. */
        public Vector<Face.Placed> changedFaces() {
            return Vector.empty();
        }

        /**
         * The same game on its battlefield with other faces.
         *
         * @throws IllegalArgumentException if the battlefield differs in more than faces from that of the set-up
         */
        public Game on(Battlefield changed) {
            if (changed.equals(battlefield())) return this;
            throw new IllegalArgumentException("the faces of this game do not change");
        }

        /**
         * A 64-bit hash of the set-up, the same on every machine and in every run. A stored state names its set-up by
         * this key.
         */
        public abstract long digest();

        /**
         * The item tokens that are shuffled, in the order of the pool:
         * {@link io.github.deadcube.api.extend.Scenario#tokens}.
         */
        protected Vector<RuleId> tokens() {
            return setup().scenario().tokens(setup().ruleset());
        }

        /**
         * Computes {@link GameState#digest}. It includes the options of the ruleset and the identifiers of its rules,
         * but not the behaviour of an application's sight or keywords.
         */
        protected abstract long digest(GameState state);

        /** Computes {@link PlayerView#digest}. */
        protected abstract long digest(PlayerView view);

        /**
         * Computes {@link PlayerView#digest} of a view that knows those of the tokens that its side has looked at.
         *
         * @param tokens the secrets of the view's state
         */
        protected long digest(PlayerView view, Vector<TokenItem> tokens) {
            return digest(view);
        }
    }
}
