package io.github.deadcube.testkit.cli.look;

import java.io.File;

/** One word of a command that is printed for a shell. */
final class ShellWord {
    private static final String PLAIN = "._-+@,:/" + File.separatorChar;
    /** What a shell of Unix reads between double quotes. */
    private static final String SPECIAL = "\"$`!" + (File.separatorChar == '\\' ? "" : "\\");

    private ShellWord() {}

    /** In quotation marks, if a shell would not read the text as one word. */
    static String of(String text) {
        if (text.chars().allMatch(c -> Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) return text;
        if (text.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0)) return '"' + text + '"';
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
