package io.github.deadcube.api;

import io.github.deadcube.api.play.Token.TokenItem;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.saved.SavedName;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The complete state of a game: the position, the hidden facts and the pending steps. Immutable. Two equal states
 * behave alike for every future input, and have equal digests.
 *
 * @param position the part that both sides see
 * @param secrets the hidden facts (SET-3, ITEM-3): the item of every drawn token, by ascending number, also of tokens
 *     that were turned face up later; no other part of a state holds them
 * @param pending the steps that are still to be done, the next one first; the first one waits for the answer to the
 *     prompt
 */
public record GameState(Position position, Vector<TokenItem> secrets, List<Pending> pending) {
    /**
     * The version of {@link #digest}. It increases when the digest of any state changes; files with digests contain it.
     */
    public static final int DIGEST_VERSION = 1;

    /**
     * A 64-bit hash of the whole state, the same on every machine and in every run. It is for records, never for
     * players, because it depends on hidden facts. A scenario counts by its name, one that a file describes with all of
     * its parts; lines of sight of an application do not count.
     */
    public long digest() {
        return position.game().digest(this);
    }

    /** A hash of {@link #digest}: the same in every run, and suitable for hash tables of many states. */
    @Override
    public int hashCode() {
        return Long.hashCode(digest());
    }

    /**
     * Describes the pending steps in the terms of the rules, outermost first:
     * {@code round 2; A3 is active; A3 advances}.
     */
    public String describePending() {
        return pendingSteps().mkString("; ");
    }

    /** The pending steps as sentences, outermost first, such as {@code A3 advances}. */
    public Vector<Sentence> pendingSteps() {
        return Pending.described(pending, position);
    }

    /** The item that a token is (SET-3, ITEM-3), a hidden fact; none if no token with this number was drawn. */
    public Option<RuleId> item(int token) {
        for (TokenItem t : secrets) if (t.token() == token) return Option.some(t.item());
        return Option.none();
    }

    /** The facts that a side may know. */
    public PlayerView seenBy(Side side) {
        return PlayerView.of(this, side);
    }

    /** A short text of the position, for messages, and {@link #describePending}. It cannot be read back. */
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
            s.append("\n  ").append(m.id()).append(' ').append(m.card().name()).append(": ");
            s.append(m.inPlay() ? m.place().toString() : m.status().toString());
            if (m.damage() > 0) s.append(", damage ").append(m.damage());
            if (m.pinned()) s.append(", pinned");
            if (m.activated()) s.append(", activated");
            m.marks().forEach(k -> s.append(", ").append(k.rule()).append(' ').append(k.amount()));
        });
        position.markers().forEach(marker -> s.append("\n  ").append(marker));
        return s.append("\n  ").append(describePending()).toString();
    }

    /**
     * The remaining steps of one rule: an immutable part of a {@link GameState}. It holds nothing of
     * {@link GameState#secrets}, so both sides may know it.
     */
    @SavedName("pending")
    public interface Pending {
        RuleId rule();

        /** A clause that describes the step in the terms of the rules: {@code A3 advances}. Computed at each call. */
        Sentence describe();

        /** The same for clauses that depend on the position. By default {@link #describe()}. */
        default Vector<Sentence> describe(Position position) {
            return Vector.of(describe());
        }

        /**
         * The descriptions of pending steps, outermost first. A step without a description has none.
         *
         * @param pending the steps that are still to be done, the next one first
         */
        static Vector<Sentence> described(List<Pending> pending, Position position) {
            return pending.reverse()
                    .toVector()
                    .flatMap(p -> p.describe(position))
                    .filter(words -> !words.toString().isEmpty());
        }
    }
}
