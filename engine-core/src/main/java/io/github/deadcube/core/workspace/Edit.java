package io.github.deadcube.core.workspace;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.extend.Trigger;
import io.github.deadcube.api.internal.Roster;
import io.github.deadcube.api.play.Event;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.team.ModelId;
import io.github.deadcube.api.team.Side;
import io.vavr.control.Option;

/** Changes models and the activation. Announces the changes that players see. */
public final class Edit {
    private final Draft draft;
    private final View view;
    private final Neighbours neighbours;
    private final Sides sides;
    private final LastingChanges lasting;
    private final SideChanges sideChanges;
    private final Events events;
    private final UnfinishedRules unfinished;
    private final EffectsCheck check;

    public Edit(
            Draft draft,
            View view,
            LastingChanges lasting,
            SideChanges sideChanges,
            Events events,
            UnfinishedRules unfinished) {
        this.draft = draft;
        this.view = view;
        this.neighbours = view.neighbours();
        this.sides = view.sides();
        this.lasting = lasting;
        this.sideChanges = sideChanges;
        this.events = events;
        this.unfinished = unfinished;
        this.check = view.check;
    }

    public void deploy(ModelId id, Place place, RuleId rule) {
        draft.put(draft.model(id).withStatus(Model.Status.IN_PLAY).withPlace(place));
        events.announce(new Event.Deployed(id, place, rule));
        changedCube(id);
    }

    /** A model moves by choice; it is on spot 0 while it only passes through a cube (ADV-17). */
    public void move(ModelId id, Place place, RuleId rule) {
        Model m = draft.model(id);
        // a fight that was due in the cube that the model leaves is cancelled (KT-2)
        boolean elsewhere = !m.cube().equals(place.cube());
        if (elsewhere && draft.roster.forced() != 0) cancelDueFights(m, place.cube());
        draft.put(m.withPlace(place).withForced(elsewhere ? 0 : m.forced()));
        events.announce(new Event.Moved(id, place, rule));
        if (elsewhere) changedCube(id);
    }

    /**
     * PART-2: a model goes back to the cube from which it has intruded; it meets those that it left there again
     * (AST-1).
     */
    public void putBack(ModelId id, Cube home) {
        move(id, new Place(home, 0), RuleIds.PART_2);
        lasting.removeMarks(id, RuleIds.AST_1);
    }

    /** ADV-19, AST-1: a model is in another cube than before. */
    private void changedCube(ModelId id) {
        Model m = draft.model(id);
        if (m.marked(RuleIds.ADV_19)) lasting.removeMarks(id, RuleIds.ADV_19);
        if (draft.active.isEmpty()) return;
        ModelId active = draft.active.get().model();
        boolean meets = id.equals(active)
                ? neighbours.wouldFight(m, m.cube())
                : draft.model(active).inPlay()
                        && draft.model(active).cube().equals(m.cube())
                        && neighbours.wouldFight(draft.model(active), m);
        if (meets == m.marked(RuleIds.AST_1)) return;
        if (meets) lasting.addMark(id, new Mark(RuleIds.AST_1, 1, Mark.Until.ACTIVATION));
        else lasting.removeMarks(id, RuleIds.AST_1);
    }

    /** ADV-3: a model leaves the battlefield, with its marks and its item. */
    public void leave(ModelId id) {
        Roster before = draft.roster;
        int worth = draft.game.scenario().leaving(view, draft.model(id));
        draft.put(left(draft.model(id)));
        events.announce(new Event.Left(id));
        sideChanges.addScore(id.side(), worth, RuleIds.VIC_9);
        lasting.forget(memory -> memory.owner().equals(id));
        settleStarter(id.side(), before);
    }

    /** A model is moved by force. If it lands in another cube, a fight may be due there (AWAY-4, PIN-3). */
    public void force(ModelId id, Place place, RuleId rule) {
        Model m = draft.model(id);
        boolean elsewhere = !m.cube().equals(place.cube());
        if (elsewhere) cancelDueFights(m, place.cube());
        draft.put(m.withPlace(place).withForced(elsewhere ? unfinished.depth() : m.forced()));
        events.announce(new Event.ForcedTo(id, place, rule));
        if (!elsewhere) return;
        changedCube(id);
        if (draft.isActive(id)) draft.active = Option.some(draft.active.get().withDisplaced(true));
    }

