package io.github.deadcube.testkit.bench;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Face;
import io.github.deadcube.api.battlefield.Floor;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.Block;
import io.github.deadcube.api.battlefield.Scenery.Platform;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.extend.Sight.Sightlines;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Measures lines of sight between random places of a battlefield of 8 × 8 × 4 cubes with dense scenery.
 *
 * <ul>
 *   <li>{@code SightQueries.first}: a query that is not cached;
 *   <li>{@code SightQueries.remembered}: one of 4,096 cached queries.
 * </ul>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SightQueries {
    private static final int QUESTIONS = 1 << 12;

    private final SplittableRandom chance = new SplittableRandom(5);
    private final Battlefield field = crowded();
    private final Sightlines sight = Deadcube.sightlines(field);
    private final Place[] from = places();

    private final Place[] to = places();
    private final Body[] shooters = bodies();
    private final Body[] targets = bodies();
    private int next;
    private Sightlines fresh = sight;

    /**
     * Makes a first query. From time to time the battlefield is replaced by an equal battlefield with an empty cache.
     */
    @Benchmark
    public LineOfSight first() {
        int i = next++ & QUESTIONS - 1;
        if (i == 0) fresh = Deadcube.sightlines(field.toBuilder().build().get());
        return fresh.line(from[i], shooters[i], to[i], targets[i]);
    }

    @Benchmark
    public LineOfSight remembered() {
        int i = next++ & QUESTIONS - 1;
        return sight.line(from[i], shooters[i], to[i], targets[i]);
    }

    private Place[] places() {
        Place[] places = new Place[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++)
            places[i] = new Place(field.cube(chance.nextInt(field.size())), 1 + chance.nextInt(Place.SPOTS));
        return places;
    }

    private Body[] bodies() {
        Body[] bodies = new Body[QUESTIONS];
        for (int i = 0; i < QUESTIONS; i++) bodies[i] = new Body(1 + chance.nextInt(4), chance.nextInt(5) == 0);
        return bodies;
    }

    private Battlefield crowded() {
        Battlefield.Builder builder = Battlefield.builder(8, 8, 4);
        Battlefield open = Battlefield.open(8, 8, 4);
        for (Cube cube : open.cubes()) {
            for (Direction side : new Direction[] {Direction.NORTH, Direction.EAST})
                if (open.contains(cube.next(side)) && chance.nextInt(4) == 0)
                    builder.face(cube, side, Face.wall(Face.Gap.values()[1 + chance.nextInt(5)]));
            if (cube.level() > 1 && chance.nextInt(3) == 0)
                builder.floor(cube, Floor.of(Floor.Cover.values()[1 + chance.nextInt(5)]));
            if (chance.nextInt(8) == 0) builder.block(cube, new Block(3, 3, 12, 14, 10 + chance.nextInt(20)));
            if (chance.nextInt(12) == 0) builder.platform(cube, new Platform(Vector.of(1, 2, 3), 10));
        }
        return builder.build().get();
    }
}
