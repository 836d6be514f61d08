package io.github.deadcube.testkit.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A file with the header of a zip. Its content is checked like in {@link BattleScribeFuzz}. */
public final class ZipFuzz {
    private static final byte[] BEGIN = {'P', 'K', 3, 4};
    private static final int LONGEST_NAME = 12;

    private ZipFuzz() {}

    /** The bytes are a zip, or, if the first byte is odd, the name and content of a file in a valid zip. */
    public static void fuzzerTestOneInput(byte[] bytes) throws IOException {
        if (bytes.length > 0 && bytes[0] != BEGIN[0] && bytes[0] % 2 != 0)
            BattleScribeFuzz.fuzzerTestOneInput(zipped(bytes));
        else {
            byte[] zip = bytes.clone();
            System.arraycopy(BEGIN, 0, zip, 0, Math.min(zip.length, BEGIN.length));
            BattleScribeFuzz.fuzzerTestOneInput(zip);
        }
    }

    private static byte[] zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        int name = Math.min(bytes.length, LONGEST_NAME);
        try (ZipOutputStream entries = new ZipOutputStream(zip)) {
            entries.putNextEntry(new ZipEntry(new String(bytes, 0, name, StandardCharsets.ISO_8859_1) + ".ros"));
            entries.write(Arrays.copyOfRange(bytes, name, bytes.length));
        }
        return zip.toByteArray();
    }
}