    /**
     * AWAY-4: a model that was forced here and met no enemy owes no fight any more; an enemy that comes in fights it.
     * ORD-2: if a friend comes in and an order acts on arrivals, it still counts as one that has come.
     */
    private void cancelDueFights(Model arriving, Cube cube) {
        boolean asks = draft.game.hasOrder(Trigger.NEARED);
        for (int i = 0; i < draft.game.models(); i++) {
            Model m = view.model(i);
            if (m.forced() == 0
                    || !m.cube().equals(cube)
                    || neighbours.enemies(m, cube, false)
                    || asks && !neighbours.wouldFight(m, arriving)) continue;
            draft.put(m.withForced(0));
        }
    }

    public void clearForced(ModelId id) {
        draft.put(draft.model(id).withForced(0));
    }

    /**
     * PIN-4: a pinned model stays pinned. PIN-5: some are never pinned. ACT-5: ends the activation of an active model.
     */
    public void pin(ModelId id, RuleId rule) {
        check.citing(rule, "pin", id);
        Model m = draft.model(id);
        if (!m.inPlay() || m.pinned() || view.hasTrait(id, Trait.NEVER_PINNED)) return;
        draft.put(m.withPinned(true));
        events.announce(new Event.Pinned(id, rule));
        endActivation(id);
    }

    public void standUp(ModelId id, RuleId rule) {
        check.citing(rule, "standUp", id);
        Model m = draft.model(id);
        if (!m.inPlay() || !m.pinned()) return;
        draft.put(m.withPinned(false));
        events.announce(new Event.StoodUp(id, rule));
    }

    /** RND-3, RND-8: ends the activation of a model and puts the marker on it; on a model in reserve, too. */
    public void markActivated(ModelId id, RuleId rule) {
        check.citing(rule, "markActivated", id);
        Model m = draft.model(id);
        if (!m.inPlay() && !inReserve(m)) return;
        endActivation(id);
        unfinished.stopMoves(id);
        if (m.activated()) return;
        Roster before = draft.roster;
        draft.put(m.withActivated(true));
        events.announce(new Event.ActivationMarked(id, rule));
        settleStarter(id.side(), before);
    }

    public void unmarkActivated(ModelId id, RuleId rule) {
        check.citing(rule, "unmarkActivated", id);
        Model m = draft.model(id);
        if (m.inPlay()) unmark(m, rule);
    }

    public void unmarkAll() {
        for (Model m : view.models()) if (m.inPlay() || inReserve(m)) unmark(m, RuleIds.RND_9);
    }

    private void unmark(Model m, RuleId rule) {
        if (!m.activated()) return;
        draft.put(m.withActivated(false));
        events.announce(new Event.ActivationUnmarked(m.id(), rule));
    }

    private boolean inReserve(Model m) {
        return m.status() == Model.Status.RESERVE && draft.game.isActivatedInReserve(m.id());
    }

    public void endActivation(ModelId id) {
        check.call("endActivation", id);
        draft.changes();
        if (draft.isActive(id)) draft.active = Option.some(draft.active.get().withOver(true));
    }

    /** RND-7: the last side to have no model left to activate while the other side has some starts the next round. */
    private void settleStarter(Side side, Roster before) {
        if ((sides.waiting(before) & draft.game.set(side)) != 0
                && sides.waiters(side) == 0
                && sides.waiters(side.other()) != 0) draft.starter = Option.some(side);
    }

