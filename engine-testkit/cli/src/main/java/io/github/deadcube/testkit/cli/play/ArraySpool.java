package io.github.deadcube.testkit.cli.play;

import io.vavr.collection.Vector;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * An array of NumPy whose number of rows is known only at its end, which its header says first: its rows wait in a
 * temporary file.
 */
final class ArraySpool implements Closeable {
    /** Headers and data begin at multiples of this, so that a reader may map them. */
    private static final int ALIGNED = 64;

    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    private static final int BUFFER = 1 << 16;

    private final String name;
    private final Type type;
    private final Vector<Long> row;
    private final int length;
    private final Path waiting;
    private final OutputStream out;
    private long rows;

    /** The types of numbers, little endian. */
    enum Type {
        UINT8("|u1", Byte.BYTES),
        INT32("<i4", Integer.BYTES),
        INT64("<i8", Long.BYTES),
        FLOAT32("<f4", Float.BYTES);

        private final String description;
        private final int bytes;

        Type(String description, int bytes) {
            this.description = description;
            this.bytes = bytes;
        }
    }

    private ArraySpool(String name, Type type, Vector<Long> row, Path waiting) throws IOException {
        this.name = name;
        this.type = type;
        this.row = row;
        this.waiting = waiting;
        length = row.product().intValue();
        out = new BufferedOutputStream(new GZIPOutputStream(Files.newOutputStream(waiting), BUFFER), BUFFER);
    }

    /** @param row the shape of a row; empty if it is one number */
    static ArraySpool create(String name, Type type, int... row) throws IOException {
        return new ArraySpool(
                name, type, Vector.ofAll(row).map(Integer::longValue), Files.createTempFile("deadcube-", ".array"));
    }

    String name() {
        return name;
    }

    long rows() {
        return rows;
    }

    /** Adds a row that is one whole number. */
    void add(long number) throws IOException {
        ByteBuffer buffer = buffer();
        switch (type) {
            case UINT8 -> buffer.put((byte) number);
            case INT32 -> buffer.putInt((int) number);
            case INT64 -> buffer.putLong(number);
            case FLOAT32 -> buffer.putFloat(number);
        }
        write(buffer);
    }

    /** Adds a row of floating-point numbers. */
    void add(float... numbers) throws IOException {
        if (numbers.length != length)
            throw new IllegalArgumentException(numbers.length + " numbers in a row of " + name);
        ByteBuffer buffer = buffer();
        buffer.asFloatBuffer().put(numbers);
        write(buffer);
    }

    private ByteBuffer buffer() {
        return ByteBuffer.allocate(length * type.bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void write(ByteBuffer buffer) throws IOException {
        out.write(buffer.array());
        rows++;
    }

    /** Writes the whole array as a file of NumPy. Nothing can be added after it. */
    void writeTo(OutputStream target) throws IOException {
        out.close();
        target.write(header(type, row.prepend(rows)));
        try (InputStream in = new GZIPInputStream(Files.newInputStream(waiting), BUFFER)) {
            in.transferTo(target);
        }
    }

    /** The begin of a file of NumPy. */
    static byte[] header(Type type, Vector<Long> shape) {
        String text = "{'descr': '" + type.description + "', 'fortran_order': False, 'shape': "
                + (shape.size() == 1 ? "(" + shape.head() + ",)" : shape.mkString("(", ", ", ")")) + ", }";
        int before = MAGIC.length + Short.BYTES;
        int whole = (before + text.length() + ALIGNED) / ALIGNED * ALIGNED;
        String padded = text + " ".repeat(whole - before - text.length() - 1) + "\n";
        return ByteBuffer.allocate(whole)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(MAGIC)
                .putShort((short) padded.length())
                .put(padded.getBytes(StandardCharsets.US_ASCII))
                .array();
    }

    @Override
    public void close() throws IOException {
        out.close();
        Files.deleteIfExists(waiting);
    }
}
