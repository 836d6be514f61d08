package io.github.deadcube.core.setup;

import io.vavr.control.Option;

/** Names that people give: free text on one line, which files carry and read back. */
final class Named {
    private static final int LONGEST = 100;

    private Named() {}

    /** What is wrong with a name; none for one that is read as it is written. */
    static Option<String> fault(String name) {
        if (name.length() > LONGEST)
            return Option.some("a name has " + LONGEST + " characters at most, not " + name.length());
        return Option.when(
                name.codePoints().anyMatch(Named::unprintable),
                "a name is some text on one line, without control characters");
    }

    /** Control characters and halves of characters; no file carries them. */
    private static boolean unprintable(int character) {
        return Character.isISOControl(character) || Character.getType(character) == Character.SURROGATE;
    }
}
