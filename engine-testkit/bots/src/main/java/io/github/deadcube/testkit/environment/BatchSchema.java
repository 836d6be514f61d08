package io.github.deadcube.testkit.environment;

import io.github.deadcube.core.support.Sha256;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import java.util.HexFormat;

/** What every batch of this version has in common: arrays, their types, and the meaning of each number. */
public final class BatchSchema {
    private static final int DIGITS = 16;
    private static final BatchTerms ANY =
            new BatchTerms(1, 1, BatchTerms.Sides.BOTH, Vector.empty(), true, true, false);

    /** A hash of the schema: a program that was written for another one must not read the arrays. */
    public static final String HASH = hash();

    private BatchSchema() {}

    private static String hash() {
        Vector<String> lines = Vector.of("encoding " + Encoding.VERSION)
                .appendAll(BatchLayout.of(ANY, 1)
                        .fields()
                        .map(field -> field.name() + " " + field.type() + " " + field.shape()))
                .appendAll(Features.ofView())
                .appendAll(Features.ofOption())
                .appendAll(Features.ofCube())
                .append(Features.scalesOfView()
                        .appendAll(Features.scalesOfOption())
                        .appendAll(Features.scalesOfCube())
                        .mkString(" "))
                .appendAll(Encoding.KINDS);
        return HexFormat.of().formatHex(Sha256.of(lines.mkString("\n"))).substring(0, DIGITS);
    }
}
