package io.github.deadcube.core.support;

import io.github.deadcube.core.Deadcube;
import io.vavr.collection.Vector;

/** Which versions of the format of saved text and JSON are read: today's, and that of the minor version before. */
public final class FormatVersion {
    /** The format of the minor version before, or of the first release. */
    private static final int OLDEST = 4;

    private static final Vector<String> READ =
            Vector.rangeClosed(OLDEST, Deadcube.FORMAT_VERSION).map(String::valueOf);

    private FormatVersion() {}

    /** Whether these digits are a version that is read. */
    public static boolean isRead(String digits) {
        return READ.contains(digits);
    }

    /** The versions that are read, for a message: {@code 4 or 5}. */
    public static String expected() {
        return READ.mkString(" or ");
    }
}
