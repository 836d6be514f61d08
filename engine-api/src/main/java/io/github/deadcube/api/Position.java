package io.github.deadcube.api;

import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.DelayedEffect;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** How things stand on the table, as both sides see it: nothing of {@link Secrets} is in it. Positions are the engine's to make. */
public interface Position {
    /** What does not change. */
    Game game();

    /** Every model of both teams in team order, side A first. */
    Array<ModelState> models();

    /** What side A has besides its models. */
    SideState a();

    /** What side B has besides its models. */
    SideState b();

    /** 1 for the first round; 0 before it. */
    int round();

    /** Whose turn it is. */
    Side initiative();

    /** RND-7: who starts the next round, as far as that is settled. */
    Option<Side> starter();

    /** The active model. */
    Option<ActiveModel> active();

    /** The items on the battlefield, in the order in which they came there. */
    Vector<Token> tokens();

    /** The numbers of all item tokens of the game, ascending, whatever has become of them (SET-3). */
    Vector<Integer> drawn();

    /** What has been turned face up so far, the last first (ITEM-3). */
    List<TokenItem> revealed();

    /** What else lies on the battlefield, in board order, those of one cube as they were laid. */
    Vector<Marker> markers();

    /** The recon results that are still to be resolved (SET-5). */
    Option<Recon> recon();

    /** What has been set off and waits, in the order in which it was set off (KT-4). */
    List<DelayedEffect> waiting();

    /** How the game ended, if it has. */
    Option<Result> result();

    /** What a side has besides its models. */
    default SideState side(Side side) {
        return side == Side.A ? a() : b();
    }

    /** One model; none if the game has no such model. */
    default Option<ModelState> model(ModelId id) {
        int inA = game().setup().teamA().members().size();
        int inB = game().setup().teamB().members().size();
        int most = id.side() == Side.A ? inA : inB;
        if (id.number() < 1 || id.number() > most) return Option.none();
        return Option.some(models().get(id.number() - 1 + (id.side() == Side.A ? 0 : inA)));
    }

    /**
     * The model that is being activated.
     *
     * @param controller who decides and rolls for it, its own side unless it is out of control (K-RAMPAGE)
     * @param over its activation is over, once what goes on is done: it has been pinned (ACT-5) or marked as activated (RND-8)
     * @param displaced something has moved it by force since its movement began (ADV-6, ADV-18)
     * @param ordersA how many special orders side A has used since it was activated (CMD-9)
     * @param ordersB how many side B has
     */
    record ActiveModel(ModelId model, Side controller, boolean over, boolean displaced, int ordersA, int ordersB) {}

    /**
     * What recon has brought (SET-5).
     *
     * @param winner who has won it
     * @param faces the dice rolled on the recon table that are still to be resolved or forgone, ascending
     */
    record Recon(Side winner, List<Integer> faces) {}

    /**
     * What a side has besides its models.
     *
     * @param command command dice not spent yet
     * @param looked the numbers of face-down tokens that it has looked at (SET-5); what they are, only it knows
     * @param zone the number of its deployment zone, 1 for the scenario's first; 0 while it has none
     * @param added the ground cubes that it has added to its zone, in board order (SET-9)
     */
    record SideState(int score, CommandDice command, List<Integer> looked, int zone, Vector<Cube> added) {
        /** Nothing yet. */
        public static final SideState NONE = new SideState(0, CommandDice.NONE, List.empty(), 0, Vector.empty());
    }

    /** What does not change during a game, and what the engine has prepared from it. Equal for equal set-ups. */
    abstract static class Game {
        /** Games are the engine's; a test may have one of its own. */
        protected Game() {}

        /** What was agreed. */
        public abstract Setup setup();

        /**
         * A fold over the set-up, the same on every machine and in every run: a key under which states name the set-up that they
         * belong to. Equal for equal set-ups. 64 bits.
         */
        public abstract long digest();

        /** The item tokens that are shuffled, {@link io.github.deadcube.api.extend.Ruleset#tokens}: in the order of the pool. */
        protected Vector<RuleId> tokens() {
            return setup().ruleset().tokens();
        }

        /**
         * What {@link GameState#digest} promises. Of a ruleset its options and the identifiers of its rules count, not what an
         * application's sight or keywords do.
         */
        protected abstract long digest(GameState state);

        /** What {@link PlayerView#digest} promises. */
        protected abstract long digest(PlayerView view);
    }
}
