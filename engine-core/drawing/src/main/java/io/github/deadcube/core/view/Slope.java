package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube.Part;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery;
import java.util.ArrayList;
import java.util.List;

/** GEO-6: the plane of a ramp over its cube, in tenths of an inch from the cube's south-western corner. */
final class Slope {
    private static final double SIDE = Battlefield.CUBE;
    private static final int TREADS = 5;
    /** The distance of a diagonal ramp's edge from the cube's diagonal, along a face. The ramp is 2 in wide. */
    private static final double STRIP = 10 * Math.sqrt(2);

    private Slope() {}

    /** The height above the floor. */
    static double height(Direction toward, double east, double north) {
        double along = (toward.east() > 0 ? east : toward.east() < 0 ? SIDE - east : 0)
                + (toward.north() > 0 ? north : toward.north() < 0 ? SIDE - north : 0);
        return toward.diagonal() ? along / 2 : along;
    }

    /** The corners in order, each as its east and its north coordinate. */
    static List<double[]> corners(Direction toward) {
        if (!toward.diagonal()) return List.of(at(0, 0), at(SIDE, 0), at(SIDE, SIDE), at(0, SIDE));
        List<double[]> all = new ArrayList<>();
        for (double[] c : List.of(
                at(0, 0), at(STRIP, 0), at(SIDE, SIDE - STRIP), at(SIDE, SIDE), at(SIDE - STRIP, SIDE), at(0, STRIP)))
            all.add(mirrored(toward, c));
        return all;
    }

    /** Lines across the ramp: the east and north coordinates of both ends. */
    static List<double[]> treads(Direction toward) {
        List<double[]> all = new ArrayList<>();
        for (int i = 1; i < TREADS; i++) {
            double along = SIDE * i / TREADS;
            if (toward.diagonal()) {
                double reach = Math.min(STRIP / 2, Math.min(along, SIDE - along));
                double[] one = mirrored(toward, at(along + reach, along - reach));
                double[] other = mirrored(toward, at(along - reach, along + reach));
                all.add(new double[] {one[0], one[1], other[0], other[1]});
            } else if (toward.east() != 0) all.add(new double[] {along, 0, along, SIDE});
            else all.add(new double[] {0, along, SIDE, along});
        }
        return all;
    }

    /** Mirrors coordinates of a north-east ramp for another diagonal. */
    private static double[] mirrored(Direction toward, double[] point) {
        return at(toward.east() > 0 ? point[0] : SIDE - point[0], toward.north() > 0 ? point[1] : SIDE - point[1]);
    }

    private static double[] at(double east, double north) {
        return new double[] {east, north};
    }

    /** GEO-6: the height of a model above the floor of its cube. */
    static final class Rise {
        private Rise() {}

        /** The height of a platform or ramp in tenths of an inch; 0 on the floor. */
        static double height(Scenery all, Place place) {
            if (all.ramp().isDefined())
                return Slope.height(
                        all.ramp().get(), Part.WHOLE.eastOf(place.spot()), Part.WHOLE.northOf(place.spot()));
            return all.platforms()
                    .filter(platform -> platform.spots().contains(place.spot()))
                    .map(platform -> (double) platform.height())
                    .headOption()
                    .getOrElse(0.0);
        }
    }
}
