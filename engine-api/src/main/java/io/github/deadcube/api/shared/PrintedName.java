package io.github.deadcube.api.shared;

import java.util.Locale;

/** Compares names on cards without regard to case, spaces, full stops and brackets. */
public final class PrintedName {
    private PrintedName() {}

    public static String plain(String printed) {
        int bracket = printed.replace('[', '(').indexOf('(');
        String name = bracket < 0 ? printed : printed.substring(0, bracket);
        return name.replace('.', ' ').strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT);
    }
}
