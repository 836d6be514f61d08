package io.github.deadcube.api;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.play.Input;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The part of a state that one side may know: the position, and the face-down tokens that this side has looked at
 * (SET-5). If a side cannot tell two states apart, its views of them are equal.
 *
 * <p>A bot that searches completes its view to a state that may be the true one:
 *
 * <pre>{@code
 * GameState possible = view.completed(dice.shuffle(view.toShuffle()));
 * }</pre>
 */
public final class PlayerView {
    private final Side side;
    private final Position position;
    private final List<Pending> pending;
    /** Those of the state; null if the known tokens were given. */
    private final @Nullable Vector<TokenItem> secrets;
    /**
     * Computed from the secrets at the first call, because most callers never need it. Threads that race compute equal
     * values.
     */
    private @Nullable Vector<TokenItem> known;

    private @Nullable Vector<RuleId> unknown;

    /**
     * A view from its parts.
     *
     * @param known the tokens that the side has looked at, by ascending number
     * @param pending the steps that are still to be done, the next one first
     */
    public PlayerView(Side side, Position position, Vector<TokenItem> known, List<Pending> pending) {
        this(side, position, pending, null);
        this.known = known;
    }

    private PlayerView(Side side, Position position, List<Pending> pending, @Nullable Vector<TokenItem> secrets) {
        this.side = side;
        this.position = position;
        this.pending = pending;
        this.secrets = secrets;
    }

    static PlayerView of(GameState state, Side side) {
        return new PlayerView(side, state.position(), state.pending(), state.secrets());
    }

    /** The side that has this view. */
    public Side side() {
        return side;
    }

    /** The part of the state that both sides see. */
    public Position position() {
        return position;
    }

    /** The tokens that this side has looked at, by ascending number: only this side knows them. */
    public Vector<TokenItem> known() {
        Vector<TokenItem> sifted = known;
        if (sifted == null) known = sifted = sifted(Objects.requireNonNull(secrets));
        return sifted;
    }

    private Vector<TokenItem> sifted(Vector<TokenItem> of) {
        List<Integer> looked = position.side(side).looked();
        return looked.isEmpty() ? Vector.empty() : of.filter(t -> looked.contains(t.token()));
    }

    /** The steps that are still to be done, the next one first. */
    public List<Pending> pending() {
        return pending;
    }

    /**
     * A 64-bit hash of the whole view, the same on every machine and in every run: for example a key for the cache of a
     * search. Equal views have equal digests.
     */
    public long digest() {
        return secrets == null ? position.game().digest(this) : position.game().digest(this, secrets);
    }

    /** Describes the pending steps in one line, outermost first, as {@link GameState#describePending} does. */
    public String describePending() {
        return pendingSteps().mkString("; ");
    }

    /** The pending steps as sentences, outermost first, as {@link GameState#pendingSteps} gives them. */
    public Vector<Sentence> pendingSteps() {
        return Pending.described(pending, position);
    }

    /**
     * The numbers of the tokens that are hidden from this side, ascending. They include tokens that are not placed yet
     * and tokens that were discarded unseen.
     */
    public Vector<Integer> hidden() {
        java.util.List<TokenItem> seen = seen();
        return position.drawn().reject(token -> among(seen, token));
    }

    /** The tokens that this side has looked at, then the other tokens that were turned face up. */
    private java.util.List<TokenItem> seen() {
        ArrayList<TokenItem> seen = new ArrayList<>();
        for (TokenItem t : known()) seen.add(t);
        for (List<TokenItem> l = position.revealed(); !l.isEmpty(); l = l.tail())
            if (!seen.contains(l.head())) seen.add(l.head());
        return seen;
    }

    private static boolean among(java.util.List<TokenItem> seen, int token) {
        for (int i = 0; i < seen.size(); i++) if (seen.get(i).token() == token) return true;
        return false;
    }

    /**
     * The items that the hidden tokens may be: the ruleset's pool (SET-3) without the items that were turned face up or
     * that this side has looked at. In the order of the pool; at least as many as there are {@link #hidden} tokens.
     */
    public Vector<RuleId> unknown() {
        Vector<RuleId> left = unknown;
        if (left == null) unknown = left = without(seen());
        return left;
    }

    private Vector<RuleId> without(java.util.List<TokenItem> seen) {
        ArrayList<RuleId> left = new ArrayList<>(position.game().tokens().asJava());
        for (TokenItem t : seen) left.remove(t.item());
        return Vector.ofAll(left);
    }

    /** The request for the order that {@link #completed} needs: a shuffle of the {@link #unknown} items. */
    public Prompt.ShuffleRequest toShuffle() {
        return new Prompt.ShuffleRequest(side, RuleIds.SET_3, unknown().size());
    }

    /**
     * A state that this side cannot tell from the true one. If the orders are drawn uniformly, each state is as likely
     * as it is for this side: the more orders of equal items lead to it, the likelier.
     *
     * @param order an order of the {@link #unknown} items: its first number names the item of the first hidden token
     * @return a state that gives this side a view equal to this one
     * @throws IllegalArgumentException if the order does not answer {@link #toShuffle}
     */
    public GameState completed(Input.Shuffle order) {
        Vector<RuleId> left = unknown();
        if (!order.orders(left.size()))
            throw new IllegalArgumentException(order + " is not an order of " + left.size() + " items");
        java.util.List<TokenItem> seen = seen();
        ArrayList<TokenItem> all = new ArrayList<>(seen);
        int next = 0;
        for (int token : position.drawn())
            if (!among(seen, token))
                all.add(new TokenItem(token, left.get(order.numbers().get(next++) - 1)));
        all.sort(Comparator.comparingInt(TokenItem::token));
        return new GameState(position, Vector.ofAll(all), pending);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof PlayerView v
                        && side == v.side
                        && position.equals(v.position)
                        && known().equals(v.known())
                        && pending.equals(v.pending);
    }

    @Override
    public int hashCode() {
        return Objects.hash(side, position, known(), pending);
    }

    /**
     * The text of {@link GameState#toString}, which shows nothing hidden, and the tokens that this side has looked at.
     */
    @Override
    public String toString() {
        return new GameState(position, Vector.empty(), pending)
                + known().map(t -> "\n  " + side + " knows: " + t).mkString();
    }
}
