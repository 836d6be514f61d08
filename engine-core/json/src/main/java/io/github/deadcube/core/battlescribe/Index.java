package io.github.deadcube.core.battlescribe;

import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** What links of a catalogue lead to: entries, groups and profiles of its own and of its game system. */
final class Index {
    private static final Vector<String> TARGETS = Vector.of(
            "selectionEntry", "selectionEntryGroup", "profile", "rule", "categoryEntry", "entryLink", "costType");

    private final SortedMap<String, Element> byId = new TreeMap<>();
    private final SortedSet<String> rules;

    Index(Vector<Element> roots) {
        Vector<Element> all = roots.flatMap(Element::all).filter(e -> TARGETS.contains(e.name()));
        for (Element e : all) byId.putIfAbsent(e.get("id"), e);
        rules = TreeSet.ofAll(
                all.filter(e -> e.name().equals("rule")).map(e -> e.title().toUpperCase(Locale.ROOT)));
    }

    Option<Element> find(String id) {
        return Option.of(byId.get(id));
    }

    /** The names of the rules that come with the files, in capitals. */
    SortedSet<String> rules() {
        return rules;
    }

    /** The entries and groups that stand in an entry, links followed; those that lead nowhere are told of. */
    Vector<Entry> entries(Entry parent, Findings findings) {
        Vector<Entry> own = parent.each("selectionEntries", "selectionEntry")
                .appendAll(parent.each("selectionEntryGroups", "selectionEntryGroup"))
                .map(Entry::of);
        return own.appendAll(parent.each("entryLinks", "entryLink").flatMap(link -> linked(link, findings)));
    }

    Option<Entry> linked(Element link, Findings findings) {
        Option<Element> target = find(link.get("targetId"))
                .filter(e -> e.name().equals("selectionEntry") || e.name().equals("selectionEntryGroup"));
        if (target.isEmpty())
            findings.fault(link, link.title(), "this link leads to no entry", "what is linked is not read");
        return target.map(e -> new Entry(e, Option.some(link)));
    }
}
