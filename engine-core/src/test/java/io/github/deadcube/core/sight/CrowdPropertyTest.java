package io.github.deadcube.core.sight;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.properties.Tries;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** LOS-4, models obscure: a ray meets a body if one of many points on it is inside the body. */
class CrowdPropertyTest {
    private static final int QUESTIONS = 20;
    private static final int POINTS = 2000;
    private static final double MARGIN = Lattice.INCH / 50.0;

    @Property
    @Tries(build = 60, thorough = 2_000)
    void pointByPoint(@ForAll long seed) {
        Tables tables = new Tables(seed);
        Battlefield field = tables.next();
        for (int i = 0; i < QUESTIONS; i++) {
            StandingBody eye = StandingBody.of(field, tables.place(field), tables.body());
            StandingBody target = StandingBody.of(field, tables.place(field), tables.body());
            StandingBody body = StandingBody.of(field, tables.place(field), tables.body());
            Ray ray =
                    Ray.to(new long[] {eye.x(), eye.y(), eye.eye()}, target, i % 3 - 1, target.height() / (1 + i % 2));
            boolean met = SightView.ObscuringModels.met(ray, List.of(body)) >= 0;
            if (inside(ray, body, -MARGIN)) assertThat(met).isTrue();
            if (met) assertThat(inside(ray, body, MARGIN)).isTrue();
        }
    }

    /** Whether a point of the ray is inside the body, enlarged by a margin. */
    private static boolean inside(Ray ray, StandingBody body, double margin) {
        for (int i = 0; i <= POINTS; i++) {
            double t = (double) i / POINTS;
            double x = ray.eye[0] + t * ray.v[0] - body.x();
            double y = ray.eye[1] + t * ray.v[1] - body.y();
            double plane = body.feet() + (body.slopeEast() * x + body.slopeNorth() * y) / 2;
            double z = ray.eye[2] + t * ray.v[2] - plane;
            double radius = body.radius() + margin;
            if (x * x + y * y < radius * radius && z > -margin && z < body.height() + margin) return true;
        }
        return false;
    }
}
