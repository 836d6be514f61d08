package io.github.deadcube.api;

import io.github.deadcube.api.GameState.Pending;
import io.github.deadcube.api.GameState.Secrets;
import io.github.deadcube.api.play.Prompt;
import io.github.deadcube.api.play.Shuffle;
import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What one side may know: all that lies open, and the face-down tokens that it has looked at (SET-5). States that a side
 * cannot tell apart give it equal views.
 *
 * <p>To search, a bot completes its view to a state that may be the true one:
 *
 * <pre>{@code
 * GameState possible = view.completed(dice.shuffle(view.toShuffle()));
 * }</pre>
 */
public final class PlayerView {
    private final Side side;
    private final Position position;
    private final List<Pending> pending;
    private final Secrets secrets;
    /** Sifted from the secrets when somebody asks: most who choose never do. Threads that race for it find the same. */
    private @Nullable Vector<TokenItem> known;

    private @Nullable Vector<RuleId> unknown;

    /**
     * A view with everything that is known.
     *
     * @param known the tokens that the side has looked at, by ascending number
     * @param pending what is still to be done, first what is done next
     */
    public PlayerView(Side side, Position position, Vector<TokenItem> known, List<Pending> pending) {
        this(side, position, pending, Secrets.NONE);
        this.known = known;
    }

    private PlayerView(Side side, Position position, List<Pending> pending, Secrets secrets) {
        this.side = side;
        this.position = position;
        this.pending = pending;
        this.secrets = secrets;
    }

    static PlayerView of(GameState state, Side side) {
        return new PlayerView(side, state.position(), state.pending(), state.secrets());
    }

    /** Whose view it is. */
    public Side side() {
        return side;
    }

    /** What both sides see: all that lies open. */
    public Position position() {
        return position;
    }

    /** What the side alone knows: the tokens that it has looked at, by ascending number. */
    public Vector<TokenItem> known() {
        Vector<TokenItem> sifted = known;
        if (sifted == null) {
            List<Integer> looked = position.side(side).looked();
            sifted = looked.isEmpty() ? Vector.empty() : secrets.tokens().filter(t -> looked.contains(t.token()));
            known = sifted;
        }
        return sifted;
    }

    /** What is still to be done: first what is done next. */
    public List<Pending> pending() {
        return pending;
    }

    /**
     * A fold over the whole view, the same on every machine and in every run: a key under which a search may keep what it knows.
     * Views that a side cannot tell apart have equal digests. 64 bits.
     */
    public long digest() {
        return position.game().digest(this);
    }

    /** What is going on, in the rules' words, outermost first: one line, as {@link GameState#why}. */
    public String why() {
        return Pending.told(pending, position);
    }

    /**
     * The tokens of which the side does not know what they are: their numbers, ascending; those too that are still to be placed, or
     * have been discarded unseen.
     */
    public Vector<Integer> hidden() {
        java.util.List<TokenItem> seen = seen();
        return position.drawn().reject(token -> among(seen, token));
    }

    /** What it has looked at, then all that anybody may look at. */
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
     * What the hidden tokens may be: the ruleset's pool (SET-3) without what has been turned face up and what the side has looked
     * at. As many as there are {@link #hidden} tokens, or more, in the order of the pool.
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

    /** Asks for the order that {@link #completed} needs: the shuffle of what is {@link #unknown}. */
    public Prompt.ShuffleRequest toShuffle() {
        return new Prompt.ShuffleRequest(side, RuleIds.SET_3, unknown().size());
    }

    /**
     * A state that the side cannot tell from the true one. With orders that are drawn uniformly, the states are drawn
     * uniformly from all that the side cannot tell apart.
     *
     * @param order of what is {@link #unknown}: the first hidden token is the one named first
     * @return a state whose view for this side equals this one
     * @throws IllegalArgumentException if the order does not answer {@link #toShuffle}
     */
    public GameState completed(Shuffle order) {
        Vector<RuleId> left = unknown();
        if (!order.orders(left.size()))
            throw new IllegalArgumentException(order + " does not order " + left.size() + " things");
        java.util.List<TokenItem> seen = seen();
        ArrayList<TokenItem> all = new ArrayList<>(seen);
        int next = 0;
        for (int token : position.drawn())
            if (!among(seen, token))
                all.add(new TokenItem(token, left.get(order.numbers().get(next++) - 1)));
        all.sort(Comparator.comparingInt(TokenItem::token));
        return new GameState(position, new Secrets(Vector.ofAll(all)), pending);
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

    /** As {@link GameState#toString}, which shows nothing hidden, and what the side has looked at. */
    @Override
    public String toString() {
        return new GameState(position, Secrets.NONE, pending)
                + known().map(t -> "\n  " + side + " knows: " + t).mkString();
    }
}
