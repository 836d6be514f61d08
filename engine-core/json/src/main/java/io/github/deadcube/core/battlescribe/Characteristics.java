package io.github.deadcube.core.battlescribe;

import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a profile prints, changed by what the link to it says. */
record Characteristics(Element profile, Vector<Element> modifiers) {
    private static final String FIELD = "field";

    String name() {
        return profile.title();
    }

    /** Model or Weapon. */
    String type() {
        return profile.get("typeName");
    }

    /** What stands under a heading; none if there is no such heading. */
    Option<String> get(String heading) {
        return profile.each("characteristics", "characteristic")
                .find(c -> c.title().equals(heading))
                .map(c -> modifiers
                        .filter(m -> m.get(FIELD).equals(c.get("typeId")))
                        .foldLeft(c.text(), Characteristics::modified));
    }

    /** Modifiers that mean nothing here. */
    Vector<Element> notUnderstood() {
        Vector<String> headings =
                profile.each("characteristics", "characteristic").map(c -> c.get("typeId"));
        return modifiers.filter(m -> !headings.contains(m.get(FIELD))
                || !Vector.of("set", "append").contains(m.get("type"))
                || m.children().nonEmpty());
    }

    /** Appended items may bring their comma with them, or not. */
    private static String modified(String text, Element modifier) {
        String value = modifier.get("value");
        if (modifier.get("type").equals("set")) return value;
        String bare = value.startsWith(",") ? value.substring(1).strip() : value;
        return text.isBlank() || text.equals("-") ? bare : text + ", " + bare;
    }
}
