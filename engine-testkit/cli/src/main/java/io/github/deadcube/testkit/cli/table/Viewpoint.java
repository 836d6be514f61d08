package io.github.deadcube.testkit.cli.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.api.board.Body;
import io.github.deadcube.api.board.Cube;
import io.github.deadcube.api.board.Place;
import io.github.deadcube.core.table.SightMap;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * {@code --from} and {@code --size}: where someone looks from, and how large it is.
 *
 * @param from a cube, or a cube and a spot, if anyone looks at all
 * @param size 1 to 4; else 1
 */
record Viewpoint(Optional<String> from, Optional<String> size) {
    private static final String USUAL = "1";
    private static final Pattern SIZE = Pattern.compile("[1-4]");

    /** What is wrong with them, whatever the battlefield. */
    Vector<String> unread() {
        Vector<String> faults = from.filter(
                        text -> Place.parse(text).isEmpty() && Cube.parse(text).isEmpty())
                .map(text -> Vector.of(
                        "--from takes a cube, or a cube and a spot, such as c4:2 or c4:2/5, not '" + text + "'"))
                .orElseGet(Vector::empty);
        if (size.isPresent() && from.isEmpty())
            faults = faults.append("--size is for who looks: --from is missing, where from");
        return SIZE.matcher(looks()).matches()
                ? faults
                : faults.append("--size takes 1, 2, 3 or 4, not '" + looks() + "'");
    }

    /** What is wrong with them on a battlefield. */
    Vector<String> faults(Battlefield field) {
        Vector<String> unread = unread();
        return unread.isEmpty()
                ? seen(field)
                        .flatMap(seen -> seen.swap().toOption())
                        .map(fault -> "--from: " + fault)
                        .toVector()
                : unread;
    }

    /** What is seen from there, if anyone looks and nothing is wrong. */
    Option<SightMap> on(Battlefield field) {
        return seen(field).flatMap(Either::toOption);
    }

    private String looks() {
        return size.orElse(USUAL);
    }

    private Option<Either<String, SightMap>> seen(Battlefield field) {
        Body body = new Body(Integer.parseInt(looks()), false);
        return Option.ofOptional(from)
                .map(text -> Place.parse(text)
                        .map(place -> SightMap.from(field, place, body))
                        .getOrElse(() -> SightMap.from(field, Cube.parse(text).get(), body)));
    }
}
