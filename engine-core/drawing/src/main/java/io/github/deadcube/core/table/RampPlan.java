package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Direction;

/** GEO-6: a ramp seen from above: its edges, treads across it, and an arrow upward. */
final class RampPlan {
    private static final int SIDE = 30;

    private RampPlan() {}

    static void draw(Svg svg, Direction toward) {
        svg.empty("path", "class", "ramp", "d", outline(toward));
        svg.empty("path", "class", "arrow", "d", arrow(toward));
    }

    /** In the plane of the cube's floor, y southward. */
    private static String outline(Direction toward) {
        StringBuilder d = new StringBuilder("M");
        for (double[] corner : Slope.corners(toward))
            d.append(d.length() > 1 ? "L" : "")
                    .append(Svg.number(corner[0]))
                    .append(' ')
                    .append(Svg.number(SIDE - corner[1]));
        d.append('Z');
        for (double[] tread : Slope.treads(toward))
            d.append('M')
                    .append(Svg.number(tread[0]))
                    .append(' ')
                    .append(Svg.number(SIDE - tread[1]))
                    .append('L')
                    .append(Svg.number(tread[2]))
                    .append(' ')
                    .append(Svg.number(SIDE - tread[3]));
        return d.toString();
    }

    /** From a third of the way up to two thirds, with a head. */
    private static String arrow(Direction toward) {
        double length = Math.sqrt(toward.east() * toward.east() + toward.north() * toward.north());
        double x = toward.east() / length;
        double y = -toward.north() / length;
        double tipX = SIDE / 2.0 + 10 * x;
        double tipY = SIDE / 2.0 + 10 * y;
        return "M" + point(SIDE / 2.0 - 10 * x, SIDE / 2.0 - 10 * y) + "L" + point(tipX, tipY) + "M"
                + point(tipX - 4 * x + 3 * y, tipY - 4 * y - 3 * x) + "L" + point(tipX, tipY) + "L"
                + point(tipX - 4 * x - 3 * y, tipY - 4 * y + 3 * x);
    }

    private static String point(double x, double y) {
        return Svg.number(x) + " " + Svg.number(y);
    }
}
