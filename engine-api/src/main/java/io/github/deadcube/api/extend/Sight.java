package io.github.deadcube.api.extend;

import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.team.ModelId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Lines of sight (LOS-1 to LOS-5). An application with a scene of its own may supply its own (LOS-7), which then also says
 * what {@link Table#smoke smoke} hides. Answers depend on the table alone: the same table, the same line.
 */
public interface Sight {
    /**
     * What one model sees of another.
     *
     * @param table the table
     * @param from a model in play
     * @param to another model in play
     * @return none, partly or clear
     */
    LineOfSight line(Table table, ModelId from, ModelId to);

    /**
     * LOS-5: whether a model sees a cube.
     *
     * @param table the table
     * @param from a model in play
     * @param cube a cube with a floor
     * @return whether something of it can be seen
     */
    boolean sees(Table table, ModelId from, Cube cube);

    /**
     * KT-9: the cubes that the line from one model to another counts as crossing, for what smoke beside it takes from a shot.
     *
     * @param table the table
     * @param from a model in play
     * @param to another model in play
     * @return whole cubes, the two models' own among them; those alone, unless this sight says more
     */
    default Vector<Cube> crossed(Table table, ModelId from, ModelId to) {
        return Vector.of(
                table.model(from).cube().whole(), table.model(to).cube().whole());
    }

    /**
     * KT-9, R25-K-TRAP: the cubes that the line from a model to the middle of a cube counts as crossing.
     *
     * @param table the table
     * @param from a model in play
     * @param cube another cube, or a side of one
     * @return whole cubes, the model's own and that one among them; those alone, unless this sight says more
     */
    default Vector<Cube> crossed(Table table, ModelId from, Cube cube) {
        return Vector.of(table.model(from).cube().whole(), cube.whole());
    }

    /**
     * LOS-2: which rays are blocked, and by what.
     *
     * @param table the table
     * @param from a model in play
     * @param to another model in play
     * @return none if this sight does not say
     */
    default Option<Sighting> explain(Table table, ModelId from, ModelId to) {
        return Option.none();
    }
}
