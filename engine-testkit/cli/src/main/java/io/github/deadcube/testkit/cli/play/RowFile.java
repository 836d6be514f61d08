package io.github.deadcube.testkit.cli.play;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.github.deadcube.core.support.RecordLock;
import io.github.deadcube.core.support.TextFile;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file with a line for each game that was played, in the order of the games. Games that were interrupted continue
 * after its last whole line. Until it is closed, no other process writes it.
 *
 * @param path the file; empty if the rows are not kept
 * @param whole its text without a torn last line
 * @param bytes the length of that text in the file
 * @param ended whether the last of these bytes ends a line
 * @param lock the right to write the file; none if the rows are not kept
 */
record RowFile(Optional<Path> path, String whole, int bytes, boolean ended, Option<RecordLock> lock)
        implements AutoCloseable {
    /** The most bytes that are read; more than 100,000 games of a duel have less. */
    private static final int MOST_BYTES = 1 << 26;

    /**
     * Opens a file, which may be missing; or returns why it cannot be used.
     *
     * @param row what a row begins with; a last line without its end that begins otherwise is no row, and the file is
     *     refused
     * @param complete whether a last line without its end is a whole row
     */
    static Either<Fault, RowFile> open(Optional<Path> path, Pattern row, Predicate<String> complete) {
        return path.isEmpty()
                ? Either.right(new RowFile(path, "", 0, true, Option.none()))
                : RecordLock.of(path.get()).flatMap(lock -> {
                    Either<Fault, RowFile> read = read(path.get(), row, complete, lock);
                    if (read.isLeft()) lock.close();
                    return read;
                });
    }

    private static Either<Fault, RowFile> read(Path path, Pattern row, Predicate<String> complete, RecordLock lock) {
        try {
            byte[] all = Files.exists(path) ? read(path) : new byte[0];
            if (all.length > MOST_BYTES)
                return Either.left(Fault.of(
                        Sentence.of("{path} is too large", TextFile.name(path)), "at most " + MOST_BYTES + " bytes"));
            int whole = all.length;
            while (whole > 0 && all[whole - 1] != '\n') whole--;
            String text = decoded(all, whole);
            // A line may be torn within a letter.
            String last = new String(all, whole, all.length - whole, StandardCharsets.UTF_8);
            Option<RecordLock> locked = Option.some(lock);
            if (complete.test(last))
                return Either.right(
                        new RowFile(Optional.of(path), decoded(all, all.length) + "\n", all.length, false, locked));
            RowFile file = new RowFile(Optional.of(path), text, whole, true, locked);
            Matcher begun = row.matcher(last);
            return begun.lookingAt() || begun.hitEnd()
                    ? Either.right(file)
                    : Either.left(file.at(file.lines().size() + 1, Fault.of("this is no row, not even a part of one")));
        } catch (CharacterCodingException e) {
            return Either.left(Fault.of(Sentence.of("{path} is not text", TextFile.name(path)), "UTF-8"));
        } catch (IOException e) {
            return Either.left(TextFile.unread(path, e));
        }
    }

    /** Reads one byte more than the most, so that a file that is too large is known. */
    private static byte[] read(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(MOST_BYTES + 1);
        }
    }

    private static String decoded(byte[] all, int length) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(all, 0, length))
                .toString();
    }

    /** The fault of a file that could not be written while the games were played. */
    static Fault unwritten(Exception fault) {
        Throwable cause = Objects.requireNonNull(fault instanceof UncheckedIOException ? fault.getCause() : fault);
        return cause instanceof FileSystemException of && of.getFile() != null
                ? TextFile.unwritten(Path.of(of.getFile()), of)
                : Fault.of(Sentence.of("a file cannot be written: {message}", String.valueOf(cause.getMessage())));
    }

    /** A fault at a line, from 1. */
    Fault at(int line, Fault fault) {
        return fault.at(line, 0).within(TextFile.name(path.orElseThrow()));
    }

    Vector<String> lines() {
        return Vector.ofAll(whole.lines());
    }

    /** Opens a writer that adds lines. A torn last line is cut off first: its game is played again. */
    Writer writer() throws IOException {
        if (path.isEmpty()) return Writer.nullWriter();
        if (Files.exists(path.get()))
            try (FileChannel file = FileChannel.open(path.get(), StandardOpenOption.WRITE)) {
                file.truncate(bytes);
            }
        Writer writer = Files.newBufferedWriter(
                path.get(), StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        if (!ended) writer.write("\n");
        return writer;
    }

    /** Lets other processes write the file. */
    @Override
    public void close() {
        lock.forEach(RecordLock::close);
    }
}
