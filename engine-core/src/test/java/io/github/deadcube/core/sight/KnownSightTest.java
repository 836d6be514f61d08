package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/**
 * LOS-2, GEO-7: a line of sight that is known already is that of its own two spots, and of no spot of a cube or a side
 * beside them.
 */
class KnownSightTest {
    private static final Body SOLDIER = new Body(1, false);

    @Test
    void everyPairOfSpotsHasItsOwnLine() {
        Battlefield field = Battlefield.builder(3, 2, 1)
                .face(Cube.of("b1"), Direction.NORTH, Face.LOW)
                .middle(Cube.of("b1"), new MiddleWall(MiddleWall.Run.NORTH_SOUTH, Face.wall(Face.Gap.MEDIUM)))
                .middle(Cube.of("a2"), new MiddleWall(MiddleWall.Run.EAST_WEST, Face.wall(Face.Gap.SMALL)))
                .build()
                .get();
        BattlefieldSight known = BattlefieldSight.on(field);
        SightView view = known.view(Vector.empty());
        Vector<Place> places = Vector.ofAll(field.cubes())
                .flatMap(cube -> field.scenery(cube)
                        .middle()
                        .fold(() -> Vector.of(cube), wall -> Vector.of(cube.part(wall.low()), cube.part(wall.high()))))
                .flatMap(cube -> Vector.rangeClosed(1, cube.part().spots()).map(spot -> new Place(cube, spot)));
        assertThat(places.count(place -> place.cube().part() != Part.WHOLE)).isEqualTo(24);
        for (Place from : places)
            for (Place to : places)
                if (!from.equals(to))
                    assertThat(known.line(from, SOLDIER, to, SOLDIER))
                            .as("from %s to %s", from, to)
                            .isEqualTo(view.line(from, SOLDIER, to, SOLDIER));
    }
}
