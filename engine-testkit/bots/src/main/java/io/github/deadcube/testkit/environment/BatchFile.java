package io.github.deadcube.testkit.environment;

import io.github.deadcube.core.support.FileReplacement;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * The file of a batch, mapped into memory: {@value #MAGIC}, the length of the header in bytes as a number of 32 bits,
 * the header as text in UTF-8; then, from a multiple of {@value #PAGE} bytes on, the arrays.
 */
final class BatchFile extends BatchLayout.Mapped {
    static final String MAGIC = "DEADCUBE";
    private static final int BEGIN = MAGIC.length() + Integer.BYTES;
    private static final int PAGE = 4096;
    private static final int LONGEST_HEADER = 1 << 24;
    private static final int CHUNK = 1 << 20;

    final IntBuffer action = bytes("action").asIntBuffer();
    final ByteBuffer side = bytes("side");
    final ByteBuffer learner = bytes("learner");
    final IntBuffer count = bytes("count").asIntBuffer();
    final ByteBuffer ended = bytes("ended");
    final FloatBuffer won = bytes("won").asFloatBuffer();
    final FloatBuffer lead = bytes("lead").asFloatBuffer();
    final FloatBuffer reward = bytes("reward").asFloatBuffer();
    final IntBuffer score = bytes("score").asIntBuffer();
    final IntBuffer finalScore = bytes("final_score").asIntBuffer();
    final FloatBuffer finalLuck = bytes("final_luck").asFloatBuffer();
    final ByteBuffer finalLearner = bytes("final_learner");
    final IntBuffer finalDecisions = bytes("final_decisions").asIntBuffer();
    final IntBuffer finalSetup = bytes("final_setup").asIntBuffer();
    final IntBuffer finalOpponent = bytes("final_opponent").asIntBuffer();
    final LongBuffer finalRun = bytes("final_run").asLongBuffer();
    final LongBuffer finalSeed = bytes("final_seed").asLongBuffer();
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
    /** Empty if the terms ask for no advice. */
    final IntBuffer advised = bytes(BatchLayout.ADVISED).asIntBuffer();
    /** Empty if the terms ask for none. */
    final FloatBuffer features = bytes(BatchLayout.FEATURES).asFloatBuffer();

    /** Has a lock on the file, until it is closed. */
    private final FileChannel channel;

    private BatchFile(ByteBuffer arrays, BatchLayout layout, FileChannel channel) {
        super(arrays, layout);
        this.channel = channel;
    }

    /**
     * Writes the header, and maps the arrays, which are zero. Until {@link #finished} no other batch takes the file for
     * one that a killed process has left.
     *
     * @throws IOException if the file cannot be written, or the disk has no room for it
     */
    static BatchFile in(Path file, String header, BatchLayout layout) throws IOException {
        byte[] text = header.getBytes(StandardCharsets.UTF_8);
        ByteBuffer begin = ByteBuffer.allocate(BEGIN + text.length)
                .order(ByteOrder.nativeOrder())
                .put(MAGIC.getBytes(StandardCharsets.US_ASCII))
                .putInt(text.length)
                .put(text)
                .flip();
        long first = first(text.length);
        FileChannel channel = FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING);
        boolean mapped = false;
        try {
            locked(channel);
            while (begin.hasRemaining()) channel.write(begin, begin.position());
            allocate(channel, begin.limit(), first + layout.bytes());
            BatchFile made = new BatchFile(channel.map(MapMode.READ_WRITE, first, layout.bytes()), layout, channel);
            mapped = true;
            return made;
        } finally {
            if (!mapped) channel.close();
        }
    }

    /** The file has the name that a program reads. */
    void finished() throws IOException {
        channel.close();
    }

    private static long first(int header) {
        return ((long) BEGIN + header + PAGE - 1) / PAGE * PAGE;
    }

    /** Locks a byte behind every content, so that no reader is kept out where locks bind all programs. */
    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /**
     * Whether a batch may overwrite the file: it is new or empty, or has the whole header and the arrays of an earlier
     * batch.
     */
    static boolean isFree(Path file, BatchHeader header) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) == 0) return true;
        Option<String> text = header(file);
        long first = text.map(one -> first(one.getBytes(StandardCharsets.UTF_8).length))
                .getOrElse(0L);
        return text.flatMap(header::arrays)
                .filter(arrays -> arrays <= size(file) - first)
                .isDefined();
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text where a header is; none if the file does not begin as that of a batch. */
    private static Option<String> header(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            ByteBuffer begin = ByteBuffer.wrap(in.readNBytes(BEGIN)).order(ByteOrder.nativeOrder());
            byte[] magic = new byte[MAGIC.length()];
            if (begin.limit() < BEGIN) return Option.none();
            begin.get(magic);
            int length = begin.getInt();
            if (!MAGIC.equals(new String(magic, StandardCharsets.US_ASCII)) || length < 0 || length > LONGEST_HEADER)
                return Option.none();
            CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
            return Option.some(
                    utf8.decode(ByteBuffer.wrap(in.readNBytes(length))).toString());
        } catch (CharacterCodingException e) {
            return Option.none();
        }
    }

    /** Deletes the part files beside a file that killed processes have left while they opened a batch. */
    static void deleteAbandoned(Path file, BatchHeader header) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        String name = file.getFileName() + FileReplacement.PART;
        if (folder == null || !Files.isDirectory(folder)) return;
        List<Path> parts;
        try (Stream<Path> files = Files.list(folder)) {
            parts = files.filter(part -> part.getFileName().toString().startsWith(name)
                            && part.getFileName()
                                    .toString()
                                    .substring(name.length())
                                    .matches("\\d*"))
                    .toList();
        }
        for (Path part : parts) if (isAbandoned(part, header)) Files.deleteIfExists(part);
    }

    private static boolean isAbandoned(Path part, BatchHeader header) {
        if (!Files.isRegularFile(part, LinkOption.NOFOLLOW_LINKS)) return false;
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            return locked(channel) && header(part).flatMap(header::arrays).isDefined();
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Writes zeros. Without them the system ends a process that touches a mapped page for which the disk has no room.
     */
    private static void allocate(FileChannel channel, long from, long bytes) throws IOException {
        ByteBuffer zeros = ByteBuffer.allocate(CHUNK);
        for (long at = from; at < bytes; at += zeros.position()) {
            zeros.clear().limit((int) Math.min(CHUNK, bytes - at));
            channel.write(zeros, at);
        }
    }
}
