package io.github.deadcube.core.workspace;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.internal.FullPosition.Recon;
import io.github.deadcube.api.internal.StateBounds;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Marker;
import io.github.deadcube.api.play.Prompt.Result;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.CommandDice.CommandFace;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/** RND, CMD, VIC, SET-9: changes the round, and what belongs to a side: its command dice, zone, points and orders. */
public final class SideChanges {
    private final Draft draft;
    private final View view;
    private final LastingChanges lasting;
    private final Events events;
    private final EffectsCheck check;

    public SideChanges(Draft draft, View view, LastingChanges lasting, Events events) {
        this.draft = draft;
        this.view = view;
        this.lasting = lasting;
        this.events = events;
        this.check = view.check;
    }

    public void addScore(Side side, int points, RuleId rule) {
        check.citing(rule, "addScore", side);
        check.number("the number of VP", points, 0, Integer.MAX_VALUE);
        SideState s = draft.side(side);
        int scored = Math.min(points, StateBounds.MOST_POINTS - s.score());
        if (scored == 0) return;
        draft.put(side, s.withScore(s.score() + scored));
        events.announce(new Event.Scored(side, scored, rule));
    }

    public void rolledCommand(Side side, CommandDice dice) {
        putCommand(side, view.commandDice(side).plus(dice));
        events.announce(new Event.CommandRolled(side, dice));
    }

    public void putBackCommand(Side side, CommandDice dice) {
        putCommand(side, view.commandDice(side).minus(dice));
        events.announce(new Event.CommandPutBack(side, dice));
    }

    /** CMD-4: a spent die is discarded. */
    public void spendCommand(Side side, CommandFace face, RuleId rule) {
        putCommand(side, view.commandDice(side).plus(face, -1));
        events.announce(new Event.CommandSpent(side, face, rule));
        if (rule.equals(RuleIds.CMD_8) && draft.active.isDefined() && draft.game.tracksDice())
            lasting.addMark(draft.active.get().model(), new Mark(rule, face.number(), Mark.Until.ACTIVATION));
        if (face == CommandFace.MODEL && draft.game.reservesDice() && !rule.equals(RuleIds.CMD_5)) removeEarmark(side);
    }

    /** R25-K-COMM-RELAY: earmarked dice, which may not buy a re-roll, are spent before equal dice. */
    private void removeEarmark(Side side) {
        for (Marker marker : draft.markers())
            if (view.sides().isEarmark(marker, side)) {
                lasting.removeMarker(marker, marker.rule());
                if (marker.number() > 1) lasting.placeMarker(marker.withNumber(marker.number() - 1), marker.rule());
                return;
            }
    }

    public void discardCommand(Side side) {
        CommandDice left = view.commandDice(side);
        if (left.equals(CommandDice.NONE)) return;
        putCommand(side, CommandDice.NONE);
        events.announce(new Event.CommandDiscarded(side, left));
    }

    public void discardDie(Side side, CommandFace face) {
        check.call("discardDie", side, face);
        if (!view.commandDice(side).has(face)) return;
        putCommand(side, view.commandDice(side).plus(face, -1));
        events.announce(new Event.CommandDiscarded(side, CommandDice.of(face)));
    }

    private void putCommand(Side side, CommandDice dice) {
        draft.put(side, draft.side(side).withCommand(dice));
    }

    public void takeZone(Side side, int zone) {
        draft.put(side, draft.side(side).withZone(zone));
        events.announce(new Event.ZoneTaken(side, zone));
    }

    /** SET-9: sorted in battlefield order, so that the order of adding does not matter. */
    public void addToZone(Side side, Cube cube) {
        draft.put(
                side,
                draft.side(side).withAdded(draft.side(side).added().append(cube).sorted()));
        events.announce(new Event.CubeAdded(side, cube));
    }

    public void beginRound() {
        draft.round++;
        draft.starter = Option.none();
        events.announce(new Event.RoundBegan(draft.round));
    }

    public void beginTurn(Side side) {
        draft.initiative = side;
        events.announce(new Event.TurnBegan(side));
    }

    public void initiative(Side side, RuleId rule) {
        draft.initiative = side;
        events.announce(new Event.InitiativeTaken(side, rule));
    }

    /** CMD-9: counts a special order; most orders may be used once per activation. */
    public void countOrder(Side side) {
        draft.active = draft.active.map(a -> side == Side.A
                ? a.withOrdersA(Math.min(a.ordersA() + 1, StateBounds.MOST_ORDERS))
                : a.withOrdersB(Math.min(a.ordersB() + 1, StateBounds.MOST_ORDERS)));
    }

    /**
     * ORD-1: notes the use of an order that may be used once in some time on a model, the leader if it is in play.
     *
     * @param number of the order on the leader's card, from 1
     */
    public void noteOrder(Side side, int number, Mark.Until until) {
        ModelId owner = draft.game.leader(side);
        for (int i = draft.game.first(side);
                i < draft.game.end(side) && !draft.model(owner).inPlay();
                i++) if (view.model(i).inPlay()) owner = draft.game.id(i);
        lasting.addMark(owner, new Mark(RuleIds.ORD_1, number, until));
    }

    public void end(Result how) {
        draft.result = Option.some(how);
        events.announce(new Event.Ended(how));
    }

    public void recon(Option<Recon> left) {
        draft.recon = left;
    }
}
