package io.github.deadcube.core.board;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Direction;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.api.play.Rejection;
import io.vavr.collection.Vector;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The door. GEO-8, ADV-2, ADV-7, ADV-9 to ADV-12: where a model of some size may go from a cube in one step. The scenery does not
 * change, so each answer is worked out once, when it is first asked for.
 */
public final class Board {
    private static final int UNKNOWN = -1;
    private static final int SIZES = 4;

    private final Battlefield field;
    private final int[][] steps;

    public Board(Battlefield field) {
        this.field = field;
        this.steps = new int[SIZES][field.size()];
        for (int[] ofSize : steps) Arrays.fill(ofSize, UNKNOWN);
    }

    /** Every cube to which a step leads, in board order. */
    public void steps(int size, Cube from, Consumer<Cube> each) {
        int mask = mask(size, from);
        for (int rest = mask; rest != 0; rest &= rest - 1)
            each.accept(Around.of(field, from, Integer.numberOfTrailingZeros(rest)));
    }

    /** Whether one step leads from a cube to another. */
    public boolean leads(int size, Cube from, Cube to) {
        return from.adjacentTo(to) && (mask(size, from) >> Around.number(from, to) & 1) != 0;
    }

    /** Why no step leads there; null if one does. */
    public @Nullable Rejection refusal(int size, Cube from, Cube to) {
        boolean edge = from.adjacentTo(to) && to.level() >= 1 && to.level() <= field.levels();
        if (!field.contains(to)) return edge ? Ways.EDGE : Ways.NOT_HERE;
        if (!from.adjacentTo(to)) return Ways.NOT_ADJACENT;
        return new Ways(field, size).refusal(from, to);
    }

    /** SLAM-2: whether something that is thrown is stopped on its way to a neighbour on the same level. */
    public boolean blocked(int size, Cube from, Direction toward) {
        Cube to = from.next(toward);
        return !field.contains(to) || !new Ways(field, size).passes(from, to);
    }

    /** AWAY-1, AWAY-2: the directions that lead directly away from a source: one, three at a corner, or all eight. */
    public Vector<Direction> away(Place source, Place target) {
        return Lines.away(field, source, target);
    }

    private int mask(int size, Cube from) {
        int[] ofSize = steps[size - 1];
        int at = field.index(from);
        int known = ofSize[at];
        if (known != UNKNOWN) return known;
        Ways ways = new Ways(field, size);
        int mask = 0;
        for (int i = 0; i < Around.NUMBER; i++) {
            Cube to = Around.unchecked(from, i);
            if (field.contains(to) && ways.refusal(from, to) == null) mask |= 1 << i;
        }
        ofSize[at] = mask;
        return mask;
    }
}
