package io.github.deadcube.core.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Direction;
import io.github.deadcube.core.drawing.BattlefieldDrawings;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** GEO-6: the plan of a ramp, on which x goes east and y goes south. */
class RampPlanTest {
    private static final double SIDE = Battlefield.CUBE;
    private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");
    /** Numbers of a drawing are rounded. */
    private static final Offset<Double> ROUNDED = within(0.2);

    /** A vector in the plan. */
    private record Arrow(double x, double y) {
        static Arrow toward(Direction direction) {
            double length = Math.hypot(direction.east(), direction.north());
            return new Arrow(direction.east() / length, -direction.north() / length);
        }

        Arrow from(Arrow other) {
            return new Arrow(x - other.x, y - other.y);
        }

        double along(Arrow other) {
            return x * other.x + y * other.y;
        }

        double across(Arrow other) {
            return x * other.y - y * other.x;
        }
    }

    static List<Direction> directions() {
        return Direction.ALL.asJava();
    }

    /** The points of a path with this class on the plan of a ramp. */
    private static Vector<Arrow> points(Direction up, String kind) {
        Battlefield field =
                Battlefield.builder(3, 3, 2).ramp(new Cube(2, 2, 1), up).build().get();
        String path = ReadSvg.of(BattlefieldDrawings.svg(NamedBattlefield.of(field)))
                .elements("path")
                .find(element -> element.getAttribute("class").equals(kind))
                .get()
                .getAttribute("d");
        Vector<Double> numbers =
                Vector.ofAll(NUMBER.matcher(path).results().map(found -> Double.parseDouble(found.group())));
        return numbers.grouped(2).map(two -> new Arrow(two.get(0), two.get(1))).toVector();
    }

    @ParameterizedTest
    @MethodSource("directions")
    void theArrowPointsToTheHighEnd(Direction up) {
        Vector<Arrow> points = points(up, "arrow");
        Arrow tip = points.get(1);
        Arrow shaft = tip.from(points.get(0));
        assertThat(shaft.along(Arrow.toward(up))).isCloseTo(20, ROUNDED);
        assertThat(shaft.across(Arrow.toward(up))).isCloseTo(0, ROUNDED);
        assertThat(points.get(0).x() + tip.x()).isCloseTo(SIDE, ROUNDED);
        assertThat(points.get(0).y() + tip.y()).isCloseTo(SIDE, ROUNDED);
        assertThat(points.get(3)).isEqualTo(tip);
        Vector<Arrow> barbs = Vector.of(points.get(2), points.get(4)).map(end -> end.from(tip));
        assertThat(barbs)
                .allSatisfy(barb -> assertThat(barb.along(Arrow.toward(up))).isCloseTo(-4, ROUNDED));
        assertThat(barbs.get(0).across(Arrow.toward(up)))
                .isCloseTo(-barbs.get(1).across(Arrow.toward(up)), ROUNDED)
                .isNotCloseTo(0, ROUNDED);
    }

    @ParameterizedTest
    @MethodSource("directions")
    void theTreadsLieAcross(Direction up) {
        int corners = up.diagonal() ? 6 : 4;
        Vector<Arrow> ends = points(up, "ramp").drop(corners);
        assertThat(ends).hasSizeGreaterThan(4).allSatisfy(end -> {
            assertThat(end.x()).isBetween(0.0, SIDE);
            assertThat(end.y()).isBetween(0.0, SIDE);
        });
        assertThat(ends.grouped(2).map(tread -> tread.get(1).from(tread.get(0))).toVector())
                .allSatisfy(tread -> {
                    assertThat(tread.along(Arrow.toward(up))).isCloseTo(0, ROUNDED);
                    assertThat(Math.abs(tread.across(Arrow.toward(up)))).isGreaterThan(2);
                });
    }
}
