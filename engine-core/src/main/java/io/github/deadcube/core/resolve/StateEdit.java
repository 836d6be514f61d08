package io.github.deadcube.core.resolve;

import io.github.deadcube.api.Position.ActiveModel;
import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.internal.CardUses;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.github.deadcube.api.team.CommandDice;
import io.github.deadcube.api.team.Side;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Copies a model, a side or the active model with one change, in one new record, as models change with nearly every input. */
final class StateEdit {
    private StateEdit() {}

    static ModelState put(ModelState m, ModelState.Status status, Place place) {
        return of(m, status, place, m.damage(), m.pinned(), m.activated(), m.forced(), m.spent(), m.item(), m.marks());
    }

    static ModelState at(ModelState m, Place place, int forced) {
        return of(m, m.status(), place, m.damage(), m.pinned(), m.activated(), forced, m.spent(), m.item(), m.marks());
    }

    /** ADV-3. */
    static ModelState left(ModelState m) {
        return of(
                m, ModelState.Status.LEFT, Place.NOWHERE, m.damage(), false, false, 0, m.spent(), m.item(), m.marks());
    }

    /** DMG-3. */
    static ModelState killed(ModelState m) {
        return of(
                m,
                ModelState.Status.KILLED,
                Place.NOWHERE,
                m.profile().hitPoints(),
                false,
                false,
                0,
                m.spent(),
                Option.none(),
                List.empty());
    }

    static ModelState forced(ModelState m, int forced) {
        return at(m, m.place(), forced);
    }

    static ModelState damage(ModelState m, int damage) {
        return harmed(m, damage, m.pinned(), m.activated());
    }

    static ModelState pinned(ModelState m, boolean pinned) {
        return harmed(m, m.damage(), pinned, m.activated());
    }

    static ModelState activated(ModelState m, boolean activated) {
        return harmed(m, m.damage(), m.pinned(), activated);
    }

    static ModelState usedUp(ModelState m, int number) {
        return having(m, CardUses.with(m.spent(), number), m.item(), m.marks());
    }

    static ModelState item(ModelState m, Option<Carried> item) {
        return having(m, m.spent(), item, m.marks());
    }

    static ModelState marks(ModelState m, List<Mark> marks) {
        return having(m, m.spent(), m.item(), marks);
    }

    private static ModelState harmed(ModelState m, int damage, boolean pinned, boolean activated) {
        return of(m, m.status(), m.place(), damage, pinned, activated, m.forced(), m.spent(), m.item(), m.marks());
    }

    private static ModelState having(ModelState m, List<Integer> spent, Option<Carried> item, List<Mark> marks) {
        return of(m, m.status(), m.place(), m.damage(), m.pinned(), m.activated(), m.forced(), spent, item, marks);
    }

    private static ModelState of(
            ModelState m,
            ModelState.Status status,
            Place place,
            int damage,
            boolean pinned,
            boolean activated,
            int forced,
            List<Integer> spent,
            Option<Carried> item,
            List<Mark> marks) {
        return new ModelState(
                m.id(),
                m.profile(),
                status,
                place,
                m.allegiance(),
                damage,
                pinned,
                activated,
                forced,
                spent,
                item,
                marks);
    }

    static SideState score(SideState s, int score) {
        return new SideState(score, s.command(), s.looked(), s.zone(), s.added());
    }

    static SideState command(SideState s, CommandDice command) {
        return new SideState(s.score(), command, s.looked(), s.zone(), s.added());
    }

    static SideState looked(SideState s, List<Integer> looked) {
        return new SideState(s.score(), s.command(), looked, s.zone(), s.added());
    }

    static SideState zone(SideState s, int zone) {
        return new SideState(s.score(), s.command(), s.looked(), zone, s.added());
    }

    static SideState added(SideState s, Vector<Cube> added) {
        return new SideState(s.score(), s.command(), s.looked(), s.zone(), added);
    }

    static Option<ActiveModel> controller(ActiveModel a, Side controller) {
        return of(a, controller, a.over(), a.displaced(), a.ordersA(), a.ordersB());
    }

    static Option<ActiveModel> over(ActiveModel a) {
        return of(a, a.controller(), true, a.displaced(), a.ordersA(), a.ordersB());
    }

    static Option<ActiveModel> displaced(ActiveModel a, boolean displaced) {
        return of(a, a.controller(), a.over(), displaced, a.ordersA(), a.ordersB());
    }

    static Option<ActiveModel> ordered(ActiveModel a, Side side) {
        int ofA = side == Side.A ? Math.min(a.ordersA() + 1, Edit.MOST_ORDERS) : a.ordersA();
        int ofB = side == Side.B ? Math.min(a.ordersB() + 1, Edit.MOST_ORDERS) : a.ordersB();
        return of(a, a.controller(), a.over(), a.displaced(), ofA, ofB);
    }

    private static Option<ActiveModel> of(
            ActiveModel a, Side controller, boolean over, boolean displaced, int ordersA, int ordersB) {
        return Option.some(new ActiveModel(a.model(), controller, over, displaced, ordersA, ordersB));
    }
}