    /** DMG-1, step 6, DMG-3: a model loses HP; without HP it dies. */
    public void hurt(ModelId id, int hitPoints, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay() || hitPoints <= 0) return;
        int lost = Math.min(hitPoints, m.card().hitPoints() - m.damage());
        draft.put(m.withDamage(m.damage() + lost));
        events.announce(new Event.Damaged(id, lost, rule));
        if (m.damage() + lost >= m.card().hitPoints()) remove(id, rule);
    }

    public void heal(ModelId id, int hitPoints, RuleId rule) {
        check.citing(rule, "heal", id);
        check.number("the number of HP", hitPoints, 0, Integer.MAX_VALUE);
        Model m = draft.model(id);
        int back = Math.min(hitPoints, m.damage());
        if (!m.inPlay() || back <= 0) return;
        draft.put(m.withDamage(m.damage() - back));
        events.announce(new Event.Healed(id, back, rule));
    }

    /** DMG-3, VIC-1: removes a killed model. The other side scores for it; the cause does not matter. */
    public void remove(ModelId id, RuleId rule) {
        Model m = draft.model(id);
        if (!m.inPlay()) return;
        Roster before = draft.roster;
        draft.put(killed(m));
        events.announce(new Event.Killed(id, rule));
        lasting.forget(memory -> memory.owner().equals(id));
        for (Mark mark : m.marks())
            if (mark.rule().equals(RuleIds.ORD_1)) sideChanges.noteOrder(id.side(), mark.amount(), mark.until());
        m.item().filter(item -> !item.bought()).forEach(item -> lasting.placeItem(id, item, m.cube(), RuleIds.DMG_4));
        sideChanges.addScore(id.side().other(), draft.game.scenario().worth(view, m), RuleIds.VIC_1);
        settleStarter(id.side(), before);
    }

    public void beginActivation(ModelId id) {
        draft.active = Option.some(new ActiveModel(id, id.side(), false, false, 0, 0));
        events.announce(new Event.ActivationBegan(id));
    }

    /** K-RAMPAGE: the side that decides and rolls for the active model until its activation ends. */
    public void giveControl(Side side, RuleId rule) {
        check.citing(rule, "giveControl", side);
        draft.changes();
        if (draft.active.isEmpty() || draft.active.get().controller() == side) return;
        ModelId id = draft.active.get().model();
        draft.active = Option.some(draft.active.get().withController(side));
        events.announce(new Event.ControlPassed(id, side, rule));
    }

    public void endActivation() {
        draft.active = Option.none();
    }

    public void beginMovement(ModelId id) {
        // ORD-2: an order may move a model in the end of its activation, even if something has ended that early
        if (draft.isActive(id) && draft.active.get().over() && !unfinished.includeActivation())
            draft.active = Option.some(draft.active.get().withOver(false));
        if (view.displaced() && draft.isActive(id))
            draft.active = Option.some(draft.active.get().withDisplaced(false));
        if (draft.active.isDefined() && draft.game.tracksEnemiesBeside()) markBesideEnemies();
    }

    /** ORD-2: marks the models that share a cube with an enemy when an action begins. */
    private void markBesideEnemies() {
        for (Model m : view.models()) {
            boolean beside = m.inPlay() && neighbours.isBesideEnemies(m.id());
            if (beside == m.marked(RuleIds.ORD_2)) continue;
            if (beside) lasting.addMark(m.id(), new Mark(RuleIds.ORD_2, 1, Mark.Until.ACTIVATION));
            else lasting.removeMarks(m.id(), RuleIds.ORD_2);
        }
    }

    /** SET-9: a model without room stays in reserve for the whole game. */
    public void leaveOut(ModelId id) {
        reserve(id, RuleIds.SET_9);
        Mark mark = new Mark(RuleIds.SET_9, 1, Mark.Until.GAME);
        draft.put(draft.model(id).withMarks(draft.model(id).marks().append(mark)));
        events.announce(new Event.Marked(id, mark));
    }

    public void reserve(ModelId id, RuleId rule) {
        draft.put(draft.model(id).withStatus(Model.Status.RESERVE).withPlace(Place.NOWHERE));
        events.announce(new Event.WentToReserve(id, rule));
    }

    /** ADV-3: the model off the battlefield, with what it keeps. */
    private static Model left(Model m) {
        return m.withStatus(Model.Status.LEFT)
                .withPlace(Place.NOWHERE)
                .withPinned(false)
                .withActivated(false)
                .withForced(0);
    }

    /** DMG-3: its used-up weapons stay used up. */
    private static Model killed(Model m) {
        return Model.killed(m.id(), m.card()).withAllegiance(m.allegiance()).withUsedUp(m.usedUp());
    }
}
