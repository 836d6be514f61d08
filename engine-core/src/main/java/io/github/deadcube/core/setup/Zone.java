package io.github.deadcube.core.setup;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.extend.Trait;
import io.github.deadcube.api.play.ModelState;
import io.github.deadcube.api.team.Side;
import io.github.deadcube.core.resolve.Scene;
import io.vavr.collection.Vector;
import java.util.function.Consumer;

/**
 * SET-7 to SET-9: a side's deployment zone with the cubes that have been added to it, which are as good as the others for
 * every rule from then on. Item tokens are outside the scenario's zones (SET-3): they lie before a zone can grow, and stay
 * where it grows over them.
 */
final class Zone {
    private final Scene scene;
    private final Side side;
    private final Battlefield field;
    private final Vector<Cube> grounds;

    Zone(Scene scene, Side side) {
        this.scene = scene;
        this.side = side;
        this.field = scene.battlefield();
        this.grounds = scene.game()
                .zones()
                .get(scene.side(side).zone() - 1)
                .appendAll(scene.side(side).added());
    }

    /** SET-8: every floor of its stacks, the sides of half-cubes one by one. */
    void floors(Consumer<Cube> each) {
        for (Cube ground : grounds)
            for (int level = 1; level <= field.levels(); level++) {
                Cube cube = above(ground, level);
                if (field.floored(cube)) scene.game().board().parts(cube).forEach(each);
            }
    }

    private Cube above(Cube ground, int level) {
        return field.cube(field.index(ground) + (level - 1) * field.width() * field.depth());
    }

    /** Whether one of its floors is in a cube, which may be off the battlefield. */
    boolean floorIn(Cube cube) {
        return field.contains(cube)
                && !scene.game().board().sideOpen(cube)
                && field.floored(cube)
                && grounds.contains(cube.atLevel(1));
    }

    /** SET-8: whether a model may be deployed at that height: a vehicle on the ground alone. */
    boolean admits(ModelState m, Cube cube) {
        return cube.level() == 1 || !scene.is(m.id(), Trait.GROUNDED);
    }

    /** Whether a model finds room on some floor. */
    boolean room(ModelState m) {
        for (Cube ground : grounds)
            for (int level = 1; level <= field.levels(); level++) {
                Cube cube = above(ground, level);
                if (field.floored(cube)
                        && admits(m, cube)
                        && scene.game().board().parts(cube).exists(part -> scene.room(m, part))) return true;
            }
        return false;
    }

    /**
     * SET-9, GEO-8: the ground cubes that may be added, in board order: those adjacent to it. The other side's zone is left
     * to it while there are others.
     */
    Vector<Cube> adjacent() {
        Vector<Cube> adjacent =
                field.cubes().filter(c -> c.level() == 1 && !grounds.contains(c) && grounds.exists(c::adjacentTo));
        Vector<Cube> nobodys = adjacent.reject(new Zone(scene, side.other()).grounds::contains);
        return nobodys.isEmpty() ? adjacent : nobodys;
    }
}
