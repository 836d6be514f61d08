package io.github.deadcube.core.lists;

import io.github.deadcube.api.extend.ItemRule;
import io.github.deadcube.api.extend.KeywordRule;
import io.github.deadcube.api.extend.Library;
import io.github.deadcube.api.extend.SpecialOrder;
import io.github.deadcube.api.rule.RuleId;
import io.github.deadcube.core.spelling.Spellings;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Translates the spellings of lists into the names of a library. Rules of an application declare their spellings. */
final class ListWords {
    private static final Pattern NUMBERED = Pattern.compile("(.+?) *\\(([0-9]{1,2})\\)");
    private static final Vector<String> DELIVERING =
            Vector.of("GRENADE", "EXPLOSIVE", "INDIRECT", "TRAP", "GAS CLOUD", "SHIELD GENERATOR");

    private final SortedMap<String, String> keywords = new TreeMap<>();
    private final SortedMap<String, RuleId> equipment = new TreeMap<>();
    private final SortedMap<String, String> orders = new TreeMap<>();
    private Vector<String> holding = DELIVERING;

    ListWords(Library library) {
        for (KeywordRule keyword : library.keywords()) {
            name(keyword.printed(), keyword.printed(), keywords);
            if (keyword.isEquipment()) sold(keyword.printed(), keyword);
            if (!keyword.rule().known()) holding = holding.append(keyword.printed());
        }
        for (ItemRule item : library.items()) {
            name(item.name(), Spellings.plain(item.name()), keywords);
            if (item.isEquipment()) sold(item.name(), item);
        }
        for (SpecialOrder order : library.orders()) name(order.name(), order.name(), orders);
        for (KeywordRule keyword : library.keywords()) spelt(keyword, keyword.printed(), keywords);
        for (ItemRule item : library.items()) spelt(item, Spellings.plain(item.name()), keywords);
        for (SpecialOrder order : library.orders()) spelt(order, order.name(), orders);
    }

    private void sold(String name, Library.Rule rule) {
        name(name, rule.rule(), equipment);
        spelt(rule, rule.rule(), equipment);
    }

    private static <T> void spelt(Library.Rule rule, T meant, SortedMap<String, T> to) {
        rule.spellings().forEach(spelling -> name(spelling, meant, to));
    }

    private static <T> void name(String name, T meant, SortedMap<String, T> to) {
        to.putIfAbsent(Spellings.plain(name), meant);
    }

    /**
     * The name in capitals of a keyword, or of an item that is printed as a keyword; the unchanged text if it is
     * unknown.
     */
    String keyword(String printed) {
        return Option.of(keywords.get(Spellings.plain(printed)))
                .orElse(() -> Spellings.keyword(printed))
                .getOrElse(printed);
    }

    /** The rule of a piece in a group named <em>Equipment</em>, with or without a number in brackets. */
    Option<RuleId> equipment(String name) {
        Matcher numbered = NUMBERED.matcher(name);
        return piece(name).orElse(() -> numbered.matches() ? piece(numbered.group(1)) : Option.none());
    }

    /** Its number in brackets; 0 without one. */
    static int number(String name) {
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches() ? Integer.parseInt(numbered.group(2)) : 0;
    }

    private Option<RuleId> piece(String name) {
        return Option.of(equipment.get(Spellings.plain(name))).orElse(() -> Spellings.equipment(name));
    }

    Option<String> order(String printed) {
        return Option.of(orders.get(Spellings.plain(printed)));
    }

    /** Whether another keyword belongs into the brackets of this one. */
    boolean holds(String keyword) {
        return holding.contains(keyword);
    }
}
