package io.github.deadcube.core.workspace;

import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.Card.Muster;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.api.team.Side.Allegiance;

/**
 * What frames ask about a side: its orders, the command dice that it may use, its models left to activate, and its
 * strength.
 */
public final class Sides {
    private final Draft draft;

    Sides(Draft draft) {
        this.draft = draft;
    }

    /** CMD-9: the number of special orders that a side has used since the active model was activated. */
    public int orders(Side side) {
        if (draft.active.isEmpty()) return 0;
        return side == Side.A
                ? draft.active.get().ordersA()
                : draft.active.get().ordersB();
    }

    /**
     * ORD-1: whether a side has used an order that may be used once in some time that has not ended.
     *
     * @param number of the order on the leader's card, from 1
     */
    public boolean orderNoted(Side side, int number) {
        for (int i = draft.game.first(side); i < draft.game.end(side); i++)
            for (Mark mark : draft.roster.get(i).marks())
                if (mark.rule().equals(RuleIds.ORD_1) && mark.amount() == number) return true;
        return false;
    }

    /** CMD-5, R25-K-COMM-RELAY: the command dice that may buy a re-roll. */
    public CommandDice buying(Side side) {
        CommandDice all = draft.side(side).command();
        int bound = draft.markers().isEmpty() || !draft.game.reservesDice() ? 0 : earmarked(side);
        return bound == 0 ? all : all.plus(CommandFace.MODEL, -Math.min(bound, all.count(CommandFace.MODEL)));
    }

    private int earmarked(Side side) {
        int bound = 0;
        for (Marker marker : draft.markers()) if (isEarmark(marker, side)) bound += marker.number();
        return bound;
    }

    /** R25-K-COMM-RELAY: whether a marker earmarks command dice of the side. */
    boolean isEarmark(Marker marker, Side side) {
        return draft.game.reservesDice(marker.rule()) && marker.owner().exists(owner -> owner.side() == side);
    }

    /** RND-5: the number of models that a side has left to activate. */
    public int waiting(Side side) {
        return Long.bitCount(waiters(side));
    }

    /** RND-2: the models that a side has left to activate, as a set. */
    public long waiters(Side side) {
        return waiting(draft.roster) & draft.game.set(side);
    }

    public boolean mayActivate(ModelId model) {
        return (waiting(draft.roster) >> draft.game.index(model) & 1) != 0;
    }

    /** RND-2, R25-K-DROP-SUIT: all models that are left to activate, including some in reserve, as a set. */
    long waiting(Roster models) {
        long waiting = models.waiting();
        for (long left = draft.game.activatedInReserve(); left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            Model m = models.get(i);
            boolean calls = m.status() == Model.Status.RESERVE && m.allegiance() != Allegiance.NEUTRAL;
            if (calls && !m.activated()) waiting |= 1L << i;
        }
        return waiting;
    }

    /**
     * CMD-3, TEAM-8, ORD-6: the number of models chosen for a side's strike team, the dead included, neutral models
     * excluded.
     */
    public int strength(Side side) {
        int n = 0;
        for (int i = draft.game.first(side); i < draft.game.end(side); i++)
            if (draft.roster.get(i).allegiance() != Allegiance.NEUTRAL
                    && draft.roster.get(i).card().muster() == Muster.CHOSEN) n++;
        return n;
    }

    /**
     * CMD-3: the number of a side's models on the battlefield, neutral models excluded; those in reserve are not there
     * (SET-11).
     */
    public int remaining(Side side) {
        int n = 0;
        for (int i = draft.game.first(side); i < draft.game.end(side); i++) {
            Model m = draft.roster.get(i);
            if (m.inPlay() && m.allegiance() != Allegiance.NEUTRAL) n++;
        }
        return n;
    }
}
