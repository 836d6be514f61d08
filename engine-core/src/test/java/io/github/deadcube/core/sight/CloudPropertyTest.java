package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.properties.Tries;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-SMOKE, LOS-5: clouds between an eye and a cube, where rays often run along their edges. */
class CloudPropertyTest {
    @Property
    @Tries(build = 20, thorough = 500)
    @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
    void aCloudMeetsARayLikeItsBox(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        SpotPoints spots = new SpotPoints(field);
        Set<RayIntersection> met = EnumSet.noneOf(RayIntersection.class);
        for (int i = 0; i < 60; i++) {
            StandingBody stand = StandingBody.of(field, tables.place(field), tables.body());
            // at the height of the points, so that rays also run along the floor of a cloud
            long[] points = spots.above(tables.cube(field));
            if (points.length == 0) continue;
            long[] eye = {stand.x(), stand.y(), i % 2 == 0 ? stand.eye() : points[2]};
            Cloud cloud = new Cloud(field.cube(i % field.size()));
            for (int at = 0; at < points.length; at += SpotPoints.COORDINATES) {
                Ray ray = Ray.to(eye, points[at], points[at + 1], points[at + 2]);
                RayIntersection exactly = ExactGeometry.intersection(ray, cloud.blocker, new ArrayList<>());
                assertThat(cloud.meeting(eye, points, at)).isEqualTo(exactly);
                met.add(exactly);
            }
        }
        // a small battlefield may have no ray that meets its clouds; most must
        Statistics.label("rays that meet a cloud and rays that do not")
                .collect(met.contains(RayIntersection.NONE) && met.contains(RayIntersection.MET))
                .coverage(boards -> boards.check(true).percentage(share -> share > 50));
    }

    @Property
    @Tries(build = 30, thorough = 500)
    void cloudsBlockLikeTheirBoxes(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        SightBlockers blockers = new SightBlockers(field);
        Place from = tables.place(field);
        for (int i = 0; i < 6; i++) {
            Body body = tables.body();
            Vector<Cube> smoke =
                    Vector.fill(5, () -> tables.cube(field).whole()).distinct();
            for (Cube cube : field.cubes())
                assertThat(BattlefieldSight.on(field).past(smoke).sees(from, body, cube))
                        .as("%s sees %s past %s", from, cube, smoke)
                        .isEqualTo(sees(field, blockers, smoke, from, body, cube));
        }
    }

    /** From the middle of a cube, whose rays into another cube form a wedge. */
    @ParameterizedTest
    @CsvSource({
        "a1, c1, b1, false",
        "a1, c1, b2, false",
        "a1, c1, b3, true",
        "a2, c2, b1, false",
        "a3, c3, b1, true",
        "a1, c2, b2, false",
        "a1, c2, b3, false",
        "a1, c2, a3, true",
        "b1, b3, a2, false",
        "c1, c3, a2, true",
        "c3, a3, b1, true",
        "c3, a3, b2, false",
        "b2, b2, c3, false"
    })
    void aCloudBesideTheWedgeTouchesNoRay(String from, String to, String cloud, boolean misses) {
        Cube at = Cube.of(from);
        long[] eye = {at.column() * Lattice.CUBE - Lattice.CUBE / 2, at.row() * Lattice.CUBE - Lattice.CUBE / 2, 0};
        assertThat(Cloud.Fan.misses(eye, Cube.of(to), Cube.of(cloud))).isEqualTo(misses);
    }

    @Test
    void twoCloudsThatShareAnEdgeLeaveNoGap() {
        Battlefield field = Battlefield.open(3, 3, 1);
        Place from = Place.of("a1/5");
        Cube beyond = Cube.of("b2");
        Vector<Cube> both = Vector.of("b1", "a2").map(text -> Cube.of(text));
        assertThat(BattlefieldSight.on(field).past(both).sees(from, new Body(1, false), beyond))
                .isFalse();
        for (Cube cloud : both)
            assertThat(BattlefieldSight.on(field).past(Vector.of(cloud)).sees(from, new Body(1, false), beyond))
                    .isTrue();
    }

    /** The reference: each ray separately, past all scenery and all clouds. */
    private static boolean sees(
            Battlefield field, SightBlockers blockers, Vector<Cube> smoke, Place from, Body body, Cube cube) {
        if (smoke.contains(from.cube().whole()) && !from.cube().whole().equals(cube)) return false;
        if (!field.hasFloor(cube)) return false;
        Cloud[] clouds = smoke.remove(cube).map(Cloud::new).toJavaArray(Cloud[]::new);
        StandingBody stand = StandingBody.of(field, from, body);
        long[] eye = {stand.x(), stand.y(), stand.eye()};
        long[] points = new SpotPoints(field).above(cube);
        for (int at = 0; at < points.length; at += SpotPoints.COORDINATES) {
            Ray ray = Ray.to(eye, points[at], points[at + 1], points[at + 2]);
            if (new Sightline(field, blockers, new Ray[] {ray}).free(clouds, null) == 1) return true;
        }
        return false;
    }
}
