package io.github.deadcube.record;

import io.vavr.collection.Vector;
import java.util.Random;

/** Some records, played once for many tests. */
final class Samples {
    static final Vector<String> RECORDS =
            Vector.of(Recorded.fought(1), Recorded.random(2), Recorded.random(3), Recorded.random(4));

    private Samples() {}

    static String pick(Random chance) {
        return RECORDS.get(chance.nextInt(RECORDS.size()));
    }
}
