package io.github.deadcube.api.order;

import io.github.deadcube.api.extend.Cue;
import io.github.deadcube.api.extend.Table;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;

/**
 * On whom a special order acts.
 *
 * @param who whom it may be, seen from the moment's subject
 * @param conditions what must be so of each
 * @param least how many at least; with fewer the order is not used
 * @param most how many at most, 1 or more; several are chosen one after another
 */
public record Whom(Who who, Vector<Condition> conditions, int least, int most) {
    /** The model that the moment is about. */
    public static final Whom SUBJECT = of(Who.SUBJECT);

    /** Whom it may be. */
    public enum Who {
        /** The model that the moment is about. */
        SUBJECT,
        /** The other one of an attack. */
        OPPONENT,
        /** Another of the order's side, in play. */
        FRIEND,
        /** Any of the order's side, in play. */
        OWN,
        /** One of the other side, in play. */
        ENEMY
    }

    /**
     * One model.
     *
     * @param who whom it may be
     * @param conditions what must be so of it
     * @return one of them
     */
    public static Whom of(Who who, Condition... conditions) {
        return new Whom(who, Vector.of(conditions), 0, 1);
    }

    /**
     * Several models.
     *
     * @param models how many at most
     * @return up to so many of them
     */
    public Whom upTo(int models) {
        return new Whom(who, conditions, 0, models);
    }

    /**
     * So many models, no more and no fewer: {@code Whom.of(Who.OWN, new Condition.Prints("CONSTRUCT")).exactly(3)} is not offered to a side
     * with two of them.
     *
     * @param models how many
     * @return so many of them
     */
    public Whom exactly(int models) {
        return new Whom(who, conditions, models, models);
    }

    /** Every model on which an order may act at a moment. */
    Vector<ModelId> candidates(Table table, Cue cue) {
        return all(table, cue).filter(m -> conditions.forAll(c -> c.of(table, cue, m)));
    }

    private Vector<ModelId> all(Table table, Cue cue) {
        return switch (who) {
            case SUBJECT -> Vector.of(cue.subject());
            case OPPONENT -> cue.opponent().toVector();
            case FRIEND -> inPlay(table).filter(m -> m.side() == cue.side() && !m.equals(cue.subject()));
            case OWN -> inPlay(table).filter(m -> m.side() == cue.side());
            case ENEMY -> inPlay(table).filter(m -> m.side() != cue.side());
        };
    }

    private static Vector<ModelId> inPlay(Table table) {
        return table.models().filter(ModelState::inPlay).map(ModelState::id).toVector();
    }
}
