package io.github.deadcube.api.extend;

import java.util.Locale;

/** Compares names on cards without regard to case, spaces, full stops and brackets. */
final class PrintedName {
    private PrintedName() {}

    static String plain(String printed) {
        int bracket = printed.replace('[', '(').indexOf('(');
        String name = bracket < 0 ? printed : printed.substring(0, bracket);
        return name.replace('.', ' ').strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT);
    }

    static String of(LibraryRule rule) {
        if (rule instanceof KeywordRule keyword) return keyword.printed();
        if (rule instanceof ItemRule item) return plain(item.name());
        return rule instanceof SpecialOrder order ? plain(order.name()) : plain(rule.title());
    }
}
