package io.github.deadcube.api;

import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Everything: how things stand, and what is still to be done. Immutable. Two states that are equal behave alike under
 * every future input, and have equal digests.
 *
 * @param position how things stand, as both sides see it
 * @param secrets what is hidden from somebody
 * @param pending what is still to be done, first what is done next; the first waits for the answer to the prompt
 */
public record GameState(Position position, Secrets secrets, List<Pending> pending) {
    /**
     * A fold over the whole state, the same on every machine and in every run: for records, never for players, since it depends on
     * what is hidden. 64 bits.
     */
    public long digest() {
        return position.game().digest(this);
    }

    /** The digest's fold: fit for tables of many states, and the same in every run. */
    @Override
    public int hashCode() {
        return Long.hashCode(digest());
    }

    /** What is going on, in the rules' words, outermost first: {@code round 2; A3 is active; A3 advances}. */
    public String why() {
        return Pending.told(pending, position);
    }

    /** What a side may know. */
    public PlayerView seenBy(Side side) {
        return PlayerView.of(this, side);
    }

    /** The position in notation and {@link #why}. */
    @Override
    public String toString() {
        StringBuilder s = new StringBuilder("round ").append(position.round());
        s.append(", initiative ").append(position.initiative());
        s.append(", A ")
                .append(position.a().score())
                .append(" VP [")
                .append(position.a().command());
        s.append("], B ")
                .append(position.b().score())
                .append(" VP [")
                .append(position.b().command())
                .append("]");
        position.models().forEach(m -> {
            s.append("\n  ")
                    .append(m.id())
                    .append(' ')
                    .append(m.profile().name())
                    .append(": ");
            s.append(m.inPlay() ? m.place().toString() : m.status().toString());
            if (m.damage() > 0) s.append(", damage ").append(m.damage());
            if (m.pinned()) s.append(", pinned");
            if (m.activated()) s.append(", activated");
            m.marks().forEach(k -> s.append(", ").append(k.rule()).append(' ').append(k.amount()));
        });
        position.markers().forEach(marker -> s.append("\n  ").append(marker));
        return s.append("\n  ").append(why()).toString();
    }

    /**
     * All that is hidden from somebody (SET-3, ITEM-3): what the item tokens are. It is settled when they are drawn, and no
     * part of it is held anywhere else in a {@link GameState}.
     *
     * @param tokens every token drawn, by ascending number, those too that have been turned face up since
     */
    public record Secrets(Vector<TokenItem> tokens) {
        /** Before anything is drawn. */
        public static final Secrets NONE = new Secrets(Vector.empty());

        /** What a token is: the item, or none if no such token was drawn. */
        public Option<RuleId> item(int token) {
            for (TokenItem t : tokens) if (t.token() == token) return Option.some(t.item());
            return Option.none();
        }
    }

    /**
     * The rest of one rule, waiting for its turn: an immutable part of a {@link GameState}. Both sides may know it: nothing
     * of {@link Secrets} is in it.
     */
    public interface Pending {
        /** The rule. */
        RuleId rule();

        /** What is going on, in the rules' words, as a clause: {@code A3 advances}. A few words, made when asked for. */
        String words();

        /** The same where the words depend on how the game stands: a few words, made when asked for. */
        default String words(Position position) {
            return words();
        }

        /**
         * What is going on, outermost first: {@code round 2; A3 is active; A3 advances}.
         *
         * @param pending what is still to be done, first what is done next
         */
        static String told(List<Pending> pending, Position position) {
            return pending.reverse()
                    .map(p -> p.words(position))
                    .filter(w -> !w.isEmpty())
                    .mkString("; ");
        }
    }
}
