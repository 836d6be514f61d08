package io.github.deadcube.core.sight;

import java.util.List;

/**
 * LOS-4, models obscure: the bodies between a shooter and a target. A body blocks nothing if the ray only touches it, or
 * crosses it for at most a millionth of its length.
 */
final class ObscuringModels {
    private static final double HAIR = 1e-6;

    private ObscuringModels() {}

    /** The index of the first body that the ray meets between its ends; −1 if it meets no body. */
    static int met(Ray ray, List<StandingBody> bodies) {
        for (int i = 0; i < bodies.size(); i++) if (meets(ray, bodies.get(i))) return i;
        return -1;
    }

    /** Whether the ray meets the upright cylinder of a body. On a ramp, heights count from the ramp's plane. */
    private static boolean meets(Ray ray, StandingBody body) {
        double x = (double) ray.eye[0] - body.x();
        double y = (double) ray.eye[1] - body.y();
        double z = (double) ray.eye[2] - body.feet() - rise(body, x, y);
        double up = ray.v[2] - rise(body, ray.v[0], ray.v[1]);
        double[] within = {0, 1};
        disc(within, x, y, ray.v[0], ray.v[1], (double) body.radius());
        between(within, z, up, (double) body.height());
        return within[1] - within[0] > HAIR;
    }

    private static double rise(StandingBody body, double east, double north) {
        return (body.slopeEast() * east + body.slopeNorth() * north) / 2;
    }

    /** Reduces a time interval to the time inside a circle around the origin. */
    private static void disc(double[] within, double x, double y, double east, double north, double radius) {
        double speed = east * east + north * north;
        double outside = x * x + y * y - radius * radius;
        if (speed == 0) {
            if (outside >= 0) within[1] = -1;
            return;
        }
        double middle = -(x * east + y * north) / speed;
        double square = middle * middle - outside / speed;
        double half = square > 0 ? Math.sqrt(square) : 0;
        within[0] = Math.max(within[0], middle - half);
        within[1] = Math.min(within[1], middle + half);
    }

    /** Reduces a time interval to the time between height 0 and {@code height}. */
    private static void between(double[] within, double z, double up, double height) {
        if (up == 0) {
            if (z <= 0 || z >= height) within[1] = -1;
            return;
        }
        double feet = -z / up;
        double top = (height - z) / up;
        within[0] = Math.max(within[0], Math.min(feet, top));
        within[1] = Math.min(within[1], Math.max(feet, top));
    }
}
