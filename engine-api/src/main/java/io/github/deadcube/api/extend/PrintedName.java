package io.github.deadcube.api.extend;

import java.util.Locale;

/** Names as cards print them: capitals, spaces, full stops and what stands in brackets make no difference. */
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
