package io.github.deadcube.core.view;

import io.github.deadcube.api.battlefield.Battlefield;
import io.github.deadcube.api.battlefield.Body;
import io.github.deadcube.api.battlefield.Cube;
import io.github.deadcube.api.battlefield.Place;
import io.github.deadcube.api.battlefield.Scenery.MiddleWall;
import io.github.deadcube.api.extend.Sight.LineOfSight;
import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Language;
import io.github.deadcube.api.rule.RuleIds;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.api.rule.Told;
import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;

/**
 * The view of a model from a place to all places where a model with an equal body could stand (LOS-1 to LOS-3), for
 * pictures.
 */
public record SightMap(Battlefield field, Place from, Body body) implements Told {
    private static final int MIDDLE = 5;
    private static final double HUNDRED = 100;

    /**
     * @throws IllegalArgumentException if the viewer cannot stand there; {@link #from(Battlefield, Place, Body)}
     *     returns the reason
     */
    public SightMap {
        if (!stands(field, from, body)) throw new IllegalArgumentException("the viewer cannot stand on " + from);
    }

    /** The view from a place, or why the viewer cannot stand there. */
    public static Either<Seq<Fault>, SightMap> from(Battlefield field, Place place, Body body) {
        return fault(field, place.cube(), body)
                .orElse(() -> Option.when(
                        !stands(field, place, body),
                        () -> Fault.of(
                                RuleIds.GEO_6,
                                Sentence.of("a model of SZ {count} cannot stand on {place}", body.size(), place),
                                Sentence.any(Deadcube.spots(field, place.cube(), body)
                                        .map(spot -> new Place(place.cube(), spot))))))
                .toEither(() -> new SightMap(field, place, body))
                .swap()
                .mapLeft(Vector::of);
    }

    /**
     * The view from a cube, or why the viewer cannot stand there. The viewer stands on spot 5, which is the middle of a
     * whole cube, or, if that is not possible, on the first possible spot. In a half-cube, the viewer stands on the
     * first side.
     */
    public static Either<Seq<Fault>, SightMap> from(Battlefield field, Cube cube, Body body) {
        Cube part = field.contains(cube) ? parts(field, cube).head() : cube;
        return fault(field, part, body)
                .toEither(() -> part)
                .swap()
                .<Seq<Fault>>mapLeft(Vector::of)
                .map(side -> {
                    Vector<Integer> spots = Deadcube.spots(field, side, body);
                    int spot = spots.contains(MIDDLE) ? MIDDLE : spots.head();
                    return new SightMap(field, new Place(side, spot), body);
                });
    }

    /** How much the viewer sees of a model at another of the {@link #places}: none, partly or clear. */
    public LineOfSight line(Place place) {
        return Deadcube.sightlines(field).line(from, body, place, body);
    }

    /**
     * All possible places of the body except the viewer's place, in battlefield order. The sides of a half-cube follow
     * each other.
     */
    public Vector<Place> places() {
        return field.cubes()
                .flatMap(cube -> parts(field, cube))
                .flatMap(part -> Deadcube.spots(field, part, body).map(spot -> new Place(part, spot)))
                .remove(from);
    }

    /** For people, such as {@code seen from c4/5 by a model of SZ 1, of others like it}. */
    @Override
    public String told(Language language) {
        boolean usual = body.equals(new Body(body.size(), body.pinned()));
        Sentence viewer = usual
                ? Sentence.of("SZ {size}", body.size())
                : Sentence.of(
                        "SZ {size} ({base} mm wide, {tall} in tall)",
                        body.size(),
                        body.base(),
                        Sentence.decimal(BigDecimal.valueOf(body.tall() / HUNDRED)));
        return Sentence.of(
                        body.pinned()
                                ? "seen from {place} by a model of {size}, pinned, of others like it"
                                : "seen from {place} by a model of {size}, of others like it",
                        from,
                        viewer)
                .told(language);
    }

    @Override
    public String toString() {
        return told(Language.ENGLISH);
    }

    /** Whether some spots may be too narrow for the body. */
    boolean large() {
        return body.size() > 1 || body.base() > Body.base(1);
    }

    /** The whole cube, or the sides of a half-cube. */
    static Vector<Cube> parts(Battlefield field, Cube cube) {
        Option<MiddleWall> wall = field.scenery(cube).middle();
        return cube.whole().equals(cube) && wall.isDefined()
                ? Vector.of(cube.part(wall.get().low()), cube.part(wall.get().high()))
                : Vector.of(cube);
    }

    private static boolean stands(Battlefield field, Place place, Body body) {
        return field.contains(place.cube())
                && parts(field, place.cube()).size() == 1
                && Deadcube.spots(field, place.cube(), body).contains(place.spot());
    }

    private static Option<Fault> fault(Battlefield field, Cube cube, Body body) {
        if (!field.contains(cube))
            return Option.some(Fault.of(RuleIds.GEO_1, Sentence.of("{cube} is outside the {field}", cube, field)));
        Vector<Cube> parts = parts(field, cube);
        if (parts.size() > 1)
            return Option.some(Fault.of(
                    RuleIds.GEO_7,
                    Sentence.of("{cube} is a half-cube: a place names its side", cube),
                    Sentence.any(parts)));
        if (!field.hasFloor(cube))
            return Option.some(Fault.of(RuleIds.GEO_5, Sentence.of("{cube} has no floor to stand on", cube)));
        return Option.when(
                Deadcube.spots(field, cube, body).isEmpty(),
                () -> Fault.of(
                        RuleIds.GEO_6,
                        Sentence.of("a model of SZ {count} has nowhere to stand in {cube}", body.size(), cube)));
    }
}
