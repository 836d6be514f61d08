package io.github.deadcube.api;

import io.github.deadcube.api.rule.RuleId;

/**
 * An error of a {@link Setup} or a {@link Situation}. Its texts are single lines, which quote long names in part and odd characters as {@code ?}.
 *
 * @param where the part with the error, such as {@code team A, model 3 'Gunner', weapon 'rifle'}
 * @param rule the broken rule; an ASK rule if no rule of the game is broken
 * @param fault the error, and the correct form
 */
public record SetupError(String where, RuleId rule, String fault) {
    private static final int LONGEST = 400;

    /** Shortens the texts: they may quote what users wrote. */
    public SetupError {
        where = shown(where);
        fault = shown(fault);
    }

    private static String shown(String text) {
        StringBuilder line = new StringBuilder();
        text.codePoints()
                .limit(LONGEST)
                .forEach(character -> line.appendCodePoint(isShown(character) ? character : '?'));
        return line.append(text.codePointCount(0, text.length()) > LONGEST ? "…" : "")
                .toString();
    }

    private static boolean isShown(int character) {
        return !Character.isISOControl(character) && Character.getType(character) != Character.SURROGATE;
    }

    /** One line. */
    @Override
    public String toString() {
        return where + ": " + fault + " (" + rule + ")";
    }
}
