package io.github.deadcube.testkit.environment;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * The file of a batch, mapped into memory: {@value #MAGIC}, the length of the header in bytes as a number of 32 bits, the header as text in
 * UTF-8; then, from a multiple of {@value #PAGE} bytes on, the arrays.
 */
final class BatchFile extends BatchLayout.Mapped {
    static final String MAGIC = "DEADCUBE";
    private static final int PAGE = 4096;
    private static final int CHUNK = 1 << 20;

    final IntBuffer action = bytes("action").asIntBuffer();
    final ByteBuffer side = bytes("side");
    final ByteBuffer learner = bytes("learner");
    final IntBuffer count = bytes("count").asIntBuffer();
    final ByteBuffer ended = bytes("ended");
    final FloatBuffer won = bytes("won").asFloatBuffer();
    final FloatBuffer lead = bytes("lead").asFloatBuffer();
    final IntBuffer score = bytes("score").asIntBuffer();
    final IntBuffer finalScore = bytes("final_score").asIntBuffer();
    final FloatBuffer finalLuck = bytes("final_luck").asFloatBuffer();
    final IntBuffer decisions = bytes("decisions").asIntBuffer();
    final IntBuffer setup = bytes("setup").asIntBuffer();
    final IntBuffer opponent = bytes("opponent").asIntBuffer();
    final LongBuffer run = bytes("run").asLongBuffer();
    final LongBuffer seed = bytes("seed").asLongBuffer();
    final ByteBuffer mask = bytes("mask");
    final FloatBuffer options = bytes("options").asFloatBuffer();
    final FloatBuffer view = bytes("view").asFloatBuffer();
    final FloatBuffer finalView = bytes("final_view").asFloatBuffer();
    final FloatBuffer board = bytes("board").asFloatBuffer();

    private BatchFile(ByteBuffer arrays, BatchLayout layout) {
        super(arrays, layout);
    }

    /**
     * Writes the header, and maps the arrays, which are zero.
     *
     * @throws IOException if the file cannot be written, or the disk has no room for it
     */
    static BatchFile in(Path file, String header, BatchLayout layout) throws IOException {
        byte[] text = header.getBytes(StandardCharsets.UTF_8);
        ByteBuffer begin = ByteBuffer.allocate(MAGIC.length() + Integer.BYTES + text.length)
                .order(ByteOrder.nativeOrder())
                .put(MAGIC.getBytes(StandardCharsets.US_ASCII))
                .putInt(text.length)
                .put(text)
                .flip();
        long first = (begin.limit() + PAGE - 1) / PAGE * (long) PAGE;
        try (FileChannel channel = FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            allocate(channel, first + layout.bytes());
            ByteBuffer arrays = channel.map(MapMode.READ_WRITE, first, layout.bytes());
            while (begin.hasRemaining()) channel.write(begin, begin.position());
            return new BatchFile(arrays, layout);
        }
    }

    /** Whether a batch may overwrite the file: it is new or empty, or has the arrays of an earlier batch. */
    static boolean isFree(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) == 0) return true;
        byte[] magic = MAGIC.getBytes(StandardCharsets.US_ASCII);
        try (InputStream in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(magic.length), magic);
        }
    }

    /** Writes zeros. Without them the system ends a process that touches a mapped page for which the disk has no room. */
    private static void allocate(FileChannel channel, long bytes) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocate(CHUNK);
        for (long at = 0; at < bytes; at += zeros.position()) {
            zeros.clear().limit((int) Math.min(CHUNK, bytes - at));
            channel.write(zeros, at);
        }
    }
}
