package io.github.deadcube.core.battlescribe;

/**
 * Something in a file that was not read just as it stands.
 *
 * @param kind how grave it is
 * @param file the file's name
 * @param line 1 for its first line; 0 if the file as a whole is meant
 * @param entry the entry or profile that it concerns; empty if none
 * @param what what stands there
 * @param done what was made of it
 */
public record Finding(Kind kind, String file, int line, String entry, String what, String done) {
    /** How grave a finding is. */
    public enum Kind {
        /** It was read as what it surely means. */
        CORRECTED,
        /** It is understood, and nothing in the rules that are played can hold it. */
        LEFT_OUT,
        /** It is not understood, or cannot be. */
        FAULT
    }

    /** One line. */
    @Override
    public String toString() {
        String where = line == 0 ? file : file + ", line " + line;
        return where + ": " + (entry.isEmpty() ? "" : entry + ": ") + what + "; " + done;
    }
}
