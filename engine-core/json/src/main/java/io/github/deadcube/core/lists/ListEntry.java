package io.github.deadcube.core.lists;

import io.github.deadcube.core.lists.Findings.Titled;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** An entry or a group of entries, and the link to it; none if it was not reached by a link. */
record ListEntry(Element target, Option<Element> link) implements Titled {
    static ListEntry of(Element target) {
        return new ListEntry(target, Option.none());
    }

    /** Its identifier as a roster gives it: that of the link, if there is one, and its own. */
    String id() {
        return link.map(l -> l.get("id") + "::").getOrElse("") + target.get("id");
    }

    @Override
    public String title() {
        return target.title().isEmpty() ? link.map(Element::title).getOrElse("") : target.title();
    }

    /** The element for findings: the link, if there is one. */
    @Override
    public Element at() {
        return link.getOrElse(target);
    }

    Vector<Element> each(String tag) {
        return target.each(tag).appendAll(link.toVector().flatMap(l -> l.each(tag)));
    }

    boolean hidden() {
        return target.is("hidden") || link.exists(l -> l.is("hidden"));
    }

    int least() {
        return values("min", "parent").max().getOrElse(0);
    }

    Option<Integer> most() {
        return values("max", "parent").min();
    }

    Option<Integer> mostInTeam() {
        return values("max", "roster").appendAll(values("max", "force")).min();
    }

    /** Whether it costs nothing, in the link or the entry. */
    boolean free() {
        return each("cost").forAll(cost -> cost.whole("value").contains(0));
    }

    /** Its rules as text, and the links to such rules. */
    Vector<Element> rules() {
        return each("rule")
                .appendAll(each("infoLink").filter(link -> link.get("type").equals("rule")));
    }

    /** A modifier that sets its constraint under a condition. */
    boolean conditional(String type, String scope) {
        Vector<String> ids = limits(type, scope).map(c -> c.get("id"));
        return each("modifier").exists(m -> ids.contains(m.get("field")));
    }

    private Vector<Integer> values(String type, String scope) {
        return limits(type, scope)
                .filter(c -> c.get("field").equals("selections"))
                .flatMap(c -> c.whole("value"))
                .filter(number -> number >= 0);
    }

    private Vector<Element> limits(String type, String scope) {
        return each("constraint")
                .filter(c -> c.get("type").equals(type) && c.get("scope").equals(scope));
    }

    /** The targets of links: entries, groups and profiles of a catalogue and its game system. */
    static final class Index {
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

        /** The names of the rules in the files, in capitals. */
        SortedSet<String> rules() {
            return rules;
        }

        /** The entries and groups in an entry, with links resolved; broken links are reported. */
        Vector<ListEntry> entries(ListEntry parent, Findings findings) {
            Vector<ListEntry> own = parent.each("selectionEntry")
                    .appendAll(parent.each("selectionEntryGroup"))
                    .map(ListEntry::of);
            return own.appendAll(parent.each("entryLink").flatMap(link -> linked(link, findings)));
        }

        Option<ListEntry> linked(Element link, Findings findings) {
            Option<Element> target = find(link.get("targetId"))
                    .filter(e -> e.name().equals("selectionEntry") || e.name().equals("selectionEntryGroup"));
            if (target.isEmpty()) findings.fault(link, "this link leads to no entry", "what is linked is not read");
            return target.map(e -> new ListEntry(e, Option.some(link)));
        }
    }
}
