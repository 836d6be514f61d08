package io.github.deadcube.core.support;

import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;

/** Which versions of the format of saved text and JSON are read: today's, and that of the minor version before. */
public final class FormatVersion {
    /** The format of the minor version before, or of the first release. */
    private static final int OLDEST = 1;

    private static final FormatVersion TODAY = of(OLDEST, Deadcube.FORMAT_VERSION);

    private final Vector<String> read;

    private FormatVersion(Vector<String> read) {
        this.read = read;
    }

    /** Those that an engine reads which writes the newest and also reads what comes before it, from the oldest on. */
    static FormatVersion of(int oldest, int newest) {
        return new FormatVersion(Vector.rangeClosed(oldest, newest).map(String::valueOf));
    }

    /** Whether these digits are a version that this engine reads. */
    public static boolean isRead(String digits) {
        return TODAY.reads(digits);
    }

    /** The versions that this engine reads, for a message: {@code 4 or 5}. */
    public static String expected() {
        return TODAY.toString();
    }

    boolean reads(String digits) {
        return read.contains(digits);
    }

    @Override
    public String toString() {
        return read.mkString(" or ");
    }
}
