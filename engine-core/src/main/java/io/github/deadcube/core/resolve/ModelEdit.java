package io.github.deadcube.core.resolve;

import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.internal.Spent;
import io.github.deadcube.api.play.Mark;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.play.ModelState.Carried;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** A model with one thing changed: one new record a change, since models change with nearly every input. */
final class ModelEdit {
    private ModelEdit() {}

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

    static ModelState spent(ModelState m, Spent spent) {
        return having(m, spent, m.item(), m.marks());
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

    private static ModelState having(ModelState m, Spent spent, Option<Carried> item, List<Mark> marks) {
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
            Spent spent,
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
}
