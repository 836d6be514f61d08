package io.github.deadcube.core.lists;

import io.github.deadcube.core.lists.Findings.Titled;
import io.github.deadcube.core.support.TextBounds;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

record Element(
        String file,
        String name,
        int line,
        int number,
        SortedMap<String, String> attributes,
        Vector<Element> children,
        String text)
        implements Titled {
    private static final int LONGEST_TITLE = 60;
    private static final int LONGEST_NUMBER = 20;
    private static final Pattern CONTROLS = Pattern.compile("[\\s\\x00-\\x1f\\x7f-\\x9f]+");

    /** An element that is written twice is two elements; and a comparison of all that is in them takes long. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return number;
    }

    /** An attribute; empty if it is missing. */
    String get(String attribute) {
        String value = attributes.get(attribute);
        return value == null ? "" : value.strip();
    }

    /** The whole number of an attribute; none if it is missing or another text. */
    Option<Integer> whole(String attribute) {
        return wholeNumber(get(attribute));
    }

    boolean is(String attribute) {
        return get(attribute).equals("true");
    }

    Option<Element> child(String tag) {
        return children.find(child -> child.name.equals(tag));
    }

    /** The elements of a list among its children: {@code profiles} contains each {@code profile}. */
    Vector<Element> each(String tag) {
        String list = tag.endsWith("y") ? tag.substring(0, tag.length() - 1) + "ies" : tag + "s";
        List<Element> each = new ArrayList<>();
        for (Element child : children)
            if (child.name.equals(list))
                for (Element listed : child.children) if (listed.name.equals(tag)) each.add(listed);
        return Vector.ofAll(each);
    }

    /** This one and all below it, in the order of the file. */
    Vector<Element> all() {
        return Vector.of(this).appendAll(children.flatMap(Element::all));
    }

    @Override
    public Element at() {
        return this;
    }

    @Override
    public String title() {
        return named("name");
    }

    /** An attribute that is a name: on one line and without control characters, shortened if it is too long. */
    String named(String attribute) {
        String name = get(attribute);
        return TextBounds.cut(
                hasControl(name) ? CONTROLS.matcher(name).replaceAll(" ").strip() : name, LONGEST_TITLE);
    }

    private static boolean hasControl(String name) {
        for (int i = 0; i < name.length(); i++) if (Character.isISOControl(name.charAt(i))) return true;
        return false;
    }

    /** A number as BattleScribe writes it, such as {@code 4.0}, if an int holds it; none for any other text. */
    static Option<Integer> wholeNumber(String text) {
        if (!text.matches("-?[0-9]{1,12}(?:\\.[0-9]{1,6})?") || text.length() > LONGEST_NUMBER) return Option.none();
        try {
            return Option.some(new BigDecimal(text).intValueExact());
        } catch (ArithmeticException e) {
            return Option.none();
        }
    }
}
