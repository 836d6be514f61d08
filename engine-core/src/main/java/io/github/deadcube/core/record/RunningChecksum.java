package io.github.deadcube.core.record;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;

/** The CRC-32 of a record's game so far. */
final class RunningChecksum {
    private final CRC32 sum = new CRC32();

    /** Adds a line, without its own check. */
    void add(String line) {
        sum.update((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Eight digits. */
    @Override
    public String toString() {
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
