package io.github.deadcube.record;

import io.vavr.collection.Vector;
import java.util.Random;

/** Records that are played once for many tests. */
final class SampleRecords {
    static final Vector<String> RECORDS =
            Vector.of(Recorded.fought(1), Recorded.random(2), Recorded.random(3), Recorded.random(4));

    private SampleRecords() {}

    static String pick(Random chance) {
        return RECORDS.get(chance.nextInt(RECORDS.size()));
    }
}
