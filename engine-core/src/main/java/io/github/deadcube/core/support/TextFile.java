package io.github.deadcube.core.support;

import io.github.deadcube.api.rule.Fault;
import io.github.deadcube.api.rule.Sentence;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Files and folders that people name: what is in them, or why they cannot be used, in a sentence that names the file.
 */
public final class TextFile {
    /** The most bytes of a file that is neither a record nor a report. */
    public static final int MOST_BYTES = 2 << 20;

    /** More than a hundred thousand tests write. */
    private static final int MOST_OF_A_REPORT = 1 << 28;

    /** So that a fault has room for the reason. */
    private static final int LONGEST_NAME = 300;

    private static final String BYTE_ORDER_MARK = "\ufeff";

    private TextFile() {}

    /** Reads a file in UTF-8, with or without a byte order mark. Returns its text, or why it cannot be read. */
    public static Either<Fault, String> read(Path file) {
        return read(file, MOST_BYTES, false);
    }

    /**
     * Reads the file of a record, like {@link #read(Path)}. The first bytes of an incomplete last character are left
     * out, and zeros at the end, which a power failure leaves. In place of other bytes that are not text, after the
     * first line, the text has a replacement character: a reader of records says where it is damaged.
     */
    public static Either<Fault, String> readRecord(Path file) {
        return read(file, TextBounds.MOST_OF_A_RECORD, true);
    }

    /** Reads what a build has written about many tests, like {@link #read(Path)}. */
    public static Either<Fault, String> readReport(Path file) {
        return read(file, MOST_OF_A_REPORT, false);
    }

    /**
     * What a reader makes of the text of a file; or why the text is missing, or all faults of the reader, each with the
     * file.
     */
    public static <T> Either<Seq<Fault>, T> parsed(
            Path file, Either<Fault, String> text, Function<String, Either<Seq<Fault>, T>> reader) {
        return text.<Seq<Fault>>mapLeft(Vector::of)
                .flatMap(read -> reader.apply(read).mapLeft(faults -> within(file, faults)));
    }

    /** The faults of the text of a file, each with the file. */
    public static Seq<Fault> within(Path file, Seq<Fault> faults) {
        String name = name(file);
        return faults.map(fault -> fault.within(name));
    }

    /**
     * @param torn whether it is a record, which may be torn at its end or damaged, since a program writes it while it
     *     is played
     */
    private static Either<Fault, String> read(Path file, int most, boolean torn) {
        // an empty path is the folder in which the program runs
        if (file.toString().isBlank()) return Either.left(Fault.of("the name of a file is missing"));
        if (Files.isDirectory(file))
            return Either.left(Fault.of(Sentence.of("{file} is a folder", name(file)), "a file"));
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(most + 1);
            return bytes.length > most
                    ? Either.left(Fault.of(
                            Sentence.of("{file} is too large", name(file)), Sentence.of("at most {most} bytes", most)))
                    : decoded(file, bytes, torn);
        } catch (NoSuchFileException e) {
            return Either.left(Fault.of(Sentence.of("there is no file {file}", name(file))));
        } catch (IOException e) {
            return Either.left(unread(file, e));
        }
    }

    /**
     * The text of a file that is packaged beside a class.
     *
     * @param opened the file, opened by its class; null if it is missing
     * @param what the name in the error
     * @throws IllegalStateException if the file is missing
     */
    public static String packaged(@Nullable InputStream opened, String what) {
        if (opened == null) throw new IllegalStateException(what + " is missing");
        try (opened) {
            return new String(opened.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file with a {@link FileReplacement}. Returns why it cannot be written; it is then unchanged. */
    public static Option<Fault> write(Path file, String text) {
        try {
            FileReplacement.write(file, text);
            return Option.none();
        } catch (IOException e) {
            return Option.some(unwritten(file, e));
        }
    }

    /**
     * The files and folders in a folder, in the order of their names.
     *
     * @throws IOException if the folder cannot be read to its end
     */
    public static Vector<Path> entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return Vector.ofAll(entries.sorted());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * Whether two paths are the same file, also through links. Files that do not exist are the same if their paths are
     * equal.
     */
    public static boolean same(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }

    /**
     * Why a file cannot be written, to be asked before a long calculation of its text; none if nothing is known against
     * it.
     */
    public static Option<Fault> refusal(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file) || folder == null) return Option.some(unwritten(file, new IOException()));
        if (!Files.isDirectory(folder)) return Option.some(unwritten(file, new NoSuchFileException(folder.toString())));
        boolean denied = Files.exists(file) ? !Files.isWritable(file) : !Files.isWritable(folder);
        return Option.when(denied, () -> unwritten(file, new AccessDeniedException(file.toString())));
    }

    /** A file that cannot be read, from the exception of the attempt. */
    public static Fault unread(Path file, IOException fault) {
        return Fault.of(Sentence.of("{file} cannot be read: {why}", name(file), why(fault)));
    }

    /** A file that cannot be written, from the exception of the attempt. */
    public static Fault unwritten(Path file, IOException fault) {
        Sentence why = Files.isDirectory(file)
                ? Sentence.of("it is a folder")
                : fault instanceof NoSuchFileException ? Sentence.of("its folder does not exist") : why(fault);
        return Fault.of(Sentence.of("{file} cannot be written: {why}", name(file), why));
    }

    /** The name of a file in a fault: a long one in part, and what cannot be seen as its number. */
    public static String name(Path file) {
        String visible =
                VisibleText.visible(file.toString()).replace("\r", "\\u000d").replace("\n", "\\u000a");
        return TextBounds.shortened(visible, LONGEST_NAME);
    }

    /** A text without a byte order mark at its beginning. */
    public static String unmarked(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }

    private static Either<Fault, String> decoded(Path file, byte[] bytes, boolean torn) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer text = CharBuffer.allocate(bytes.length);
        int length = torn ? beforeZeros(bytes) : bytes.length;
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes, 0, length), text, !torn);
        String read = new String(text.array(), 0, text.position());
        if (result.isError() || read.indexOf('\0') >= 0) {
            String sound = result.isError() ? read : read.substring(0, read.indexOf('\0'));
            if (torn && sound.indexOf('\n') >= 0)
                return Either.right(unmarked(new String(bytes, 0, length, StandardCharsets.UTF_8)));
            int line = 1 + (int) sound.chars().filter(c -> c == '\n').count();
            int column = sound.length() - sound.lastIndexOf('\n');
            return Either.left(
                    Fault.at(line, column, "this is not text", "UTF-8").within(name(file)));
        }
        return Either.right(unmarked(read));
    }

    private static int beforeZeros(byte[] bytes) {
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] == 0) length--;
        return length;
    }

    private static Sentence why(IOException fault) {
        if (fault instanceof AccessDeniedException) return Sentence.of("access is denied");
        if (fault instanceof NoSuchFileException) return Sentence.of("it does not exist");
        if (fault instanceof FileAlreadyExistsException) return Sentence.of("it exists already");
        if (fault instanceof FileSystemLoopException) return Sentence.of("its links lead back to it");
        String message = fault instanceof FileSystemException system ? system.getReason() : fault.getMessage();
        return message == null ? Sentence.of("the system does not say why") : Sentence.verbatim(message);
    }
}
