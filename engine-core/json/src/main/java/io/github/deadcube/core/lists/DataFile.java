package io.github.deadcube.core.lists;

import io.github.deadcube.api.rule.Fault;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** A file of lists as bytes, unzipped: whole, within bounds, or why not. */
final class DataFile {
    /** Many times the largest list that players keep. */
    static final int MOST_BYTES = 16 << 20;

    static final Fault TOO_LARGE = Fault.of("this is too large", "at most " + MOST_BYTES + " bytes");

    private static final int MOST_ENTRIES = 100;
    /** Some spaces and a byte order mark may come before XML. */
    private static final int MOST_BEFORE = 64;

    private static final byte[] ZIP = {'P', 'K', 3, 4};
    /** What the end of a zip begins with; an empty one has nothing else. */
    private static final byte[] END = {'P', 'K', 5, 6};
    /** The longest end of a zip, with its comment. */
    private static final int LONGEST_END = 22 + 65_535;

    private DataFile() {}

    static Either<Fault, byte[]> read(Path file) {
        if (Files.isDirectory(file))
            return Either.left(Fault.of("this is a folder", "a file with a list, a roster or a game system"));
        if (Files.exists(file) && !Files.isRegularFile(file))
            return Either.left(Fault.of("this is a pipe or a device", "a file with a list, a roster or a game system"));
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) return Either.left(TOO_LARGE);
            return zipped(bytes) ? unzipped(bytes) : Either.right(bytes);
        } catch (NoSuchFileException e) {
            return Either.left(Fault.of("there is no such file"));
        } catch (AccessDeniedException e) {
            return Either.left(Fault.of("this file may not be read"));
        } catch (IOException e) {
            return Either.left(Fault.of("this file cannot be read"));
        }
    }

    /** Whether a file begins as a zip or as XML. */
    static boolean begins(Path file) {
        if (!Files.isRegularFile(file)) return false;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BEFORE);
            return zipped(bytes) || Xml.begins(bytes);
        } catch (IOException e) {
            return false;
        }
    }

    /** Whether the bytes are a zip. The name of the file does not say so: players rename these files. */
    private static boolean zipped(byte[] bytes) {
        return at(0, ZIP, bytes) || at(0, END, bytes);
    }

    static boolean at(int place, byte[] part, byte[] bytes) {
        return bytes.length >= place + part.length
                && Arrays.equals(bytes, place, place + part.length, part, 0, part.length);
    }

    /** Whether the list of the files is there, which a stream of a zip does not need. */
    private static boolean isWhole(byte[] zip) {
        for (int place = zip.length; place >= Math.max(0, zip.length - LONGEST_END); place--)
            if (at(place, END, zip)) return true;
        return false;
    }

    /** The only list in it. No more is unpacked than is read of a plain file. */
    private static Either<Fault, byte[]> unzipped(byte[] zip) {
        if (!isWhole(zip)) return Either.left(Fault.of("this zip breaks off"));
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            long budget = MOST_BYTES;
            Option<byte[]> list = Option.none();
            ZipEntry entry = in.getNextEntry();
            for (int n = 0; entry != null; n++) {
                if (n == MOST_ENTRIES)
                    return Either.left(
                            Fault.of("more than " + MOST_ENTRIES + " files are zipped here", "the list alone"));
                byte[] bytes = in.readNBytes((int) budget + 1);
                if (bytes.length > budget)
                    return Either.left(Fault.of(
                            "what is zipped here is too large: at most " + MOST_BYTES + " bytes are unpacked"));
                if (isList(entry.getName())) {
                    if (list.isDefined())
                        return Either.left(
                                Fault.of("more than one .gst, .cat or .ros is zipped here", "one list in each file"));
                    list = Option.some(bytes);
                }
                budget -= bytes.length;
                entry = in.getNextEntry();
            }
            return list.toEither(Fault.of("no .gst, .cat or .ros is zipped here"));
        } catch (ZipException | IllegalArgumentException e) {
            return Either.left(Fault.of("this zip is damaged"));
        } catch (IOException e) {
            return Either.left(Fault.of("this zip breaks off"));
        }
    }

    private static boolean isList(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        // macOS zips what it knows about a file beside it, under the same name
        if (lower.startsWith("__macosx/")) return false;
        return lower.endsWith(".gst") || lower.endsWith(".cat") || lower.endsWith(".ros");
    }
}
