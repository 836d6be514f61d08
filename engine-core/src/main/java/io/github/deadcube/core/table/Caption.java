package io.github.deadcube.core.table;

import io.github.deadcube.api.board.Battlefield;
import io.github.deadcube.core.text.NamedBattlefield;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a picture shows, in words. */
final class Caption {
    private Caption() {}

    /** Its name and measures, and from where it is seen. */
    static Vector<String> of(NamedBattlefield named, Option<SightMap> seen) {
        return Vector.of(title(named) + ", " + measures(named.battlefield())).appendAll(seen.map(SightMap::toString));
    }

    static String title(NamedBattlefield named) {
        return named.name().isEmpty() ? "Battlefield" : named.name();
    }

    static String measures(Battlefield field) {
        return field.width() + " × " + field.depth() + " cubes, "
                + (field.levels() == 1 ? "1 level" : field.levels() + " levels");
    }
}
