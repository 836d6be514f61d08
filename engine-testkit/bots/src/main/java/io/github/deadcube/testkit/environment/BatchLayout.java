package io.github.deadcube.testkit.environment;

import io.github.deadcube.core.support.Sha256;
import io.github.deadcube.testkit.bot.Evaluation;
import io.github.deadcube.testkit.features.Features;
import io.github.deadcube.testkit.learning.Encoding;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;

/**
 * The arrays of a batch: where each lies in the file, in bytes from the end of the header. Each begins at a multiple of
 * {@value #ALIGNED} bytes. Numbers have the byte order of the machine.
 */
public record BatchLayout(Vector<Field> fields) {
    static final int ALIGNED = 64;
    private static final int DIGITS = 16;
    static final String FEATURES = "features";
    static final String ADVISED = "advised";
    /** The names of the numbers of the array "features". */
    private static final Vector<String> NAMES = Evaluation.featureNames();

    private static final BatchTerms ANY = new BatchTerms(
            1,
            1,
            1,
            BatchTerms.Sides.BOTH,
            BatchTerms.Reward.WON,
            Vector.empty(),
            true,
            true,
            false,
            true,
            Option.some(""),
            Option.none());

    /**
     * A hash of what all batches of this version have in common: arrays, their types, and the meaning of each number. A
     * program that was written for another one must not read the arrays.
     */
    public static final String HASH = hash();

    /** The types of numbers. A flag is an unsigned byte, 0 or 1. */
    public enum Type {
        UINT8(1),
        INT32(4),
        INT64(8),
        FLOAT32(4);

        private final int bytes;

        Type(int bytes) {
            this.bytes = bytes;
        }

        /** The bytes of a number. */
        public int bytes() {
            return bytes;
        }
    }

    /**
     * An array.
     *
     * @param at its first byte
     */
    public record Field(String name, Type type, Vector<Integer> shape, long at) {
        long length() {
            long length = 1;
            for (int size : shape) length *= size;
            return length;
        }

        public long bytes() {
            return length() * type.bytes;
        }
    }

    /** The layout of a batch. The arrays of one game are the rows of the arrays of the batch. */
    public static BatchLayout of(BatchTerms terms, int setups) {
        int games = terms.games();
        BatchLayout layout = new BatchLayout(Vector.empty())
                .with("action", Type.INT32, games)
                .with("side", Type.UINT8, games)
                .with("learner", Type.UINT8, games)
                .with("count", Type.INT32, games)
                .with("ended", Type.UINT8, games)
                .with("won", Type.FLOAT32, games)
                .with("lead", Type.FLOAT32, games)
                .with("reward", Type.FLOAT32, games)
                .with("score", Type.INT32, games, 2)
                .with("final_score", Type.INT32, games, 2)
                .with("final_luck", Type.FLOAT32, games)
                .with("final_learner", Type.UINT8, games)
                .with("final_decisions", Type.INT32, games)
                .with("final_setup", Type.INT32, games)
                .with("final_opponent", Type.INT32, games)
                .with("final_run", Type.INT64, games)
                .with("final_seed", Type.INT64, games)
                .with("decisions", Type.INT32, games)
                .with("setup", Type.INT32, games)
                .with("opponent", Type.INT32, games)
                .with("run", Type.INT64, games)
                .with("seed", Type.INT64, games)
                .with("mask", Type.UINT8, games, terms.options())
                .with("options", Type.FLOAT32, games, terms.options(), Encoding.OPTION)
                .with("view", Type.FLOAT32, games, Encoding.VIEW)
                .with("final_view", Type.FLOAT32, games, Encoding.VIEW)
                .with("board", Type.FLOAT32, setups, 2, Encoding.BOARD);
        if (terms.features()) layout = layout.with(FEATURES, Type.FLOAT32, games, NAMES.size());
        return terms.adviser().isDefined() ? layout.with(ADVISED, Type.INT32, games) : layout;
    }

    private BatchLayout with(String name, Type type, int... shape) {
        return new BatchLayout(fields.append(new Field(name, type, Vector.ofAll(shape), bytes())));
    }

    public long bytes() {
        return fields.lastOption()
                .map(last -> (last.at() + last.bytes() + ALIGNED - 1) / ALIGNED * ALIGNED)
                .getOrElse(0L);
    }

    /** The arrays in memory. */
    abstract static class Mapped {
        private static final ByteBuffer NONE = ByteBuffer.allocate(0);

        private final ByteBuffer arrays;
        private final BatchLayout layout;

        Mapped(ByteBuffer arrays, BatchLayout layout) {
            this.arrays = arrays;
            this.layout = layout;
        }

        /** An array; empty if the layout has none of this name. */
        final ByteBuffer bytes(String name) {
            return layout.fields
                    .find(one -> one.name().equals(name))
                    .map(field -> arrays.slice((int) field.at(), (int) field.bytes()))
                    .getOrElse(NONE)
                    .order(ByteOrder.nativeOrder());
        }
    }

    private static String hash() {
        Vector<String> lines = Vector.of("encoding " + Encoding.VERSION)
                .appendAll(of(ANY, 1).fields().map(field -> field.name() + " " + field.type() + " " + field.shape()))
                .appendAll(Features.ofView())
                .appendAll(Features.ofOption())
                .appendAll(Features.ofCube())
                .append(Features.scalesOfView()
                        .appendAll(Features.scalesOfOption())
                        .appendAll(Features.scalesOfCube())
                        .mkString(" "))
                .appendAll(Encoding.KINDS)
                .appendAll(NAMES);
        return HexFormat.of().formatHex(Sha256.hash(lines.mkString("\n"))).substring(0, DIGITS);
    }
}
