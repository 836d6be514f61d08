package io.github.deadcube.core.battlescribe;

import io.vavr.control.Either;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** A file of lists as bytes, unzipped: whole, within bounds, or why not. */
final class DataFile {
    /** Many times the largest list that players keep. */
    static final int MOST_BYTES = 16 << 20;

    private static final int MOST_ENTRIES = 100;
    private static final int[] ZIP = {'P', 'K', 3, 4};

    private DataFile() {}

    static Either<String, byte[]> read(Path file) {
        if (Files.isDirectory(file)) return Either.left("this is a folder, not a file");
        if (Files.exists(file) && !Files.isRegularFile(file))
            return Either.left("this is a pipe or a device, not a file");
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES)
                return Either.left("this is too large: at most " + MOST_BYTES + " bytes are read");
            return zipped(bytes) ? unzipped(bytes) : Either.right(bytes);
        } catch (NoSuchFileException e) {
            return Either.left("there is no such file");
        } catch (AccessDeniedException e) {
            return Either.left("this file may not be read");
        } catch (IOException e) {
            return Either.left("this file cannot be read");
        }
    }

    /** Whatever it is called. */
    private static boolean zipped(byte[] bytes) {
        if (bytes.length < ZIP.length) return false;
        for (int i = 0; i < ZIP.length; i++) if (bytes[i] != ZIP[i]) return false;
        return true;
    }

    /** The first list in it. No more is unpacked than is read of a plain file. */
    private static Either<String, byte[]> unzipped(byte[] zip) {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            long budget = MOST_BYTES;
            ZipEntry entry = in.getNextEntry();
            for (int n = 0; entry != null && n < MOST_ENTRIES; n++) {
                byte[] bytes = in.readNBytes((int) budget + 1);
                if (bytes.length > budget)
                    return Either.left(
                            "what is zipped here is too large: at most " + MOST_BYTES + " bytes are unpacked");
                if (isList(entry.getName())) return Either.right(bytes);
                budget -= bytes.length;
                entry = in.getNextEntry();
            }
            return Either.left("no .gst, .cat or .ros is zipped here");
        } catch (ZipException | IllegalArgumentException e) {
            return Either.left("this zip is damaged");
        } catch (IOException e) {
            return Either.left("this zip breaks off");
        }
    }

    private static boolean isList(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".gst") || lower.endsWith(".cat") || lower.endsWith(".ros");
    }
}
