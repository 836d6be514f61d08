package io.github.deadcube.core.sight;

import java.util.List;

/**
 * LOS-4, models obscure: the bodies of models that may stand between two others. A body that is touched, or met over no more
 * than a millionth of a ray, blocks nothing.
 */
final class ObscuringModels {
    private static final double HAIR = 1e-6;

    private ObscuringModels() {}

    /** The number of the first body that a ray meets between its ends; −1 if it meets none. */
    static int met(Ray ray, List<StandingBody> bodies) {
        for (int i = 0; i < bodies.size(); i++) if (meets(ray, bodies.get(i))) return i;
        return -1;
    }

    /** An upright cylinder, whose heights on a ramp count from the ramp's plane. */
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

    /** Cuts a stretch of time down to when it is inside a circle around the origin. */
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

    /** Cuts a stretch of time down to when it is between 0 and a height. */
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
