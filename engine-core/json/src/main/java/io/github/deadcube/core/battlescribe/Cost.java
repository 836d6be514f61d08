package io.github.deadcube.core.battlescribe;

import io.github.deadcube.core.battlescribe.Element.Figures;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * What an entry costs, without what is in it.
 *
 * @param points 0 to 999
 * @param worth its VPs, 0 to 99
 */
record Cost(int points, int worth) {
    private static final int MOST_POINTS = 999;
    private static final int MOST_WORTH = 99;
    private static final String POINTS = "PTS";
    private static final String WORTH = "VP";

    Cost plus(Cost other) {
        return new Cost(points + other.points, worth + other.worth);
    }

    /** What a link says goes before what its target says; none if it cannot be read. */
    static Option<Cost> of(Entry entry, Findings findings) {
        return of(entry, "what has it is not read", findings);
    }

    /** What a roster says that all in it costs together. */
    static Option<Cost> total(Element roster, Findings findings) {
        return of(Entry.of(roster), "what stands in the roster counts", findings);
    }

    private static Option<Cost> of(Entry entry, String otherwise, Findings findings) {
        Option<Integer> points = of(entry, POINTS, MOST_POINTS, otherwise, findings);
        Option<Integer> worth = of(entry, WORTH, MOST_WORTH, otherwise, findings);
        for (Element other : entry.each("costs", "cost"))
            if (!Vector.of(POINTS, WORTH).contains(type(other))
                    && !Figures.whole(other.get("value")).contains(0))
                findings.leftOut(
                        other, entry.name(), "a cost in '" + other.title() + "' is none of the game's", "passed over");
        return points.flatMap(p -> worth.map(w -> new Cost(p, w)));
    }

    private static Option<Integer> of(Entry entry, String type, int most, String otherwise, Findings findings) {
        Option<Element> cost = entry.link().flatMap(link -> find(link, type)).orElse(() -> find(entry.target(), type));
        if (cost.isEmpty()) return Option.some(0);
        String text = set(entry, cost.get()).getOrElse(cost.get().get("value"));
        Option<Integer> value = Figures.whole(text).filter(n -> n >= 0 && n <= most);
        if (value.isEmpty())
            findings.fault(
                    cost.get(),
                    entry.name(),
                    "a cost of " + text + " " + type + " is none: costs are whole, 0 to " + most,
                    otherwise);
        return value;
    }

    /** A modifier of the entry that sets it, whatever else is chosen. */
    private static Option<String> set(Entry entry, Element cost) {
        return entry.each("modifiers", "modifier")
                .filter(m -> setsCost(m, cost.get("typeId")))
                .lastOption()
                .map(m -> m.get("value"));
    }

    static boolean setsCost(Element modifier, String typeId) {
        return modifier.get("type").equals("set")
                && modifier.get("field").equals(typeId)
                && modifier.children().isEmpty();
    }

    private static Option<Element> find(Element entry, String type) {
        return entry.each("costs", "cost").find(cost -> type(cost).equals(type));
    }

    private static String type(Element cost) {
        return cost.title().toUpperCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return points + " " + POINTS + " and " + worth + " " + WORTH;
    }
}
