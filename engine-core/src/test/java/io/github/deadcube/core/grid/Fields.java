package io.github.deadcube.core.grid;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Face.Gap;
import java.util.SplittableRandom;

/** Random battlefields, dense with walls and floors. */
public final class Fields {
    private Fields() {}

    public static Battlefield random(SplittableRandom chance) {
        Battlefield field = Battlefield.open(4, 4, 3);
        for (Cube cube : field.cubes()) {
            for (Direction side : new Direction[] {Direction.NORTH, Direction.EAST})
                if (field.contains(cube.next(side)) && chance.nextInt(3) == 0)
                    field = field.withFace(
                            cube, side, new Face(Gap.values()[chance.nextInt(6)], chance.nextInt(5) == 0));
            if (cube.level() > 1 && chance.nextInt(3) == 0) field = field.withFloor(cube, true);
        }
        return field;
    }
}
