package io.github.deadcube.core.setup;

import io.github.deadcube.api.Position.SideState;
import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.Model;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.workspace.View;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * SET-7 to SET-9: a side's deployment zone with its added cubes, which every rule treats like the others. Item tokens
 * are placed outside the scenario's zones (SET-3), before a zone can grow. If a zone grows over a token, the token
 * stays.
 */
final class Zone {
    private final View view;
    private final Side side;
    private final Battlefield field;
    private final Cube[] floors;
    /** How full each floor is; null until the first search for room. */
    private int @Nullable [] crowds;

    Zone(View view, Side side) {
        this.view = view;
        this.side = side;
        this.field = view.battlefield();
        this.floors = floors(view, view.side(side));
    }

    private boolean holds(Cube ground) {
        SideState own = view.side(side);
        return view.game().scenarioCubes().inZone(own.zone(), ground)
                || own.added().contains(ground);
    }

    /** SET-8: every floor of the zone's stacks; each side of a half-cube is a floor. */
    private static Cube[] floors(View view, SideState own) {
        Cube[] printed = view.game().scenarioCubes().floors(own.zone());
        if (own.added().isEmpty()) return printed;
        return Array.of(printed)
                .appendAll(own.added().flatMap(ground -> view.game().grid().floors(ground)))
                .toJavaArray(Cube[]::new);
    }

    /** Whether the cube has a floor of the zone. The cube may be off the battlefield. */
    boolean floorIn(Cube cube) {
        return field.contains(cube)
                && !view.game().grid().sideOpen(cube)
                && field.hasFloor(cube)
                && holds(cube.atLevel(1));
    }

    /** SET-8: whether a model may come in at that level: a vehicle only on the ground. */
    static boolean admits(View view, Model m, Cube cube) {
        return cube.level() == 1 || !view.hasTrait(m.id(), Trait.GROUNDED);
    }

    /** SET-8, SET-9, ADV-4: whether a model may be deployed on a floor: the floor has room and no enemies. */
    boolean takes(Model m, Cube cube) {
        return admits(view, m, cube)
                && view.neighbours().hasRoom(m, cube)
                && !view.neighbours().enemies(m, cube, false);
    }

    boolean hasRoom(Model m) {
        return next(m, 0) < floors.length;
    }

    /** Calls {@code each} with every floor of the zone on which a waiting model may be deployed. */
    void each(Model m, Consumer<Cube> each) {
        for (int floor = next(m, 0); floor < floors.length; floor = next(m, floor + 1)) each.accept(floors[floor]);
    }

    /**
     * The index of the first floor, at {@code from} or later, that takes the model; the number of floors if there is no
     * such floor.
     */
    private int next(Model m, int from) {
        int[] known = crowds;
        if (known == null) crowds = known = view.neighbours().crowds(m.allegiance(), floors);
        int floor = from;
        while (floor < floors.length
                && !(view.neighbours().hasRoom(m, floors[floor], known[floor]) && admits(view, m, floors[floor])))
            floor++;
        return floor;
    }

    boolean couldTake(Model m) {
        for (Cube cube : field.cubes()) if (cube.level() == 1 && roomIn(m, cube)) return true;
        return false;
    }

    private boolean roomIn(Model m, Cube ground) {
        for (int level = 1; level <= field.levels(); level++) {
            Cube cube = field.cube(field.index(ground) + (level - 1) * field.width() * field.depth());
            if (field.hasFloor(cube) && view.game().grid().parts(cube).exists(part -> takes(m, part))) return true;
        }
        return false;
    }

    /**
     * SET-9, GEO-8: the ground cubes that may be added, in battlefield order: the adjacent cubes in whose stack one of
     * the models has room; if there are none, all adjacent cubes. Cubes of the other side's zone are included only if
     * there are no others.
     */
    Vector<Cube> adjacent(Array<Model> needy) {
        Vector<Cube> grounds = view.zone(side);
        Vector<Cube> adjacent = field.cubes().filter(c -> c.level() == 1 && !holds(c) && grounds.exists(c::adjacentTo));
        Vector<Cube> roomy = adjacent.filter(c -> needy.exists(m -> roomIn(m, c)));
        Vector<Cube> fit = roomy.isEmpty() ? adjacent : roomy;
        Vector<Cube> unzoned = fit.reject(new Zone(view, side.other())::holds);
        return unzoned.isEmpty() ? fit : unzoned;
    }
}
