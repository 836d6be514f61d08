package io.github.deadcube.api.internal;

import io.github.deadcube.api.Position;
import io.github.deadcube.api.extend.RuleData;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.play.Token;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.shared.Builders;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * The engine's implementation of a position, with data for fast queries.
 *
 * @param roster every model of both teams with its place
 * @param recon the recon results that are still to be resolved (SET-5)
 */
@Builders
@Value.Builder
public record FullPosition(
        Game game,
        Roster roster,
        SideState a,
        SideState b,
        int round,
        Side initiative,
        Option<Side> starter,
        Option<ActiveModel> active,
        ItemTokens items,
        Vector<Marker> markers,
        Option<Recon> recon,
        RuleStore store,
        Option<Result> result)
        implements Position, WithFullPosition {
    /** Casts a position: this is the only implementation. */
    public static FullPosition of(Position position) {
        return (FullPosition) position;
    }

    /** The position of these models before the first round: side A has the turn, and nothing has happened yet. */
    public static FullPosition of(Game game, Array<Model> models) {
        return new FullPosition(
                game,
                Roster.of(models),
                SideState.NONE,
                SideState.NONE,
                0,
                Side.A,
                Option.none(),
                Option.none(),
                ItemTokens.NONE,
                Vector.empty(),
                Option.none(),
                RuleStore.NONE,
                Option.none());
    }

    /** The same without what rules remember or still have to do, without an active model, and without a result. */
    public FullPosition atRest() {
        return withActive(Option.none())
                .withRecon(Option.none())
                .withStore(RuleStore.NONE)
                .withResult(Option.none());
    }

    @Override
    public Array<Model> models() {
        return roster.models();
    }

    /** The effects that were set off and wait, in the order in which they were set off (KT-4). */
    public List<DelayedEffect> waiting() {
        return store.waiting();
    }

    @Override
    public List<RuleData.Memory> memories() {
        return store.memories();
    }

    @Override
    public Vector<Token> tokens() {
        return items.lying();
    }

    @Override
    public Vector<Integer> drawn() {
        return items.drawn();
    }

    @Override
    public List<TokenItem> revealed() {
        return items.revealed();
    }

    /**
     * The result of recon (SET-5).
     *
     * @param faces the faces rolled on the recon table that the winner has neither used nor forgone yet, ascending
     */
    @SavedName("recon")
    public record Recon(Side winner, List<Integer> faces) {}

    /**
     * The item tokens as both sides see them (SET-3, ITEM-3).
     *
     * @param lying the tokens on the battlefield, in the order in which they were placed or dropped there
     * @param drawn the numbers of all tokens of the game, ascending, including tokens that are gone
     * @param revealed the tokens that were turned face up so far, ascending
     */
    public record ItemTokens(Vector<Token> lying, Vector<Integer> drawn, List<TokenItem> revealed) {
        /** No tokens: the state before they are drawn. */
        public static final ItemTokens NONE = new ItemTokens(Vector.empty(), Vector.empty(), List.empty());

        /** The same with other tokens on the battlefield. */
        public ItemTokens lying(Vector<Token> others) {
            return new ItemTokens(others, drawn, revealed);
        }
    }

    /**
     * What rules keep in a position besides marks and markers. Both lists are nearly always empty: one reference keeps
     * positions small.
     *
     * @param waiting KT-4: the effects that were set off and wait
     * @param memories what rules remember about models
     */
    public record RuleStore(List<DelayedEffect> waiting, List<RuleData.Memory> memories) {
        public static final RuleStore NONE = new RuleStore(List.empty(), List.empty());

        /** The same with other waiting effects. */
        public RuleStore withWaiting(List<DelayedEffect> effects) {
            return of(effects, memories);
        }

        /** The same with other memories. */
        public RuleStore withMemories(List<RuleData.Memory> others) {
            return of(waiting, others);
        }

        /** A store of both; {@link #NONE} if both are empty. */
        public static RuleStore of(List<DelayedEffect> waiting, List<RuleData.Memory> memories) {
            return waiting.isEmpty() && memories.isEmpty() ? NONE : new RuleStore(waiting, memories);
        }
    }
}
